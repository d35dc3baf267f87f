import { addDays } from 'shared/domain';
import { choice, guests, RoomsPage } from '../steps/index.ts';
import { violations } from '../support/accessibility.ts';
import { BookingApi } from '../support/booking-api.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';
import { texts } from '../steps/messages.ts';

const search = '**/api/Availability/Search';
const services = '**/api/Service/Get?*';

test('every state of the steps meets WCAG 2.2 AA', async ({ page, site, hotel, size }) => {
  test.slow();
  const stay = await hotel.stay(23);
  const rooms = new RoomsPage(page);
  const found: Record<string, string[]> = {};
  const seen = async (state: string): Promise<void> => {
    found[state] = await violations(page);
  };

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2,1&children=0,2');
  await expect(rooms.heading(/^Choose room 1 of/)).toBeVisible();
  await seen('selection');
  await page.getByText(texts.rooms.text('rate.details')).first().click();
  await seen('a price explained');
  await page
    .getByRole('button', { name: /^Room details/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen('room details');
  await page.keyboard.press('Escape');
  await rooms.chooseRoom(1, choice.rooms[0]);
  await expect(rooms.heading(/^Choose room 2 of/)).toBeVisible();
  await page.getByText(/other options? do(?:es)? not suit this room/).click();
  await seen('what does not suit');
  await rooms.chooseRoom(2, choice.rooms[1]);
  await rooms.keepRooms(choice.rooms);
  await expect(rooms.extrasOf(2).getByRole('listitem').first()).toBeVisible();
  await seen('make it yours');
  await rooms.upgradeTo('Junior Suite').first().click();
  await expect(page.getByRole('button', { name: 'Chosen: Junior Suite' })).toBeVisible();
  await seen('an upgrade taken');
  await rooms.toCheckout.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await seen('lead guests incomplete');
  await rooms.nameLeadGuest(1, guests.first, 'One super-king bed');
  await rooms.nameLeadGuest(2, guests.second, choice.setUps[1]);
  await rooms.addExtra(1, choice.extra);
  await rooms.addExtra(1, 'Cot');
  await seen('all is given');
  if (size === 'phone') {
    await page.getByRole('button', { name: /Show your booking/ }).click();
    await expect(page.getByRole('dialog', { name: texts.rooms.text('page.title-summary') })).toBeVisible();
    await seen('the booking in a sheet');
    await page.keyboard.press('Escape');
  }
  await rooms.finish(size);
  await page.goBack();
  await expect(rooms.guest(1).getByText(guests.first.lastName)).toBeVisible();
  await seen('folded parts');
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
});

for (const [name, width, fontSize] of [
  ['the whole page of a desktop', 720, ''],
  ['the whole page of a phone', 320, ''],
  ['the text alone', 390, '200%'],
] as const) {
  test(`at 200 % the page that follows loses nothing: ${name}`, async ({ page, site, hotel }) => {
    const rooms = new RoomsPage(page);
    await page.setViewportSize({ width, height: 800 });
    await rooms.open(site.url, 'HARBOUR', await hotel.stay(26), 'adults=2');
    await rooms.rates(choice.rooms[0]).first().click();
    await rooms.isYours();
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    await expect(rooms.extrasOf(1).getByRole('listitem').first()).toBeVisible();
    const parts = page.locator('.rr-yours, .page-heading');
    const cutOff = await parts.locator('h1, h2, h3, h4, p, li, label, button').evaluateAll((texts) =>
      texts
        .filter((text) => {
          const { width, left, right } = text.getBoundingClientRect();
          const isOutside = left < 0 || right > window.innerWidth;
          return width > 1 && (isOutside || text.scrollWidth > text.clientWidth + 1);
        })
        .map(({ textContent }) => textContent),
    );
    expect(cutOff).toEqual([]);
  });
}

test('extras that are on their way, that fail, and that there are none of, meet WCAG 2.2 AA', async ({
  page,
  site,
  hotel,
}) => {
  const stay = await hotel.stay(24);
  const rooms = new RoomsPage(page);
  await page.route(services, (route) => route.fulfill({ status: 500, json: { Message: 'Action failed' } }));
  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2');
  await rooms.rates('Junior Suite').first().click();
  await rooms.name(guests.first);
  await rooms.chooseSetUp('One super-king bed');
  await expect(page.getByText(texts.rooms.text('extras.failed'))).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.unroute(services);
  await page.route(services, (route) => route.fulfill({ json: { Services: [], InventoryPerServiceId: {} } }));
  await page.getByRole('button', { name: texts.checkout.text('status.failed.again') }).click();
  await expect(rooms.extras).toBeHidden();
  expect(await violations(page)).toEqual([]);
});

test('each way of there being no room says what to do, and meets WCAG 2.2 AA', async ({
  page,
  site,
  hotel,
}) => {
  test.slow();
  const stay = await hotel.stay(25);
  const rooms = new RoomsPage(page);
  const found: Record<string, string[]> = {};
  const seen = async (state: string, title: string): Promise<void> => {
    await expect(page.getByText(title)).toBeVisible();
    await expect(
      page.getByRole('button', { name: texts.rooms.text('search.change-dates') }).last(),
    ).toBeVisible();
    found[state] = await violations(page);
  };

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=4&children=3');
  await seen('not enough rooms', 'Sorry, your selection is not available.');
  const changeDates = page.getByRole('button', { name: texts.rooms.text('search.change-dates') }).last();
  await changeDates.click();
  const calendar = page.getByRole('dialog', { name: texts.calendar.text('calendar.title') });
  await expect(calendar).toBeVisible();
  found['the calendar over the page'] = await violations(page);
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(changeDates).toBeFocused();
  const karoo = await Hotel.open(site.url, 'KAROO', ['Stoep Room']);
  const { from } = await karoo.stay(25);
  await rooms.open(site.url, 'KAROO', { from, to: addDays(from, 1) }, 'adults=2');
  await seen('minimum stay', 'No rooms available on selected dates');

  await rooms.open(site.url, 'HARBOUR', stay, 'adults=2&promoCode=NOSUCHCODE');
  await expect(page.getByText(texts.rules.text('error.title-warning'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.rooms.text('search.change-promo') })).toBeVisible();
  found['promo code refused'] = await violations(page);

  // The page of a step is not drawn by the server, and searches by itself.
  await page.goto(`${page.url()}#room-1`);
  await page.route(search, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: texts.checkout.text('status.failed.again') })).toBeVisible();
  found['the search failed'] = await violations(page);
  expect(Object.entries(found).filter(([, lines]) => lines.length > 0)).toEqual([]);
});

test('a stay that may not be booked any more today says so, with the hotel’s telephone', async ({
  page,
  site,
}) => {
  const { property } = await BookingApi.open(site.url, 'HARBOUR');
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: property.timeZone }).format(new Date());
  // Any time of the day is too late.
  await page.route('**/Rooms-And-Rates*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '"SameDayBookingRestrictionHour":22',
      '"SameDayBookingRestrictionHour":0',
    );
    await route.fulfill({ response, body });
  });
  await page.goto(`${site.url}/Book/HARBOUR/Rooms-And-Rates?fromDate=${today}&nights=1&adults=2`);
  await expect(
    page.getByRole('heading', { name: texts.rules.text('error.title-no-same-day') }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
