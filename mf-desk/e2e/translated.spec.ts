import { bookByApi } from 'e2e/booked';
import { messagesOf } from 'e2e/messages';
import { joinStaff } from 'e2e/invitation';
import { expect, test } from 'e2e/test';
import { translatePages } from 'e2e/translating-browser';
import { enGB } from '../src/messages/en-GB.ts';

const { text } = messagesOf(enGB);

test('a clerk whose browser translates the page finds a booking, and opens and closes it', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  await translatePages(page, 'copies');
  const lead = { firstName: 'Grace', lastName: 'Fontaine' };
  const { reference } = await bookByApi(site.url, hotel.property, await hotel.stay(28), [
    { roomType: 'Classic Double', lead },
  ]);
  const { address, cookie } = await joinStaff(site, { role: 'front-desk', email: 'font@hotel.example' });
  await page.context().addCookies([cookie]);
  await page.goto(address);
  await page.getByRole('tab', { name: text('desk.tab.bookings') }).click();
  const rows = page.getByRole('table', { name: text('desk.tab.bookings') }).getByRole('row');
  await page.getByLabel(text('bookings.text')).fill(reference);
  await page.getByRole('button', { name: text('bookings.search') }).click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: text('booking.title', { reference }) });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  expect(complaints).toEqual([]);
});
