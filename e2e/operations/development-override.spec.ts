import { developmentIntegrity, siteDataSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { expect, test } from '../support/test.ts';

const remote = 'mf-search';

// `pnpm dev` puts dev servers into a page's data; the shell of a production build takes none, whatever the page says.
test('a page that says that it is a development page runs nothing that no hash vouches for @release', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  await page.route('**/dev-server/remoteEntry.js', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'self.overridden = true;',
    });
  });
  await page.route('**/Book/HARBOUR', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="site-data">)([^]*?)(<\/script>)/,
      (_all, open: string, text: string, close: string) => {
        const data = z.decode(siteDataSchema, JSON.parse(text) as z.input<typeof siteDataSchema>);
        const live = data.registry.remotes[remote];
        if (live === undefined) throw new Error(`${remote} is not live.`);
        const { previous: _none, ...before } = live;
        const override = { ...live, entry: `${site.url}/dev-server/remoteEntry.js`, container: 'overridden' };
        const remotes = {
          ...data.registry.remotes,
          [remote]: { ...override, integrity: developmentIntegrity, previous: before },
        };
        const changed = { ...data, registry: { ...data.registry, remotes }, development: true };
        return open + JSON.stringify(z.encode(siteDataSchema, changed)).replaceAll('<', '\\u003c') + close;
      },
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${site.url}/Book/HARBOUR`);
  // The version before takes its place.
  await expect(page.locator('form.search-panel')).toBeVisible({ timeout: 30_000 });
  expect(asked).not.toEqual([]);
  expect(await page.evaluate(() => 'overridden' in self)).toBe(false);
});
