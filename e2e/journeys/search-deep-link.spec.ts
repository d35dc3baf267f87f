import { addDays, toUrlDate } from 'shared/domain';
import { RoomsPage, SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('a link with a whole search opens with it, outlives reload and back, and finds the same rooms', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const search = new SearchPage(page);
  const { from, to } = await hotel.stay(14);
  const query = `?fromDate=${toUrlDate(from)}&nights=3&adults=2,1&children=0,2&promoCode=CLOCKROOM&location=quay-house`;

  await search.open(site.url, 'HARBOUR', query);
  await expect(search.dates).toContainText('3 nights');
  await expect(search.rooms).toContainText('2 rooms · 5 Guests');
  await expect(search.form.getByLabel(texts.search.text('search.promoCode'))).toHaveValue('CLOCKROOM');
  await expect(search.form.getByLabel(texts.search.text('search.location'))).toHaveValue('quay-house');

  await search.form.getByLabel(texts.search.text('search.promoCode')).fill('QUAY25');
  await expect(page).toHaveURL(new RegExp(`toDate=${toUrlDate(to)}.*promoCode=QUAY25`));
  await page.reload();
  await expect(search.form.getByLabel(texts.search.text('search.promoCode'))).toHaveValue('QUAY25');

  await search.search();
  await expect(new RoomsPage(page).heading(/^Choose room 1 of/)).toBeVisible();
  await page.goBack();
  await expect(search.dates).toContainText('3 nights');
  await expect(search.rooms).toContainText('2 rooms · 5 Guests');
  expect(complaints).toEqual([]);
});

test('what does not fit in a link is left out with a note, and the rest is kept @release', async ({
  page,
  site,
  hotel,
}) => {
  const search = new SearchPage(page);
  const { from } = await hotel.stay(14);
  await search.open(site.url, 'HARBOUR', `?fromDate=${toUrlDate(from)}&nights=99&adults=2&location=moon`);
  await expect(page.getByText(texts.search.text('search.note.title'))).toBeVisible();
  await expect(page.getByText('“99”')).toBeVisible();
  await expect(page.getByText('“moon”')).toBeVisible();
  await expect(search.dates).toContainText(texts.search.text('search.dates.departure'));

  await search.submit.click();
  await search.knowsPrices();
  await expect(search.calendar.getByRole('status')).toContainText(texts.ui.text('ui.choose-departure'));
  await search.day(addDays(from, 2)).click();
  await search.closeCalendar();
  await expect(page).toHaveURL(new RegExp(`toDate=${toUrlDate(addDays(from, 2))}`));
});
