import { TableDialog } from '../steps/index.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a large party reads whom to call, and the afternoon tea says until when its table is kept', async ({
  page,
  site,
}) => {
  const table = new TableDialog(page);
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  await table.chooseLastQuickDay();

  await table.choice('Guests', 'More than 8').check();
  await expect(table.dialog.getByText(/Up to 8 guests can book online/)).toBeVisible();
  await expect(table.dialog.getByRole('link', { name: /\+44 20 7946/ })).toBeVisible();
  await expect(table.book).toBeDisabled();

  await table.dialog.getByRole('radio', { name: /The Clock Room/ }).check();
  await table.choice('Guests', '2 Guests').check();
  await table.choice('Time', /^13:00/).check();
  await expect(table.dialog.getByText('The table is yours until 14:30.')).toBeVisible();
});

test('a hotel without a restaurant service shows nothing of it', async ({ page, site }) => {
  await page.goto(`${site.url}/Book/KAROO`);
  await expect(
    page.getByRole('button', { name: texts.rooms.text('dates.search'), exact: true }),
  ).toBeEnabled();
  await expect(page.getByText(texts.checkout.text('confirmation.table'))).toHaveCount(0);
  const karoo = await Hotel.open(site.url, 'KAROO');
  const query = new URLSearchParams({ propertyId: karoo.property.propertyId });
  const response = await fetch(`${site.url}/api/RestaurantBooking/Restaurants?${query.toString()}`);
  expect(await response.json()).toEqual([]);
});
