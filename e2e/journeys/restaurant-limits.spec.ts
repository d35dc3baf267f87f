import { TableDialog } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

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
