import { TableDialog } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a table can be booked without a pointer', async ({ page, site }) => {
  const table = new TableDialog(page);
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  await table.dialog
    .getByRole('group', { name: texts.restaurant.text('table.date'), exact: true })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await table.isReady();
  await table.choice('Time', /^\d/).first().focus();
  await page.keyboard.press('Space');
  await table.email.focus();
  await page.keyboard.type('keys@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('+442079460958');
  await page.keyboard.press('Enter');
  await expect(table.dialog.getByRole('heading', { name: texts.rules.text('success.table') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(table.dialog).toBeHidden();
});

test('on a phone what has the focus is never under the bar with the button', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  const table = new TableDialog(page);
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  const times = table.choice('Time', /^\d/);
  const bar = table.dialog.locator('.rt-bar');
  await times.first().focus();
  await page.keyboard.press('Space');
  for (let pressed = 1; pressed < (await times.count()); pressed += 1) {
    await page.keyboard.press('ArrowRight');
    const focused = page.locator(':focus');
    const { y = Infinity, height = 0 } = (await focused.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  }
});
