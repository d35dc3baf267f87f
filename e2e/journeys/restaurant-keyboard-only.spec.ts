import type { Page } from '@playwright/test';
import { TableDialog } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

/** Where what has the focus is not seen whole above the bar; a choice is its whole pill. */
const coveredFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const bar = document.querySelector('.rt-bar');
    if (focused === null || bar === null || focused.closest('.rt-form') === null || bar.contains(focused))
      return null;
    const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
    const end = bar.getBoundingClientRect().top;
    return top >= 0 && bottom <= end + 0.5
      ? null
      : `${focused.tagName} ${focused.id}: ${String(top)} to ${String(bottom)}, the bar begins at ${String(end)}`;
  });

test('a table can be booked without a pointer, on a phone too, where nothing is under the bar with the button @release', async ({
  page,
  site,
}) => {
  const table = new TableDialog(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto(`${site.url}/Book/HARBOUR`);
  await table.openFromMenu();
  const times = table.choice('Time', /^\d/);
  const covered: (string | null)[] = [];
  const press = async (key: string, count: number): Promise<void> => {
    for (let pressed = 0; pressed < count; pressed += 1) {
      await page.keyboard.press(key);
      covered.push(await coveredFocus(page));
    }
  };
  for (const size of ['200%', '100%'])
    await test.step(`What has the focus is seen, at ${size} text`, async () => {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      await table.dialog.getByRole('radio').first().focus();
      await press('Tab', 9);
      await press('Shift+Tab', 9);
      await times.first().focus();
      await page.keyboard.press('Space');
      await press('ArrowRight', await times.count());
      expect(covered.filter((problem) => problem !== null)).toEqual([]);
    });
  await test.step('I choose the second day and a time, and book', async () => {
    await table.dialog
      .getByRole('group', { name: texts.restaurant.text('table.date'), exact: true })
      .getByRole('radio')
      .first()
      .focus();
    await page.keyboard.press('ArrowRight');
    await table.isReady();
    await times.first().focus();
    await page.keyboard.press('Space');
    await table.email.focus();
    await page.keyboard.type('keys@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type('+442079460958');
    await page.keyboard.press('Enter');
    await expect(
      table.dialog.getByRole('heading', { name: texts.rules.text('success.table') }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(table.dialog).toBeHidden();
  });
});
