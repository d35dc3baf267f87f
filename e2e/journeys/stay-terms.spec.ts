import { addDays, formatStayDate } from 'shared/domain';
import { choice, RoomsPage, SearchPage } from '../steps/index.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useHotel } from '../support/hotel-of-a-test.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'TERMS';

/** HARBOUR, booked three days ahead at least, for five nights at most, or for seven and more at the long-stay rate. */
function withTerms(file: HotelFile): object {
  const Rates = [
    ...(file['Rates'] as readonly object[]),
    { MaxLengthOfStay: 5, MinDaysBeforeArrival: 3 },
    { RatePlanIds: ['long-stay'], MinLengthOfStay: 7, MaxLengthOfStay: 60 },
  ];
  return { ...file, Rates };
}

useHotel(code, withTerms);

test('a hotel with terms says why a stay cannot be booked and how it can, and sells the long-stay rate @release', async ({
  page,
  site,
  complaints,
}) => {
  const { url } = site;
  const [room] = choice.rooms;
  const hotel = await Hotel.open(url, code, [room]);
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);

  await test.step('Given tomorrow is too late, and the calendar says so', async () => {
    await search.open(url, code);
    await search.openCalendar();
    const tomorrow = addDays(hotel.today(), 1);
    await expect(search.day(tomorrow)).toHaveAccessibleName(/Book at least 3 days ahead/);
    await page.keyboard.press('Escape');
  });

  const stay = await hotel.stay(7);
  const nights = (count: number) => ({ from: stay.from, to: addDays(stay.from, count) });

  await test.step('When six nights are wanted, both pages say which lengths there are', async () => {
    await search.open(url, code, `?fromDate=${stay.from.replaceAll('/', '-')}&nights=6&adults=2`);
    await expect(
      page.getByText('Stays that begin here are of at most 5, or of at least 7 nights'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stay 5 nights' }).click();
    await expect(page).toHaveURL(/nights=5|toDate=/);

    await rooms.open(url, code, nights(6), 'adults=2');
    const from = formatStayDate(stay.from, 'short', 'en-GB');
    await expect(
      page.getByText(`A stay from ${from} is for at most 5 nights, or for at least 7 nights.`),
    ).toBeVisible();
    await expect(search.alternatives.first()).toBeVisible();
  });

  await test.step('Then seven nights are sold at the long-stay rate, which says what it asks', async () => {
    await rooms.open(url, code, nights(7), 'adults=2');
    await expect(rooms.rate(room, 'Stay four nights')).toBeVisible();
    const rates = rooms.row(room, 'Total for 7 nights');
    await expect(rates).toHaveCount(1);
    await expect(rates.getByText('Minimum stay 7 nights')).toBeVisible();
    await expect(rates.getByText('For bookings at least 3 days ahead')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
