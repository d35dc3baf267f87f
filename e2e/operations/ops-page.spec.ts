import type { postWebVitals } from 'shared/contracts/web-vitals';
import type * as z from 'zod/mini';
import { StatesSeen } from '../support/accessibility.ts';
import { copyPrepared, removeDataDir } from '../support/data-dir.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const token = 'operator-token-of-a-journey';
type Vitals = z.input<(typeof postWebVitals)['body']>;

test('an operator reads on a desktop and on a phone which release is slow at guests @release', async ({
  page,
}) => {
  const dataDir = await copyPrepared();
  const site = await startSite({ dataDir, environment: { OPERATOR_TOKEN: token } });
  const seen = new StatesSeen(page);
  try {
    const html = await (await fetch(`${site.url}/Book/HARBOUR`)).text();
    const [, version = ''] = /\/mf-search\/([^/"]+)\//.exec(html) ?? [];
    const figure = { Route: '/Book/:propertyCode', Remote: 'mf-search', Release: version };
    for (let view = 0; view < 20; view += 1) {
      const body: Vitals = {
        Vitals: [
          { ...figure, Name: 'LCP', Value: 3100 },
          { ...figure, Name: 'CLS', Value: 0.01 },
        ],
      };
      const { status } = await fetch(`${site.url}/api/WebVitals`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(status).toBe(204);
    }
    await page.goto(`${site.url}/ops`);
    await seen.see('the log-in');
    await page.locator('input[name="token"]').fill(token);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('table').first()).toBeVisible();
    const slow = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'mf-search' }) })
      .getByRole('cell', { name: /^3\d{3} ms$/ });
    await expect(async () => {
      await page.reload();
      await expect(slow).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(slow.locator('.ops__bad')).toHaveText(/^3\d{3} ms$/);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await seen.see(String(width));
    }
    expect(seen.problems).toEqual([]);
  } finally {
    await site.stop();
    await removeDataDir(dataDir);
  }
});
