import { toMinor } from 'shared/domain';
import { bookByApi } from '../../support/booked.ts';
import { readBooking } from '../../support/bookings.ts';
import { ConfirmationPage } from '../../steps/index.ts';
import { expect, test } from '../../support/test.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

test('a confirmation of three rooms with extras adds up, and is printed on one page', async ({
  page,
  site,
  hotel,
}) => {
  const lead = { firstName: 'Ada', lastName: 'Byron' };
  const wanted = ['Classic Double', 'Family Room', 'Junior Suite'].map((roomType) => ({
    roomType,
    lead,
    extras: 4,
  }));
  const { token } = await bookByApi(site.url, hotel.property, await hotel.stay(26), wanted);
  const booking = await readBooking(site.url, hotel, token);
  await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}`);
  const confirmation = new ConfirmationPage(page);
  await confirmation.isOpen('Ada');

  const shown = await confirmation.read();
  expect(shown.rooms).toHaveLength(3);
  for (const room of shown.rooms) expect(sum(room.lines)).toBe(room.total);
  expect(sum(shown.rooms.map(({ total }) => total))).toBe(shown.total);
  expect(shown.total).toBe(toMinor(booking.total, 'GBP'));
  await expect(
    confirmation.actions.getByRole('link').or(confirmation.actions.getByRole('button')),
  ).toHaveCount(8);

  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
  }
});
