import type { Page } from '@playwright/test';
import { addDays, toUrlDate } from 'shared/domain';
import { SearchPage } from '../steps/index.ts';
import { clippedTexts, overlapping } from '../support/clipping.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// Prices of five figures, and a symbol after them.
for (const [code, language] of [
  ['HARBOUR', 'en-GB'],
  ['KAROO', 'en-GB'],
  ['FJORD', 'da-DK'],
  ['HARBOUR', 'ar-AE'],
] as const) {
  test(`at 200 % text dates and prices are read whole: ${code} in ${language}`, async ({ page, site }) => {
    const from = (await Hotel.open(site.url, code, [])).today();
    const dates = `fromDate=${toUrlDate(addDays(from, 40))}&nights=3`;
    await page.goto(`${site.url}/Book/${code}?${dates}&adults=2&languageCode=${language}`);
    await expect(page.locator('form.search-panel [type="submit"]')).toBeEnabled();
    await doubleText(page);
    for (const width of [390, 820, 1440]) {
      await test.step(`${String(width)} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        expect(await clippedTexts(page.locator('.search-cell__value, .search-cell__label'))).toEqual([]);
        expect(await overlapping(page.locator('.search-cell'))).toEqual([]);

        await page.locator('#search-dates').click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.locator('.calendar__note').filter({ hasText: /\d/ }).first()).toBeVisible();
        expect(
          await clippedTexts(dialog.locator('.calendar__note, .calendar__number, .calendar__title')),
        ).toEqual([]);
        expect(
          await overlapping(dialog.locator('.calendar__note, .calendar__number, .calendar__mark')),
        ).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    }
  });
}

test('at 200 % zoom the calendar opens with its heading and its day in sight', async ({ page, site }) => {
  const search = new SearchPage(page);
  await search.open(site.url);
  // What a window of 1280 × 800 and of 1440 × 900 has at 200 % zoom.
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 720, height: 450 },
  ]) {
    await test.step(`${String(viewport.width)} px`, async () => {
      await page.setViewportSize(viewport);
      await search.openCalendar();
      await expect(search.calendar.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
      await expect(search.calendar.locator('[data-date]:focus')).toBeInViewport({ ratio: 1 });
      await expect(search.calendar.getByRole('status')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(search.calendar).toBeHidden();
    });
  }
});
