import { TableDialog } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('every state of the table booking meets WCAG 2.2 AA', async ({ page, site }) => {
  const table = new TableDialog(page);
  const found: Record<string, string[]> = {};
  const look = async (state: string): Promise<void> => {
    found[state] = await violations(page);
  };
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  await look('open');
  await table.book.click();
  await expect(table.dialog.getByRole('alert')).toBeFocused();
  await look('incomplete');
  await table.dialog.getByRole('button', { name: texts.restaurant.text('table.date.other') }).click();
  await expect(table.dialog.getByRole('grid')).toBeVisible();
  await look('calendar');
  await table.chooseLastQuickDay();
  await table.choice('Guests', 'More than 8').check();
  await look('large party');
  await table.choice('Guests', '2 Guests').check();
  await table.choice('Time', /^17:30/).check();
  await look('offers');
  await table.giveDetails({ email: 'axe@example.org', telephone: '+442079460958', requests: '' });
  await page.route('**/RestaurantBooking/Create', (route) =>
    route.fulfill({ json: { Success: false, BookingReference: null, InfoMessage: 'This table is taken.' } }),
  );
  await table.book.click();
  await expect(table.dialog.getByText('This table is taken.')).toBeVisible();
  await look('refused');
  await page.unroute('**/RestaurantBooking/Create');
  await table.choice('Time', /^17:30/).check();
  await table.confirm();
  await look('booked');
  await table.dialog.getByRole('button', { name: texts.restaurant.text('table.done.close') }).click();
  await page.route('**/RestaurantBooking/Restaurants*', (route) => route.abort());
  const toggle = page.getByRole('button', { name: texts.frame.text('frame.menu'), exact: true });
  if (await toggle.isVisible()) await toggle.click();
  await page
    .locator('#site-menu')
    .getByRole('button', { name: texts.checkout.text('confirmation.table') })
    .click();
  await expect(table.dialog.getByText(texts.restaurant.text('table.failed.title'))).toBeVisible();
  await look('failed');
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
});
