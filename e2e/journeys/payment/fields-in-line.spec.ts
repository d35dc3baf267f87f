import type { Locator } from '@playwright/test';
import { chooseOneRoom, guests } from '../../steps/index.ts';
import { texts } from '../../steps/messages.ts';
import { expect, test } from '../../support/test.ts';

/** Where the words of an element begin. */
const beginOf = (words: Locator): Promise<number> =>
  words.evaluate(
    (element) => element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft),
  );

test('the country is written in one line with the names above it, before and after it is chosen', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(24);
  const wish = { code: 'HARBOUR', stay, roomType: 'Classic Double', rate: 'Flexible rate' };
  await chooseOneRoom(page, site.url, wish, guests.first);
  const firstName = await beginOf(
    page.getByLabel(texts.checkout.text('checkout.firstName'), { exact: true }),
  );
  const placeholder = page.locator('.rich-select .ant-select-placeholder').first();
  await expect(placeholder).toHaveText(texts.checkout.text('checkout.country.choose'));
  expect(await beginOf(placeholder)).toBeCloseTo(firstName, 0);

  await page.getByRole('combobox', { name: texts.checkout.text('checkout.country') }).fill('Denmark');
  await page.keyboard.press('Enter');
  const chosen = page.locator('.rich-select').getByTitle('Denmark').first();
  await expect(chosen).toBeVisible();
  expect(await beginOf(chosen)).toBeCloseTo(firstName, 0);
});
