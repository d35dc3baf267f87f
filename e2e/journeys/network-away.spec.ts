import { choice, queryOf, RoomsPage, SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('the network goes while a guest chooses: the page stays, and goes on when it is back', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const rooms = new RoomsPage(page);
  const reloads: string[] = [];
  const next = '**/ClientApp/mf-checkout/**';
  await test.step('Given a guest has searched, and what comes next cannot be fetched', async () => {
    const search = new SearchPage(page);
    await search.open(site.url, 'HARBOUR', queryOf(await hotel.stay(34), 'adults=2,1&children=0,2'));
    await page.route(next, (route) => route.abort());
    const fetched = page.waitForEvent('requestfailed', (request) => request.url().includes('/mf-checkout/'));
    await search.search();
    await expect(rooms.heading(/^Choose room 1 of/)).toBeVisible();
    page.on('load', () => reloads.push(page.url()));
    await fetched;
  });

  await test.step('When the network goes', async () => {
    await context.setOffline(true);
    await expect(page.getByText('You are offline').first()).toBeVisible();
  });

  await test.step('Then the page stays, and takes choices', async () => {
    await rooms.chooseRoom(1, choice.rooms[0]);
    await expect(rooms.heading(/^Choose room 2 of/)).toBeVisible();
  });

  await test.step('And with the network the booking goes on', async () => {
    await page.unroute(next);
    await context.setOffline(false);
    await rooms.chooseRoom(2, choice.rooms[1]);
    await rooms.keepRooms(choice.rooms);
    await rooms.chooseSetUp(choice.setUps[0]);
    expect(reloads).toEqual([]);
  });
});

test('a page that could not be fetched without a network comes by itself with it', async ({
  page,
  context,
  site,
  hotel,
}) => {
  const files = '**/ClientApp/mf-rooms-rates/**';
  await page.route(files, (route) => route.abort());
  const search = new SearchPage(page);
  await search.open(site.url, 'HARBOUR', queryOf(await hotel.stay(34)));
  await context.setOffline(true);
  await search.search();
  await expect(page.getByRole('button', { name: texts.shell.text('fallback.retry') })).toBeVisible();
  expect(page.url()).toContain('/Rooms-And-Rates');
  await page.unroute(files);
  await context.setOffline(false);
  await expect(new RoomsPage(page).heading(/^Choose your room/)).toBeVisible();
});
