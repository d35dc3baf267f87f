import { getConfirmation } from 'shared/contracts';
import {
  CheckoutPage,
  choice,
  ConfirmationPage,
  fillTwoRooms,
  guests,
  parties,
  RoomsPage,
  SearchPage,
  SiteHeader,
} from '../steps/index.ts';
import { expect, test } from '../support/test.ts';

test('a guest reads prices in euros, and is charged what the hotel asks in pounds', async ({
  page,
  site,
  hotel,
  size,
  complaints,
}) => {
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const header = new SiteHeader(page);

  await test.step('When I choose euros before I search', async () => {
    await search.open(site.url);
    await header.chooseCurrency('Euro');
    await header.openMenu();
    await expect(header.currency).toHaveText(/EUR/);
    await page.keyboard.press('Escape');
  });
  await test.step('Then the calendar’s prices are in euros', async () => {
    await search.dates.click();
    await expect(search.calendar.getByText(/in EUR\./)).toBeVisible();
    await expect(search.calendar.getByText(/^€\d/).first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('And so are the rooms, also after a reload', async () => {
    await search.chooseDates(await hotel.stay(11));
    await search.chooseParties(parties);
    await search.search();
    await expect(rooms.roomType(choice.rooms[0]).locator('.price__amount').first()).toHaveText(/^€/);
    await page.reload();
    await expect(rooms.roomType(choice.rooms[0]).locator('.price__amount').first()).toHaveText(/^€/);
    await expect(page.getByRole('main').getByText(/£/)).toHaveCount(0);
  });
  await test.step('And checkout says in which currency I pay, and its button what', async () => {
    await fillTwoRooms(page, size);
    await checkout.isOpen();
    await expect(page.getByText(/^You will be charged in GBP: £[\d,.]+$/).first()).toBeVisible();
    await expect(checkout.confirm).toHaveText(/£[\d,]+\.\d\d$/);
  });
  await test.step('When I pay, then I am charged in pounds, and the confirmation speaks of nothing else', async () => {
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.agree();
    const agreed = await checkout.confirm.innerText();
    await checkout.confirm.click();
    const confirmation = new ConfirmationPage(page);
    await confirmation.isOpen(guests.booker.firstName);
    const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const query = new URLSearchParams({ propertyId: hotel.property.propertyId, confirmationToken: token });
    const booked: unknown = await (
      await page.request.get(`${site.url}${getConfirmation.path}?${query.toString()}`)
    ).json();
    const { total } = await confirmation.read();
    expect(booked).toMatchObject({ Currency: 'GBP', Total: total / 100 });
    expect(agreed).toContain(
      new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' }).format(total / 100),
    );
    await expect(page.getByRole('main').getByText(/€/)).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});

test('no other currency is offered when the rates cannot be had', async ({ page, site }) => {
  await page.route('**/api/CurrencyExchangeRate', (route) =>
    route.fulfill({ status: 503, json: { Message: 'Action failed' } }),
  );
  const header = new SiteHeader(page);
  const asked = page.waitForResponse('**/api/CurrencyExchangeRate');
  await new SearchPage(page).open(site.url);
  await asked;
  await header.openMenu();
  await expect(header.menu.getByText('Currency: GBP')).toBeAttached();
  await expect(header.currency).toHaveCount(0);
});

test('a link that names a currency shows its prices', async ({ page, site, hotel }) => {
  const { from, to } = await hotel.stay(11);
  const dates = `fromDate=${from.replaceAll('/', '-')}&toDate=${to.replaceAll('/', '-')}`;
  await page.goto(`${site.url}/Book/HARBOUR/Rooms-And-Rates?${dates}&adults=2&currency=USD`);
  const rooms = new RoomsPage(page);
  await expect(rooms.roomType(choice.rooms[0]).locator('.price__amount').first()).toHaveText(/^US\$/);
  await expect(page.getByText('You will be charged in GBP.')).toBeVisible();
  await new SiteHeader(page).chooseCurrency('British Pound');
  await expect(rooms.roomType(choice.rooms[0]).locator('.price__amount').first()).toHaveText(/^£/);
  await expect(page).toHaveURL(/currency=GBP/);
});
