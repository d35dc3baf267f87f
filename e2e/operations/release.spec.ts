import type { Page } from '@playwright/test';
import { chooseTwoRooms, CheckoutPage } from '../steps/index.ts';
import { buildChanged, publish, release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const oldWords = 'Your details';
const newWords = 'Who is booking';

/** The version of mf-checkout whose files this load of the page has run. */
async function reload(page: Page): Promise<string> {
  const entry = page.waitForResponse(/\/ClientApp\/mf-checkout\/[^/]+\/remoteEntry\.js$/);
  await page.reload();
  return new URL((await entry).url()).pathname.split('/')[3] ?? '';
}

test('a changed mf-checkout is published and rolled back; nothing is rebuilt or restarted', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const heading = (words: string) => page.getByRole('heading', { level: 2, name: words, exact: true });
  const statusOf = async (): Promise<string[]> =>
    (await release(site.dataDir, 'status')).split('\n').filter((line) => line.includes('mf-checkout'));

  await test.step('Given a guest at checkout', async () => {
    await chooseTwoRooms(page, site.url, await hotel.stay(18), size);
    await new CheckoutPage(page).isOpen();
    await expect(heading(oldWords)).toBeVisible();
  });
  const before = await reload(page);
  const othersBefore = await page.request.get(`${site.url}/ClientApp/registry.json`);

  const changed = await test.step('And a changed mf-checkout, really built', () =>
    buildChanged({
      remote: 'mf-checkout',
      version: '1.0.1',
      file: 'src/messages/en-GB.ts',
      from: `'${oldWords}'`,
      to: `'${newWords}'`,
    }));

  await test.step('When it is published, the next page load runs it', async () => {
    await publish(site.dataDir, changed.folder);
    await changed.remove();
    expect(await reload(page)).toBe(changed.version);
    await new CheckoutPage(page).isOpen();
    await expect(heading(newWords)).toBeVisible();
    await expect(heading(oldWords)).toBeHidden();
    expect((await statusOf()).join()).toContain(changed.version);
  });

  await test.step('And every other release is the one that it was', async () => {
    const registry = await page.request.get(`${site.url}/ClientApp/registry.json`);
    const [now, then]: Record<string, Record<string, unknown>>[] = [
      await registry.json(),
      await othersBefore.json(),
    ];
    const others = (all: Record<string, Record<string, unknown>> | undefined) => ({
      shell: all?.['shell'],
      remotes: { ...all?.['remotes'], 'mf-checkout': null },
    });
    expect(others(now)).toEqual(others(then));
  });

  await test.step('When it is rolled back, the next page load runs the old one', async () => {
    await release(site.dataDir, 'rollback', 'mf-checkout', '--why', 'The old words were better');
    expect(await reload(page)).toBe(before);
    await new CheckoutPage(page).isOpen();
    await expect(heading(oldWords)).toBeVisible();
    expect(await release(site.dataDir, 'history', 'mf-checkout')).toContain('The old words were better');
  });
  expect(complaints).toEqual([]);
});
