import type { Page } from '@playwright/test';
import { bookByApi } from '../support/booked.ts';
import { countShifts, shiftsOf } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';

const sizeOf = async (page: Page, selector: string): Promise<number> =>
  Number.parseFloat(
    await page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontSize),
  );

test.describe('before the scripts have come', () => {
  test.use({ javaScriptEnabled: false });

  test('what is written is a tenth larger in Arabic than in English', async ({ page, site }) => {
    const places = ['body', '.search-cell__value', '.site-footer__title'];
    const sizes = async (language: string): Promise<readonly number[]> => {
      await page.goto(`${site.url}/Book/HARBOUR?languageCode=${language}`);
      return Promise.all(places.map((place) => sizeOf(page, place)));
    };
    const english = await sizes('en-GB');
    const arabic = await sizes('ar');
    for (const [index, size] of arabic.entries()) expect(size / (english[index] ?? 0)).toBeCloseTo(1.1, 3);
  });
});

test('a page in Arabic is a tenth larger with its scripts too, antd’s parts as well, and nothing moves', async ({
  page,
  site,
  complaints,
}) => {
  const sizes = async (language: string): Promise<readonly number[]> => {
    await page.goto(`${site.url}/Account/Register/HARBOUR?languageCode=${language}`);
    await expect(page.locator('.dialing-code')).toBeVisible();
    return [await sizeOf(page, 'body'), await sizeOf(page, '.dialing-code')];
  };
  await countShifts(page);
  expect(await sizes('en-GB')).toEqual([16, 16]);
  expect(await sizes('ar')).toEqual([expect.closeTo(17.6, 2), expect.closeTo(17.6, 2)]);
  await page.goto(`${site.url}/Book/HARBOUR?languageCode=ar`);
  await expect(page.locator('.search-cell').first()).toBeVisible();
  expect(await sizeOf(page, 'body')).toBeCloseTo(17.6, 2);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  expect(complaints).toEqual([]);
});

test('in Arabic what leads back points to where reading begins @release', async ({ page, site, hotel }) => {
  const lead = { firstName: 'Ada', lastName: 'Byron' };
  const stay = await hotel.stay(27);
  const { token } = await bookByApi(site.url, hotel.property, stay, [{ roomType: 'Classic Double', lead }]);
  const back = page.locator('.btn .icon--sideways').first();
  const drawn = () => back.evaluate((icon) => getComputedStyle(icon).transform);
  await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}?languageCode=ar`);
  await expect.poll(drawn).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  await page.evaluate(() => {
    document.documentElement.dir = 'ltr';
  });
  await expect.poll(drawn).toBe('none');
});
