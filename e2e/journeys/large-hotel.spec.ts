import { RoomsPage } from '../steps/index.ts';
import { importLargeHotel, largeHotel } from '../support/large-hotel.ts';
import { isEverything } from 'shared/testing/everything';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const mostNodes = 3000;
const { code, roomTypes } = largeHotel;
const ratePlans = isEverything ? largeHotel.ratePlans : 20;

test(`a hotel of ${String(roomTypes)} room types and ${String(ratePlans)} rates is drawn in few elements, and unfolds all rates of a room @release`, async ({
  page,
  site,
  complaints,
}) => {
  await importLargeHotel(site, { roomTypes, ratePlans, months: 1 });
  const room = `Room ${String(roomTypes)}`;
  const stay = await (await Hotel.open(site.url, code, [room])).stay(1);
  const rooms = new RoomsPage(page);
  await rooms.open(site.url, code, stay, 'adults=2');
  await expect(page.getByRole('article')).toHaveCount(roomTypes);
  await expect(rooms.rates('Room 1')).toHaveCount(2);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(mostNodes);
  await rooms
    .roomType(room)
    .getByText(`${String(ratePlans - 1)} more rates`)
    .click();
  await expect(rooms.rates(room)).toHaveCount(ratePlans);
  await rooms.rate(room, 'Rate 1').click();
  await rooms.isYours();
  expect(complaints).toEqual([]);
});
