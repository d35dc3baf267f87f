import { addDays, toUrlDate } from 'shared/domain';
import { SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('an offer fills the search, asks for its nights, outlives a reload and can be dropped', async ({
  page,
  site,
  hotel,
}) => {
  const search = new SearchPage(page);
  const { from } = await hotel.stay(16);
  await search.open(site.url, 'HARBOUR', `?fromDate=${toUrlDate(from)}&nights=2&adults=2`);

  await test.step('When I choose an offer for four nights or more', async () => {
    await search
      .offer('Four slow days')
      .getByRole('button', { name: texts.search.text('search.offer.choose') })
      .click();
    await expect(page).toHaveURL(/ratePlanCode=LONG4/);
    await expect(search.dates).toBeFocused();
    await expect(page.getByText('Your offer: Four slow days')).toBeVisible();
  });

  await test.step('Then my two nights are too few for it, and four are offered', async () => {
    await expect(page.getByText('“Four slow days” is for stays of at least 4 nights')).toBeVisible();
    await search.openCalendar();
    await search.day(from).click();
    await expect(search.day(addDays(from, 3))).toHaveAttribute('aria-disabled', 'true');
    await search.day(addDays(from, 4)).click();
    await search.calendar.getByRole('button', { name: texts.search.text('search.guests.done') }).click();
    await expect(page.getByText('“Four slow days” is for stays of at least 4 nights')).toBeHidden();
  });

  await test.step('And after a reload it is still mine, until I drop it', async () => {
    await page.reload();
    await expect(
      search
        .offer('Four slow days')
        .getByRole('button', { name: texts.search.text('search.offer.is-chosen') }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Remove the offer Four slow days' }).click();
    await expect(page).not.toHaveURL(/ratePlanCode/);
    await expect(
      search.offer('Four slow days').getByRole('button', { name: texts.search.text('search.offer.choose') }),
    ).toBeVisible();
  });
});

test('an offer with a code fills the promo code, and opens the calendar for the dates that are missing @release', async ({
  page,
  site,
  hotel,
}) => {
  const search = new SearchPage(page);
  await search.open(site.url);
  await test.step('Search without dates opens the calendar, and says so in their field once it is closed', async () => {
    await search.submit.click();
    await search.knowsPrices();
    await expect(search.calendar.locator('[data-date]:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(search.dates).toBeFocused();
    await expect(search.dates).toHaveAttribute('aria-invalid', 'true');
    await expect(search.dates).toContainText(texts.search.text('search.missing.dates'));
  });
  await test.step('An offer that is booked early says so, and tomorrow is not for it', async () => {
    const offer = search.offer('Book early and save');
    await expect(offer.getByText(texts.search.text('search.offer.ahead', { count: 7 }))).toBeVisible();
    await offer.getByRole('button', { name: texts.search.text('search.offer.choose') }).click();
    await search.knowsPrices();
    const tomorrow = search.day(addDays(hotel.today(), 1));
    await expect(tomorrow).toHaveAttribute('aria-disabled', 'true');
    await expect(tomorrow).toHaveAttribute(
      'title',
      texts.calendar.text('calendar.unavailable.book-ahead', { count: 7 }),
    );
    await page.keyboard.press('Escape');
  });
  await search
    .offer('Ten per cent for tea lovers')
    .getByRole('button', { name: texts.search.text('search.offer.choose') })
    .click();
  await expect(search.form.getByLabel(texts.search.text('search.promoCode'))).toHaveValue('CLOCKROOM');
  await expect(page).toHaveURL(/promoCode=CLOCKROOM/);
  await search.knowsPrices();
  await page.keyboard.press('Escape');
  await expect(search.dates).toBeFocused();
});
