import { formatMoney } from 'shared/domain';
import {
  choice,
  ConfirmationPage,
  guests,
  openCheckout,
  RoomsPage,
  SearchPage,
  SiteHeader,
} from '../steps/index.ts';
import { bookByApi } from '../support/booked.ts';
import { expect, test } from '../support/test.ts';

test('a guest reads prices in euros, and is charged what the hotel asks in pounds', async ({
  page,
  site,
  hotel,
  complaints,
}) => {
  const search = new SearchPage(page);
  const header = new SiteHeader(page);
  let agreed = '';

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
  const stay = await hotel.stay(11);
  const wish = { code: 'HARBOUR', stay, roomType: choice.rooms[0], rate: 'Flexible rate' };
  await test.step('And checkout says in which currency I pay, and its button what', async () => {
    const checkout = await openCheckout(page, site.url, wish, guests.first);
    await expect(checkout.total).toHaveText(/^€/);
    await expect(page.getByText(/^You will be charged in GBP: £[\d,.]+$/).first()).toBeVisible();
    await expect(checkout.confirm).toHaveText(/£[\d,]+\.\d\d$/);
    agreed = await checkout.confirm.innerText();
  });
  await test.step('And the confirmation speaks of pounds alone', async () => {
    const rooms = [{ roomType: wish.roomType, ratePlan: wish.rate, lead: guests.first }];
    const { token } = await bookByApi(site.url, hotel.property, stay, rooms);
    await page.goto(`${site.url}/Book/HARBOUR/Confirmation/${token}`);
    const confirmation = new ConfirmationPage(page);
    await confirmation.isOpen('Ada');
    const { total } = await confirmation.read();
    expect(agreed).toContain(formatMoney(total, 'GBP', 'en-GB'));
    await expect(page.getByRole('main').getByText(/€/)).toHaveCount(0);
  });
  await test.step('A link that names a currency shows its prices, until I choose the hotel’s own', async () => {
    const rooms = new RoomsPage(page);
    const price = rooms.roomType(choice.rooms[0]).locator('.price__amount').first();
    await rooms.open(site.url, 'HARBOUR', stay, 'adults=2&currency=USD');
    await expect(price).toHaveText(/^US\$/);
    await expect(page.getByText('You will be charged in GBP.')).toBeVisible();
    await page.reload();
    await expect(price).toHaveText(/^US\$/);
    await header.chooseCurrency('British Pound');
    await expect(price).toHaveText(/^£/);
    await expect(page).toHaveURL(/currency=GBP/);
  });
  expect(complaints).toEqual([]);
});
