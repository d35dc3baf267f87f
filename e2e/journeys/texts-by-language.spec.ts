import type { Page } from '@playwright/test';
import { RoomsPage } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

/** As large as the letters stand there, whatever the page around them has. */
const heightOfText = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects()[0]?.height ?? 0;
    });

test('a Danish guest hears the texts of a hotel without Danish as what they are @release', async ({
  page,
  site,
  complaints,
}) => {
  const hotel = await Hotel.open(site.url, 'SARRIA', []);
  const rooms = new RoomsPage(page);
  const stay = await hotel.stay(28);
  await rooms.open(site.url, 'SARRIA', stay, 'adults=2&languageCode=da');
  const room = page.getByRole('article').first();
  const isEnglish = async (text: ReturnType<typeof room.getByText>): Promise<void> => {
    await expect(text).toHaveAttribute('lang', 'en-GB');
    await expect(text).toHaveAttribute('dir', 'ltr');
  };

  await test.step('Then the page is Danish', async () => {
    await expect(rooms.title('Værelser og priser')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'da-DK');
  });
  await test.step('And names and descriptions of rooms and rates say that they are English', async () => {
    await isEnglish(room.getByRole('heading', { level: 3 }));
    await isEnglish(room.locator('.rr-room__description'));
    await isEnglish(room.getByRole('heading', { level: 4 }).first());
    expect(await violations(page)).toEqual([]);
  });
  await test.step('And so does each amenity', async () => {
    await isEnglish(page.locator('.rr-common span[lang], .rr-room__amenities li').first());
  });
  await test.step('And what I choose, in the basket', async () => {
    await room
      .getByRole('button', { name: /^Vælg / })
      .first()
      .click();
    await isEnglish(page.locator('.rr-panel .rr-basket__name'));
    await isEnglish(page.locator('.rr-panel .price-lines dt span').first());
  });
  await rooms.open(site.url, 'SARRIA', stay, 'adults=2&languageCode=en');
  await expect(room).toBeVisible();
  const inEnglish = await heightOfText(page, '.rr-room__name');
  await test.step('And so they do on an Arabic page, from left to right within it', async () => {
    await rooms.open(site.url, 'SARRIA', stay, 'adults=2&languageCode=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await isEnglish(room.getByRole('heading', { level: 3 }));
    await isEnglish(room.locator('.rr-room__description'));
  });
  await test.step('As large as on an English page', async () => {
    expect(Math.abs((await heightOfText(page, '.rr-room__name')) - inEnglish)).toBeLessThanOrEqual(1);
  });
  expect(complaints).toEqual([]);
});
