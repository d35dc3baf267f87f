import { toUrlDate } from 'shared/domain';
import { chooseOneRoom, ConfirmationPage, guests, RoomsPage, SearchPage } from '../steps/index.ts';
import { largeHotel, startLargeHotel } from '../support/large-hotel.ts';
import type { Site } from '../support/site.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const mostNodes = 3000;

test.describe('a hotel of 40 room types and 60 rates', () => {
  let large: Site | null = null;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    large = await startLargeHotel({ ...largeHotel, months: 1 });
  });
  test.afterAll(() => large?.stop());

  test('is searched, is drawn in few elements, and is booked', async ({ page, complaints }) => {
    const url = large?.url ?? '';
    const room = 'Room 40';
    const stay = await (await Hotel.open(url, largeHotel.code, [room])).stay(1);

    await test.step('When I search', async () => {
      const search = new SearchPage(page);
      const dates = `?fromDate=${toUrlDate(stay.from)}&toDate=${toUrlDate(stay.to)}&adults=2`;
      await search.open(url, largeHotel.code, dates);
      await search.submit.click();
    });
    await test.step('Then all room types are there, with their best rates', async () => {
      const rooms = new RoomsPage(page);
      await expect(page.getByRole('article')).toHaveCount(largeHotel.roomTypes);
      await expect(rooms.rates('Room 1')).toHaveCount(2);
      expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(mostNodes);
    });
    await test.step('And the others when I ask for them', async () => {
      const rooms = new RoomsPage(page);
      await rooms
        .roomType(room)
        .getByText(`${String(largeHotel.ratePlans - 1)} more rates`)
        .click();
      await expect(rooms.rates(room)).toHaveCount(largeHotel.ratePlans);
    });
    await test.step('And what I choose is booked', async () => {
      const wish = { code: largeHotel.code, stay, roomType: room, rate: 'Rate 1' };
      const checkout = await chooseOneRoom(page, url, wish, guests.first);
      await checkout.giveDetails(guests.booker);
      await checkout.giveCard(guests.card);
      await checkout.agree();
      await checkout.confirm.click();
      await new ConfirmationPage(page).isOpen(guests.booker.firstName);
    });
    expect(complaints).toEqual([]);
  });
});
