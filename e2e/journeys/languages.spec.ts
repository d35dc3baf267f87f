import { RoomsPage } from '../steps/index.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'ja-JP' });

test('a Japanese browser reads Japanese, until its guest chooses another language, which stays', async ({
  page,
  site,
}) => {
  const hotel = await Hotel.open(site.url, 'HARBOUR');
  const stay = await hotel.stay(21);
  const rooms = new RoomsPage(page);
  const language = page.locator('html');

  await test.step('Given I come to the rooms by a link', async () => {
    await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
    await expect(language).toHaveAttribute('lang', 'ja-JP');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/);
    await expect(page.getByText(/大人2名/).first()).toBeVisible();
  });
  await test.step('When I choose Danish, one of the five languages of the hotel', async () => {
    await page.getByRole('button', { name: '言語' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[lang]')).toHaveText(['English', 'Dansk', 'Deutsch', 'العربية', '日本語']);
    await page
      .getByRole('button', { name: 'Dansk' })
      .or(page.getByRole('radio', { name: 'Dansk' }))
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Værelser og priser' })).toBeVisible();
  });
  await test.step('Then it stays, on the search page too', async () => {
    await page.goto(`${site.url}/Book/HARBOUR`);
    await expect(language).toHaveAttribute('lang', 'da-DK');
  });
});
