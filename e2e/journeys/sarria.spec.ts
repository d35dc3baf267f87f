import { addDays, weekdayOf } from 'shared/domain';
import { CheckoutPage, ConfirmationPage, guests, RoomsPage } from '../steps/index.ts';
import { rooms as words } from '../steps/messages.ts';
import { Hotel, type Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'SARRIA';
const patio = 'Habitació del Pati · Patio Double';
const attic = 'Suite de les Golfes · Family Suite';
const inDepth = 'Sarrià a fons · Sarrià in depth';
const cityTax = 570;
const taxedNights = 7;
const parties = [
  { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 },
  { numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 },
] as const;

const minor = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '')) * 100);

/** The first eight nights from a Tuesday on which both rooms are sold with the package. */
async function eightNights(hotel: Hotel): Promise<Stay> {
  const today = hotel.today();
  const tuesday = addDays(today, (9 - weekdayOf(today)) % 7);
  for (let week = 2; week < 20; week += 1) {
    const from = addDays(tuesday, week * 7);
    const stay = { from, to: addDays(from, 8) };
    const found = await hotel.search(stay, parties);
    const isSold = (name: string): boolean =>
      found.roomTypes.some(
        (roomType) =>
          roomType.name === name &&
          (found.numberOfRoomsPerRoomTypeId[roomType.roomTypeId] ?? 0) > 0 &&
          roomType.rates.some((rate) => rate.name === inDepth),
      );
    if ([patio, attic].every(isSold)) return stay;
  }
  throw new Error(`${code} does not sell both rooms for eight nights.`);
}

test('a family books two rooms with a package for eight nights, and prints the invoice with its VAT', async ({
  page,
  site,
  size,
  complaints,
}) => {
  test.setTimeout(120_000);
  const stay = await eightNights(await Hotel.open(site.url, code));
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);

  await test.step('Given a search for two rooms with children of 4 and 9 years', () =>
    rooms.open(site.url, code, stay, 'adults=2,2&children=1,1&ages=4,9'));
  await test.step('When I choose the package in both, which says what is inside', async () => {
    await expect(rooms.roomType(patio)).toContainText('Guided walk of old Sarrià');
    await rooms.rate(patio, inDepth).first().click();
    await expect(rooms.heading(words.starts('rooms.choose-for', { number: 2 }))).toBeVisible();
    await rooms.rate(attic, inDepth).first().click();
    await rooms.keepRooms([patio]);
  });
  await test.step('And name the lead guests, without extras', async () => {
    await rooms.nameLeadGuest(1, guests.first, 'Double bed');
    await rooms.onward.click();
    await rooms.nameLeadGuest(2, guests.second, 'King-size bed and single beds');
    await rooms.onward.click();
    await expect(rooms.heading(words.starts('extras.heading', { number: 1 }))).toBeVisible();
    await rooms.onward.click();
    await expect(rooms.heading(words.starts('extras.heading', { number: 2 }))).toBeVisible();
    await rooms.finish(size);
  });
  const adults = parties.reduce((sum, { numberOfAdults }) => sum + numberOfAdults, 0);
  const tax = adults * taxedNights * cityTax;
  await test.step('Then checkout has the city tax of the first seven of eight nights, for adults only', async () => {
    await checkout.isOpen();
    const line = page.locator('.co-summary .price-lines__line').filter({ hasText: 'Impost turístic' });
    expect(minor(await line.locator('dd').innerText())).toBe(tax);
  });
  await test.step('When I give my details and card and confirm', async () => {
    await checkout.giveDetails(guests.booker);
    await checkout.giveCard(guests.card);
    await checkout.terms.check();
    await checkout.confirm.click();
    await confirmation.isOpen(guests.booker.firstName);
  });
  const { total } = await confirmation.read();
  await test.step('Then the confirmation names the children by their ages and what the package holds', async () => {
    await expect(page.getByText('2 adults, 1 child (4)').first()).toBeVisible();
    await expect(page.getByText('2 adults, 1 child (9)').first()).toBeVisible();
    await expect(page.getByText('Guided walk of old Sarrià').first()).toBeVisible();
  });
  await test.step('When I ask for an invoice to my company', async () => {
    await confirmation.actions.getByRole('link', { name: 'Invoice' }).click();
    await page.getByLabel(/^Company/).fill('Engines Ltd');
    await page.getByLabel(/^VAT id/).fill('GB 123 456 789');
    await page.getByRole('button', { name: 'Issue the invoice' }).click();
  });
  const invoice = page.getByRole('article', { name: /SARRIA-\d{4}-\d{6}/ });
  await test.step('Then its VAT, its base and the city tax add up to the total of the confirmation', async () => {
    await expect(invoice).toContainText('VAT id ESB12345674');
    await expect(invoice).toContainText('VAT id GB123456789');
    const sum = (label: string) =>
      invoice.locator('.co-invoice__sum').filter({ hasText: label }).locator('dd').innerText();
    expect(minor(await sum('Total'))).toBe(total);
    expect(minor(await sum('Impost turístic'))).toBe(tax);
    const [rate, base = '', amount = ''] = await page
      .getByRole('table', { name: 'VAT' })
      .getByRole('cell')
      .allInnerTexts();
    expect(rate).toBe('10%');
    expect(minor(base) + minor(amount) + tax).toBe(total);
  });
  await test.step('And it prints on one page of A4, without the frame of the site', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
  expect(complaints).toEqual([]);
});
