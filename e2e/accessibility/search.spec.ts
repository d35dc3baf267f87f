import { addDays, toUrlDate } from 'shared/domain';
import { SearchPage } from '../steps/index.ts';
import { StatesSeen, violations } from '../support/accessibility.ts';
import { isEverything } from 'shared/testing/everything';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('the search page meets WCAG 2.2 AA while a search is put together', async ({ page, site, hotel }) => {
  test.slow();
  const search = new SearchPage(page);
  const seen = new StatesSeen(page);

  await search.open(site.url);
  await seen.seeAtBothWidths('new');
  await search.submit.click();
  await search.knowsPrices();
  await seen.see('calendar');
  await page.keyboard.press('Escape');
  await expect(search.dates).toContainText(texts.search.text('search.missing.dates'));
  await seen.see('incomplete');
  await search.openCalendar();
  const { from, to } = await hotel.stay(3);
  await search.showMonth(from);
  await search.day(from).click();
  await search.day(to).click();
  await seen.seeAtBothWidths('calendar with a stay');
  await search.closeCalendar();
  await search.rooms.click();
  const rooms = page.getByRole('dialog', { name: texts.search.text('search.rooms') });
  for (let count = 1; count < hotel.property.maxNumberOfRoomsOnBooking; count += 1)
    await rooms.getByRole('button', { name: texts.search.text('search.room.add') }).click();
  await expect(rooms.getByText(texts.rules.text('error.title-maximum-rooms'))).toBeVisible();
  await seen.seeAtBothWidths('as many rooms as there may be');
  await page.keyboard.press('Escape');
  await search
    .offer('Quayside break')
    .getByRole('button', { name: texts.search.text('search.offer.choose') })
    .click();
  await expect(page.getByText('Your offer: Quayside break')).toBeVisible();
  await seen.see('an offer');
  await page
    .getByRole('main')
    .getByRole('button', { name: texts.search.text('search.contact') })
    .last()
    .click();
  await expect(page.getByRole('dialog', { name: texts.search.text('search.contact') })).toBeVisible();
  await seen.seeAtBothWidths('contact');

  expect(seen.problems).toEqual([]);
});

test('and where dates do not work @release', async ({ page, site, hotel }) => {
  test.slow();
  const search = new SearchPage(page);
  const seen = new StatesSeen(page);
  const soldOut = await hotel.soldOutNight();
  await search.open(
    site.url,
    'HARBOUR',
    `?fromDate=${toUrlDate(soldOut)}&toDate=${toUrlDate(addDays(soldOut, 2))}&adults=2&location=moon`,
  );
  await expect(search.alternatives.first()).toBeVisible();
  await seen.seeAtBothWidths('alternative stays and a note');
  await search.openCalendar();
  await search.day(soldOut).click({ force: true });
  await expect(
    search.calendar.getByText(texts.calendar.text('calendar.unavailable.sold-out')).first(),
  ).toBeVisible();
  await seen.seeAtBothWidths('a day that cannot be chosen');

  const fjord = await Hotel.open(site.url, 'FJORD', []);
  const today = toUrlDate(fjord.today());
  await page.clock.setFixedTime(new Date(`${today}T20:00:00Z`));
  await search.open(site.url, 'FJORD', `?fromDate=${today}&nights=1&adults=2`);
  await expect(page.getByText(texts.rules.text('error.title-no-same-day')).first()).toBeVisible();
  await expect(search.alternatives.first()).toBeVisible();
  await seen.see('same day');

  expect(seen.problems).toEqual([]);
});

// One from right to left; Danish differs from English in its words only.
const languages = [
  ['ar', 'اختر تواريخك'],
  ...(isEverything ? [['da', 'Vælg dine datoer'] as const] : []),
] as const;
for (const [language, dialog] of languages) {
  test(`and in ${language}`, async ({ page, site }) => {
    await page.goto(`${site.url}/Book/LAGOON?languageCode=${language}`);
    const closed = await violations(page);
    await page.locator('#search-dates').click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    expect([...closed, ...(await violations(page))]).toEqual([]);
  });
}
