import type { Page } from '@playwright/test';
import { choice, guests } from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { buildChanged, publish, release } from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const oldWords = 'Rooms and extras';
const newWords = 'What you have booked';

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
  complaints,
}) => {
  const heading = (words: string) => page.getByRole('heading', { level: 2, name: words, exact: true });
  const statusOf = async (): Promise<string[]> =>
    (await release(site.dataDir, 'status')).split('\n').filter((line) => line.includes('mf-checkout'));

  await test.step('Given a guest who reads a confirmation', async () => {
    const room = { roomType: choice.rooms[0], lead: guests.first };
    const { token } = await bookByApi(site.url, hotel.property, await hotel.stay(18), [room]);
    await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}`);
    await expect(heading(oldWords)).toBeVisible();
  });
  const before = await reload(page);
  const othersBefore = await page.request.get(`${site.url}/ClientApp/registry.json`);

  const changed = await test.step('And a changed mf-checkout, really built', () =>
    buildChanged({
      remote: 'mf-checkout',
      version: '1.0.1',
      file: 'src/messages/booked.en-GB.ts',
      from: `'${oldWords}'`,
      to: `'${newWords}'`,
    }));

  await test.step('When it is published, the next page load runs it', async () => {
    await publish(site.dataDir, changed.folder);
    await changed.remove();
    expect(await reload(page)).toBe(changed.version);
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
    await expect(heading(oldWords)).toBeVisible();
    expect(await release(site.dataDir, 'history', 'mf-checkout')).toContain('The old words were better');
  });
  expect(complaints).toEqual([]);
});
