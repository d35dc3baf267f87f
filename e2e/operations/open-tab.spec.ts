import type { Page } from '@playwright/test';
import { openLocalStore } from 'federation/releases';
import { CheckoutPage, chooseOneRoom, guests, payByCard, RoomsPage } from '../steps/index.ts';
import { checkout as words } from '../steps/messages.ts';
import {
  buildChanged,
  buildNextShell,
  nameUnchecked,
  nextSharedApi,
  publish,
  readManifest,
} from '../support/releases.ts';
import { expect, test } from '../support/test.ts';

const list = '/Book/HARBOUR/Rooms-And-Rates';
const roomType = 'Classic Double';

/** The addresses of the documents that a tab loads, in their order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The versions of mf-checkout that have been started in the document that is open. */
const startedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .flatMap(({ name }) => (name.startsWith('mf-checkout ') ? [name.slice('mf-checkout '.length)] : [])),
  );

test('an open tab refuses a remote that its shell is too old for, and takes the new shell with the next page @release', async ({
  page,
  site,
  hotel,
}) => {
  const store = await openLocalStore(site);
  const before = await store.readRegistry();
  const live = before?.remotes['mf-checkout']?.version;
  const shell = await buildNextShell('1.0.1');
  const remote = await buildChanged({
    remote: 'mf-checkout',
    version: '1.0.1',
    file: 'package.json',
    from: /"sharedApi": "[^"]*"/,
    to: `"sharedApi": "^${nextSharedApi}"`,
  });
  const manifest = await readManifest(remote.folder);
  const documents = documentsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const filesOf = (name: string, version: string) =>
    asked.filter((path) => path.startsWith(`/ClientApp/${name}/${version}/`));
  const checkout = new CheckoutPage(page);
  const rooms = new RoomsPage(page);

  await test.step('Given a mf-checkout for the next shell, which cannot be published yet', async () => {
    await expect(publish(site.dataDir, remote.folder)).rejects.toThrow(`needs sharedApi ^${nextSharedApi}`);
  });
  await test.step('And a registry that names it all the same', async () => {
    await store.addRelease(manifest, remote.folder);
    await nameUnchecked(store, 'mf-checkout', manifest);
  });
  await test.step('When a guest goes from the rooms to checkout, the version before it runs', async () => {
    const wish = { code: 'HARBOUR', stay: await hotel.stay(18), roomType, rate: 'Flexible rate' };
    await chooseOneRoom(page, site.url, wish, guests.first);
    expect(await startedIn(page)).toEqual([live]);
    expect(filesOf('mf-checkout', remote.version)).toEqual([]);
    expect(documents).toEqual([list]);
  });
  await test.step('When the shell is published, the tab hears of it and leaves the form alone', async () => {
    await checkout.field(words.text('checkout.firstName')).fill(guests.booker.firstName);
    const heard = page.waitForResponse(
      async (response) =>
        response.url().endsWith('/ClientApp/registry.json') &&
        (await response.text()).includes(shell.version),
    );
    await publish(site.dataDir, shell.folder);
    await heard;
    await checkout.field(words.text('checkout.lastName')).fill(guests.booker.lastName);
    await expect(checkout.field(words.text('checkout.firstName'))).toHaveValue(guests.booker.firstName);
    expect(documents).toEqual([list]);
  });
  await test.step('When the guest goes back to the rooms, the new shell draws them, and the basket is there', async () => {
    await page.getByRole('link', { name: words.text('checkout.summary.edit') }).click();
    await expect(rooms.basket.getByText(roomType).first()).toBeVisible();
    expect(documents).toEqual([list, list]);
    expect(filesOf('shell', shell.version)).not.toEqual([]);
  });
  await test.step('And the new mf-checkout runs, with what was typed', async () => {
    await rooms.onward.click();
    await rooms.toCheckout.click();
    await checkout.isOpen();
    expect(await startedIn(page)).toEqual([remote.version]);
    await expect(checkout.field(words.text('checkout.firstName'))).toHaveValue(guests.booker.firstName);
    expect(documents).toHaveLength(2);
  });
  await test.step('And books', async () => {
    await payByCard(page);
  });
  if (before !== null) await store.writeRegistry(before);
  await Promise.all([shell.remove(), remote.remove()]);
});
