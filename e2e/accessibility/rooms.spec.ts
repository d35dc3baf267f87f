import type { Page } from '@playwright/test';
import { addDays, toUrlDate } from 'shared/domain';
import { choice, CheckoutPage, RoomsPage } from '../steps/index.ts';
import { onAPhone, StatesSeen } from '../support/accessibility.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const search = '**/api/Availability/Search';
const services = '**/api/Service/Get?*';

/** What a guest of the page that follows the choice of rooms cannot read whole at 200 %. */
async function cutOffAt(page: Page, width: number, fontSize: string): Promise<(string | null)[]> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, fontSize);
  const parts = page.locator('.rr-yours, .page-heading');
  return parts.locator('h1, h2, h3, h4, p, li, label, button').evaluateAll((texts) =>
    texts
      .filter((text) => {
        const { width, left, right } = text.getBoundingClientRect();
        const isOutside = left < 0 || right > window.innerWidth;
        return width > 1 && (isOutside || text.scrollWidth > text.clientWidth + 1);
      })
      .map(({ textContent }) => textContent),
  );
}

test('every state of the steps meets WCAG 2.2 AA, and nothing of them is lost at 200 %', async ({
  page,
  site,
  hotel,
  size,
}) => {
  test.slow();
  const stay = await hotel.stay(23);
  const rooms = new RoomsPage(page);
  const seen = new StatesSeen(page);

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2,1&children=0,2');
  await expect(rooms.heading(/^Choose room 1 of/)).toBeVisible();
  await page.getByText(texts.rooms.text('rate.details')).first().click();
  await seen.seeAtBothWidths('selection, with a price explained');
  await page
    .getByRole('button', { name: /^Room details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen.seeAtBothWidths('room details');
  await page.keyboard.press('Escape');
  await rooms.chooseRoom(1, choice.rooms[0]);
  await expect(rooms.heading(/^Choose room 2 of/)).toBeVisible();
  await page.getByText(/other options? do(?:es)? not suit this room/).click();
  await seen.see('what does not suit');
  await rooms.chooseRoom(2, choice.rooms[1]);
  await rooms.keepRooms(choice.rooms);
  await expect(rooms.extrasOf(2).getByRole('listitem').first()).toBeVisible();
  await seen.seeAtBothWidths('make it yours');
  await test.step('At 200 % nothing is lost', async () => {
    const own = page.viewportSize() ?? { width: 1440, height: 900 };
    expect(await cutOffAt(page, 720, ''), 'the whole page of a desktop').toEqual([]);
    expect(await cutOffAt(page, 320, ''), 'the whole page of a phone').toEqual([]);
    expect(await cutOffAt(page, 390, '200%'), 'the text alone').toEqual([]);
    await cutOffAt(page, own.width, '');
    await page.setViewportSize(own);
  });
  await rooms.upgradeTo('Junior Suite').first().click();
  await expect(page.getByRole('button', { name: 'Chosen: Junior Suite' })).toBeVisible();
  await seen.see('an upgrade taken');
  await rooms.chooseSetUp('One super-king bed');
  await rooms.chooseSetUp(choice.setUps[1], 2);
  await rooms.addExtra(1, choice.extra);
  await rooms.addExtra(1, 'Cot');
  await seen.seeAtBothWidths('all is given');
  await onAPhone(page, async () => {
    await page.getByRole('button', { name: /Show your booking/ }).click();
    await expect(page.getByRole('dialog', { name: texts.rooms.text('page.title-summary') })).toBeVisible();
    await seen.see('the booking in a sheet');
    await page.keyboard.press('Escape');
  });
  await rooms.finish(size);
  await new CheckoutPage(page).isOpen();
  await seen.seeAtBothWidths('two rooms at checkout');
  await page.goBack();
  await expect(rooms.guest(1)).toBeVisible();
  await seen.see('folded parts');
  expect(seen.problems).toEqual([]);
});

test('extras that are on their way, that fail, and that there are none of, meet WCAG 2.2 AA @release', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(24);
  const rooms = new RoomsPage(page);
  const seen = new StatesSeen(page);
  await page.route(services, (route) => route.fulfill({ status: 500, json: { Message: 'Action failed' } }));
  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
  await rooms.rates('Junior Suite').first().click();
  await rooms.chooseSetUp('One super-king bed');
  await expect(page.getByText(texts.rooms.text('extras.failed'))).toBeVisible();
  await seen.see('failed');
  await page.unroute(services);
  await page.route(services, (route) => route.fulfill({ json: { Services: [], InventoryPerServiceId: {} } }));
  await page.getByRole('button', { name: texts.checkout.text('status.failed.again') }).click();
  await expect(rooms.extras).toBeHidden();
  await seen.see('none');
  expect(seen.problems).toEqual([]);
});

test('each way of there being no room says what to do, and meets WCAG 2.2 AA @release', async ({
  page,
  site,
  hotel,
}) => {
  test.slow();
  const stay = await hotel.stay(25);
  const rooms = new RoomsPage(page);
  const seen = new StatesSeen(page);
  const isSaid = async (title: string): Promise<void> => {
    await expect(page.getByText(title)).toBeVisible();
    await expect(
      page.getByRole('button', { name: texts.rooms.text('search.change-dates') }).last(),
    ).toBeVisible();
  };

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=4&children=3');
  await isSaid('Sorry, your selection is not available.');
  await seen.seeAtBothWidths('not enough rooms');
  const changeDates = page.getByRole('button', { name: texts.rooms.text('search.change-dates') }).last();
  await changeDates.click();
  const calendar = page.getByRole('dialog', { name: texts.calendar.text('calendar.title') });
  await expect(calendar).toBeVisible();
  await seen.see('the calendar over the page');
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(changeDates).toBeFocused();
  const karoo = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const { from } = await karoo.stay(25);
  await rooms.open(site.url, 'KAROO', { from, to: addDays(from, 1) }, 'adults=2');
  await expect(page.getByText(texts.rules.text('error.restricted-booking'))).toBeVisible();
  await seen.see('minimum stay');

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2&promoCode=NOSUCHCODE');
  await expect(page.getByText(texts.rules.text('error.title-warning'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.rooms.text('search.change-promo') })).toBeVisible();
  await seen.see('promo code refused');

  // The page of a step is not drawn by the server, and searches by itself.
  await page.goto(`${page.url()}#room-1`);
  await page.route(search, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: texts.checkout.text('status.failed.again') })).toBeVisible();
  await seen.see('the search failed');
  await page.unroute(search);

  // Any time of the day is too late.
  await page.route('**/Rooms-And-Rates*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"SameDayBookingRestrictionHour":22',
      '"SameDayBookingRestrictionHour":0',
    );
    await route.fulfill({ response, body });
  });
  const today = toUrlDate(hotel.today());
  await page.goto(`${site.url}/Book/HARBOUR/Rooms-And-Rates?fromDate=${today}&nights=1&adults=2`);
  await expect(
    page.getByRole('heading', { name: texts.rules.text('error.title-no-same-day') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  await seen.see('no more today');
  expect(seen.problems).toEqual([]);
});
