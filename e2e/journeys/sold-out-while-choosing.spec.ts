import { RoomsPage } from '../steps/index.ts';
import { BookingApi } from '../support/booking-api.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const tent = { roomTypeId: 'stargazer-tent', ratePlanId: 'dinner-bed-breakfast' };

test('somebody else takes the last tent while I choose: I am told, and choose another room with what I had given @release', async ({
  page,
  site,
}) => {
  const api = await BookingApi.open(site.url, 'KAROO');
  const hotel = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const stay = await hotel.stay(14);
  const rooms = new RoomsPage(page);

  await test.step('Given I chose the only Stargazer Tent', async () => {
    await rooms.open(site.url, 'KAROO', stay, 'adults=2');
    await expect(rooms.roomType('Stargazer Tent')).toContainText('Only 1 left');
    await rooms.rates('Stargazer Tent').first().click();
    await rooms.isYours();
    await expect(rooms.extras).toBeVisible();
  });
  await test.step('When somebody else books it and I come back to the page', async () => {
    await api.book(stay, tent);
    await page.reload();
  });
  await test.step('Then I am told which room is gone, and it is no longer offered', async () => {
    await expect(page.getByText(texts.rules.text('error.selection-not-available'))).toBeVisible();
    const words = 'Room 1, Stargazer Tent, has just been taken.';
    await expect(page.locator('.toast')).toContainText(words);
    await expect(page.getByRole('main').getByText(words)).toBeVisible();
    await expect(rooms.heading(/^Choose your room and rate/)).toBeVisible();
    await expect(rooms.roomType('Stoep Room')).toBeVisible();
    await expect(rooms.roomType('Stargazer Tent')).toBeHidden();
  });
  await test.step('When I choose the Stoep Room, it takes the place of the tent', async () => {
    await rooms.rates('Stoep Room').first().click();
    await rooms.isYours();
    await expect(rooms.basket).not.toContainText('Stargazer Tent');
  });
});
