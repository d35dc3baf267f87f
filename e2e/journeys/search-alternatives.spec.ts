import { addDays, formatMoney, lowestTotal, toUrlDate } from 'shared/domain';
import { RoomsPage, SearchPage } from '../steps/index.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

test('dates that are sold out: the guest is told why, and takes one of ten stays near them at its price @release', async ({
  page,
  site,
  hotel,
}) => {
  const search = new SearchPage(page);
  const soldOut = await hotel.soldOutNight();
  const wanted = { from: addDays(soldOut, -1), to: addDays(soldOut, 1) };

  await search.open(
    site.url,
    'HARBOUR',
    `?fromDate=${toUrlDate(wanted.from)}&toDate=${toUrlDate(wanted.to)}&adults=2`,
  );
  await expect(page.getByText(texts.rules.text('error.selection-not-available'))).toBeVisible();
  await expect(page.getByText(texts.calendar.text('calendar.unavailable.night-not-free'))).toBeVisible();
  await expect(search.alternatives.first()).toBeVisible();
  const count = await search.alternatives.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(10);

  const first = search.alternatives.first();
  const offered = await first.innerText();
  await first.click();
  await expect(search.submit).toBeFocused();
  await expect(page.getByText(texts.rules.text('error.selection-not-available'))).toBeHidden();
  const taken = search.chosenStay();
  const found = await hotel.search(taken, [{ numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }]);
  const total = lowestTotal(found, [{ numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }], {
    currency: 'GBP',
  });
  expect(offered).toContain(formatMoney(total ?? 0, 'GBP', 'en-GB'));

  await search.search();
  await expect(new RoomsPage(page).heading(/^Choose/)).toBeVisible();
});
