import { formatMoney, formatStayDate, toMinor } from 'shared/domain';
import { guests, RoomsPage } from '../steps/index.ts';
import { BookingApi } from '../support/booking-api.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

/** What the pages say in English, and no hotel does in what it writes about itself. */
const english =
  /Choose |Continue|Total for|per night|for your stay|Price and conditions|Room details|Your booking|Not chosen|Lead guest|First name|Extras for|Please |Room \d/;

test('a Danish guest books in Danish, in kroner @release', async ({ page, site, complaints }) => {
  const api = await BookingApi.open(site.url, 'FJORD');
  const hotel = await Hotel.open(site.url, 'FJORD', ['Fjord View Room']);
  const stay = await hotel.stay(21);
  const rooms = new RoomsPage(page);
  const toPay = page.getByRole('button', { name: 'Fortsæt til betaling' }).last();
  const money = (amount: number): string => formatMoney(toMinor(amount, 'DKK'), 'DKK', 'da-DK');
  const isDanish = async (): Promise<void> => {
    expect(await page.locator('body').innerText()).not.toMatch(english);
  };

  await test.step('Given I come by a link in Danish', async () => {
    await rooms.open(site.url, 'FJORD', stay, 'adults=2&children=1&languageCode=da');
    await expect(rooms.title('Værelser og priser')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^da/);
    await expect(page.getByText('til 2 voksne, 1 barn')).toBeVisible();
    await expect(page.getByText(/^En væg af glas, en badebro/)).toBeVisible();
    await expect(page.locator('main [lang]'), 'nothing is of another language').toHaveCount(0);
    await expect(page.getByText(formatStayDate(stay.from, 'short', 'da-DK')).first()).toBeVisible();
    await isDanish();
  });
  await test.step('When I choose a room', async () => {
    await rooms
      .roomType('Værelse med fjordudsigt')
      .getByRole('button', { name: /^Vælg Fleksibel, / })
      .click();
    await expect(rooms.title('Gør det til dit')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Lidt mere plads?' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Noget at tilføje?' })).toBeVisible();
    await isDanish();
  });
  await test.step('Then the child has a bed, without a question', async () => {
    await expect(page.getByRole('region', { name: 'Senge' })).toContainText('Dobbeltseng og daybed');
  });
  await test.step('And add breakfast', async () => {
    await page.getByRole('button', { name: /^Tilføj Lang morgenmad/ }).click();
    await expect(page.getByRole('button', { name: /^Tilføjet: Lang morgenmad/ })).toBeVisible();
  });
  const total = await rooms.total.innerText();
  await test.step('And go to pay', async () => {
    await toPay.click();
    const fill = async (autocomplete: string, value: string): Promise<void> =>
      page.locator(`[autocomplete="${autocomplete}"]`).fill(value);
    await expect(page.getByRole('heading', { level: 1, name: 'Betaling' })).toBeVisible();
    await fill('given-name', guests.booker.firstName);
    await fill('family-name', guests.booker.lastName);
    await fill('email', guests.booker.email);
    await fill('tel', guests.booker.telephone);
    await page.locator('[autocomplete="country-name"]').selectOption({ index: 1 });
    await fill('cc-number', guests.card.number);
    await fill('cc-name', guests.card.name);
    await fill('cc-exp', `${guests.card.month}/${guests.card.year}`);
    await fill('cc-csc', guests.card.code);
    await expect(page.getByText(/^Når du bekræfter, accepterer du bookingbetingelserne/)).toBeVisible();
    await page.getByRole('button', { name: /^Bekræft og betal / }).click();
    await expect(page).toHaveURL(/\/Confirmation\//, { timeout: 20_000 });
  });
  await test.step('Then the hotel has my booking at the price that I saw', async () => {
    const booking = await api.confirmation(page.url());
    expect(money(booking.total)).toBe(total);
    expect(booking.items).toMatchObject([
      {
        roomType: { name: 'Værelse med fjordudsigt' },
        roomConfiguration: 'Dobbeltseng og daybed',
        numberOfChildren: 1,
      },
    ]);
  });
  expect(complaints).toEqual([]);
});
