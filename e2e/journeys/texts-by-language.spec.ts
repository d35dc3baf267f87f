import { RoomsPage } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test('a Danish guest reads a hotel in Danish', async ({ page, site, complaints }) => {
  const hotel = await Hotel.open(site.url, 'FJORD', ['Fjord View Room']);
  const rooms = new RoomsPage(page);
  await rooms.open(site.url, 'FJORD', await hotel.stay(28), 'adults=2&languageCode=da');
  const room = rooms.roomType('Værelse med fjordudsigt');

  await test.step('Then the room, its rates and what is said of them are in Danish', async () => {
    await expect(room.getByRole('heading', { level: 3 })).toHaveText('Værelse med fjordudsigt');
    await expect(room.getByText(/^En væg af glas, en badebro/)).toBeVisible();
    await expect(room.getByRole('button', { name: /^Vælg Fleksibel, / })).toBeVisible();
  });
  await test.step('And nothing is marked as of another language', async () => {
    await expect(page.locator('main [lang]')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('a Danish guest hears the texts of a hotel without Danish as what they are', async ({
  page,
  site,
  complaints,
}) => {
  const hotel = await Hotel.open(site.url, 'SARRIA', []);
  const rooms = new RoomsPage(page);
  await rooms.open(site.url, 'SARRIA', await hotel.stay(28), 'adults=2&languageCode=da');
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
  await test.step('And the name of the hotel, before its search', async () => {
    await page.goto(`${site.url}/Book/SARRIA?languageCode=da`);
    await isEnglish(page.getByRole('heading', { level: 1 }));
  });
  await test.step('And so they do on an Arabic page, from left to right within it', async () => {
    await rooms.open(site.url, 'SARRIA', await hotel.stay(28), 'adults=2&languageCode=ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await isEnglish(room.getByRole('heading', { level: 3 }));
    await isEnglish(room.locator('.rr-room__description'));
    expect(await violations(page)).toEqual([]);
  });
  expect(complaints).toEqual([]);
});
