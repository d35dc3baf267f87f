import type { Page } from '@playwright/test';
import { toUrlDate } from 'shared/domain';
import { choice, RoomsPage, SearchPage } from './steps/index.ts';
import { beforeScripts, holdScripts, scripts } from './support/held-scripts.ts';
import { openScreens } from './support/remote-screens.ts';
import { scrollToEnd } from './support/scrolling.ts';
import { countShifts, shiftsOf } from './support/shifts.ts';
import { expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search page can be read, and says how to book otherwise', async ({ page, site, hotel }) => {
    await page.goto(`${site.url}/Book/HARBOUR`);
    const { property } = hotel;
    await expect(page.getByRole('heading', { level: 1, name: property.propertyName })).toBeVisible();
    await expect(page.getByText(property.propertyAddress).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Book your stay' })).toBeVisible();
    await expect(page.getByText('Choose dates').first()).toBeVisible();
    await expect(page.getByText(property.telephone).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(property.email).filter({ visible: true }).first()).toBeVisible();
  });
});

test('what a guest presses before the scripts are there is answered once they are', async ({
  page,
  site,
  complaints,
}) => {
  const search = new SearchPage(page);
  const frame = page.locator('section.search-panel');
  for (const { press, answer } of [
    { press: 'Choose dates', answer: search.calendar },
    { press: 'Add guests', answer: page.getByRole('dialog') },
    { press: 'Search', answer: search.calendar },
  ])
    await test.step(press, async () => {
      const start = await holdScripts(page);
      await page.goto(`${site.url}/Book/HARBOUR`, beforeScripts);
      await frame.getByText(press, { exact: true }).click();
      start();
      await expect(answer).toBeVisible();
      await page.unroute(scripts);
    });
  expect(complaints).toEqual([]);
});

test('no file of a page is fetched twice', async ({ page, site }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Until then a page cannot know that it is being left.
    if (request.isNavigationRequest()) fetched.length = 0;
    if (/^\/ClientApp\/(shell|mf-[a-z-]+)\//.test(pathname)) fetched.push(pathname);
  });
  for (const { path, drawn, opener } of Object.values(await openScreens(site))) {
    if (opener !== null) continue;
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await expect(drawn(page)).toBeVisible();
    expect(fetched.length, path).toBeGreaterThan(2);
    expect(
      fetched.filter((file, index) => fetched.indexOf(file) !== index),
      path,
    ).toEqual([]);
  }
});

test('nothing moves when the scripts take over a page', async ({ page, site, hotel, complaints }) => {
  const isStill = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  };
  await countShifts(page);
  await test.step('the search page', async () => {
    await new SearchPage(page).open(site.url);
    await isStill();
  });
  await test.step('the rooms of a shared link', async () => {
    const rooms = new RoomsPage(page);
    await rooms.open(site.url, 'HARBOUR', await hotel.stay(5), 'adults=2');
    await expect(rooms.rates(choice.rooms[0]).first()).toBeVisible();
    await isStill();
  });
  await test.step('a page without steps, which keeps no room for them under the logo', async () => {
    await page.goto(`${site.url}/Account/Register/HARBOUR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const heightOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
    // A border of one pixel.
    expect(await heightOf('.site-header')).toBe((await heightOf('.site-header__brand')) + 1);
    await isStill();
  });
  expect(complaints).toEqual([]);
});

test('nor for a guest who is at the end of the page before they come', async ({ page, site }) => {
  const { promise: isAtEnd, resolve: arriveAtEnd } = Promise.withResolvers<undefined>();
  await page.route('**/ClientApp/mf-search/**/remoteEntry.js', async (route) => {
    await isAtEnd;
    await route.continue();
  });
  await countShifts(page);
  await page.goto(`${site.url}/Book/HARBOUR`, { waitUntil: 'commit' });
  await page.locator('section.search-panel').waitFor();
  await scrollToEnd(page);
  arriveAtEnd(undefined);
  await page.locator('form.search-panel').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
});

test('rooms come where their places were kept free, before the page is there and while it searches', async ({
  page,
  browser,
  site,
  hotel,
}) => {
  const { from, to } = await hotel.stay(5);
  const topOf = async (on: Page, selector: string): Promise<number> => {
    const box = await on.locator(selector).first().boundingBox();
    return (box?.y ?? 0) + (await on.evaluate(() => window.scrollY));
  };
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const frame = await still.newPage();
  await frame.goto(`${site.url}/Book/HARBOUR/Rooms-And-Rates?adults=2`);
  const framed = (await frame.locator('.frame-card').first().boundingBox())?.y ?? 0;
  await still.close();

  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/Availability/Search', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/Book/HARBOUR?fromDate=${toUrlDate(from)}&toDate=${toUrlDate(to)}&adults=2`);
  await page.locator('form.search-panel [type="submit"]').click();
  await expect(page.locator('.rr-page .frame-card').first()).toBeVisible();
  const kept = await topOf(page, '.rr-page .frame-card');
  release();
  await expect(page.locator('.rr-room').first()).toBeVisible();
  const came = await topOf(page, '.rr-room');
  expect(Math.abs(kept - came)).toBeLessThanOrEqual(8);
  expect(Math.abs(framed - came)).toBeLessThanOrEqual(8);
});
