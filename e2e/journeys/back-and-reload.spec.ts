import { CheckoutPage, choice, guests, RoomsPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('at every step a reload keeps my place, and Back and Forward keep what I gave', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const stay = await hotel.stay(18);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const reloaded = async (hash: string): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
  };

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2,1&children=0,2');
  await test.step('Selection: room 1 is still chosen, room 2 still to choose', async () => {
    await rooms.chooseRoom(1, choice.rooms[0]);
    await reloaded('#room-2');
    await expect(rooms.heading(/^Choose room 2 of 2/)).toBeVisible();
    await page.goBack();
    await expect(rooms.heading(/^Choose room 1 of 2/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Chosen: .*, Classic Double/ })).toBeVisible();
    await page.goForward();
    await rooms.chooseRoom(2, choice.rooms[1]);
  });
  await test.step('Back from the page that follows leads to the rooms, and Forward to it', async () => {
    await rooms.keepRooms(choice.rooms);
    await page.goBack();
    await expect(rooms.heading(/^Choose room 2 of 2/)).toBeVisible();
    await page.goForward();
    await rooms.isYours();
  });
  await test.step('Beds stay', async () => {
    await rooms.chooseSetUp(choice.setUps[0]);
    await reloaded('#yours');
    await expect(rooms.guest(1)).toContainText(choice.setUps[0]);
    await rooms.chooseSetUp(choice.setUps[1], 2);
  });
  await test.step('Extras: what was added is added', async () => {
    await rooms.addExtra(1, choice.extra);
    await reloaded('#yours');
    await expect(rooms.added(choice.extra)).toBeVisible();
  });
  await test.step('Back from Checkout leads to the page before, with everything', async () => {
    await rooms.finish(size);
    await checkout.isOpen();
    await checkout.nameGuest(2, guests.second);
    await page.goBack();
    await expect(page).toHaveURL(/#yours$/);
    await page.reload();
    await rooms.toCheckout.click();
    await checkout.isOpen();
    const name = checkout.guest(2).getByLabel(texts.checkout.text('checkout.lastName'));
    await expect(name).toHaveValue(guests.second.lastName);
  });
  expect(complaints).toEqual([]);
});
