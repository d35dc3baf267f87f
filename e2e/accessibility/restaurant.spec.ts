import { TableDialog } from '../steps/index.ts';
import { StatesSeen } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('every state of the table booking meets WCAG 2.2 AA', async ({ page, site }) => {
  const table = new TableDialog(page);
  const seen = new StatesSeen(page);
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  await table.book.click();
  await expect(table.dialog.getByRole('alert')).toBeFocused();
  await seen.seeAtBothWidths('incomplete');
  await table.dialog.getByRole('button', { name: texts.restaurant.text('table.date.other') }).click();
  await expect(table.dialog.getByRole('grid')).toBeVisible();
  await seen.seeAtBothWidths('calendar');
  await table.chooseLastQuickDay();
  await table.choice('Guests', 'More than 8').check();
  await seen.see('large party');
  await table.choice('Guests', '2 Guests').check();
  await table.choice('Time', /^17:30/).check();
  await seen.seeAtBothWidths('offers');
  await table.giveDetails({ email: 'axe@example.org', telephone: '+442079460958', requests: '' });
  await page.route('**/RestaurantBooking/Create', (route) =>
    route.fulfill({ json: { Success: false, BookingReference: null, InfoMessage: 'This table is taken.' } }),
  );
  await table.book.click();
  await expect(table.dialog.getByText('This table is taken.')).toBeVisible();
  await seen.see('refused');
  await page.unroute('**/RestaurantBooking/Create');
  await table.choice('Time', /^17:30/).check();
  await table.confirm();
  await seen.seeAtBothWidths('booked');
  await table.dialog.getByRole('button', { name: texts.restaurant.text('table.done.close') }).click();
  await page.route('**/RestaurantBooking/Restaurants*', (route) => route.abort());
  const toggle = page.getByRole('button', { name: texts.frame.text('frame.menu'), exact: true });
  if (await toggle.isVisible()) await toggle.click();
  await page
    .locator('#site-menu')
    .getByRole('button', { name: texts.checkout.text('confirmation.table') })
    .click();
  await expect(table.dialog.getByText(texts.restaurant.text('table.failed.title'))).toBeVisible();
  await seen.see('failed');
  expect(seen.problems).toEqual([]);
});
