import { toUrlDate } from 'shared/domain';
import { RoomsPage } from '../steps/index.ts';
import { verifyPrices } from '../prices/verify.ts';
import { isEverything } from 'shared/testing/everything';
import { expect, test } from '../support/test.ts';

test('what the feed says is what the page says and what Create charges @release', async ({
  site,
  browser,
}) => {
  const { mismatches, booked, crawled } = await verifyPrices({
    url: site.url,
    browser,
    hotels: ['HARBOUR', 'SARRIA'],
    stays: isEverything ? 24 : 4,
    crawled: isEverything ? 2 : 1,
    seed: 22,
  });
  expect(mismatches).toEqual([]);
  expect(crawled).toBe(isEverything ? 2 : 1);
  expect(booked).toBeGreaterThan(isEverything ? 8 : 1);
});

test('a link that names a room and a rate shows them first, and says when they are gone @release', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const { from, to } = await hotel.stay(6);
  const rooms = new RoomsPage(page);
  await rooms.open(site.url, 'HARBOUR', { from, to }, 'adults=2&offer=family/flexible');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Family Room');
  await expect(rooms.row('Family Room', 'Flexible rate').first()).toContainText('From your link');
  await expect(page.locator('[data-nav-criticalpath="true"]')).toHaveCount(1);

  await page.goto(
    `${site.url}/Book/HARBOUR/Rooms-And-Rates?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2&offer=family/none`,
  );
  await expect(
    page.getByText('The room and rate of your link are not available for this stay.'),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});
