import type { Locator } from '@playwright/test';
import { addDays } from 'shared/domain';
import { CheckoutPage, ConfirmationPage, guests, queryOf, RoomsPage, SearchPage } from '../steps/index.ts';
import { texts } from '../steps/messages.ts';
import { minorOf } from '../support/amounts.ts';
import { Hotel, type Stay } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'SARRIA';
const suite = 'Suite de les Golfes · Family Suite';
const patioRoom = 'Habitació del Pati · Patio Double';
const packageRate = 'Sarrià a fons · Sarrià in depth';
const picnic = 'Picnic for Collserola';
const nights = 9;

/**
 * 5.70 for each guest of seventeen or older and each of the first seven nights: two such guests in either room, for a
 * teenager of fourteen counts as an adult in the room and not for the tax.
 */
const cityTax = 'Impost turístic · city tax';
const cityTaxLine = `${cityTax} · 2 guests × 7 nights`;
const cityTaxOfRoom = 7980;
const cityTaxOfBooking = 15_960;
/** 19.00 on each of nine days for two adults and the teenager, and half of it for the child of five. */
const picnicOfRoom = 59_850;

const party = (numberOfAdults: number, numberOfChildren: number) => ({
  numberOfAdults,
  numberOfChildren,
  numberOfInfants: 0,
});

/** Nine nights on which the hotel sells both rooms with the package. */
async function longStay(hotel: Hotel): Promise<Stay> {
  for (let ahead = 30; ahead < 120; ahead += 1) {
    const from = addDays(hotel.today(), ahead);
    const stay = { from, to: addDays(from, nights) };
    const { roomTypes } = await hotel.search(stay, [party(3, 1), party(2, 1)]);
    const sold = roomTypes.filter(({ rates }) => rates.some(({ name }) => name === packageRate));
    if ([suite, patioRoom].every((room) => sold.some(({ name }) => name === room))) return stay;
  }
  throw new Error('SARRIA does not have both rooms in the coming months.');
}

/** The amounts of the city tax where a booking is summed up, in minor units. */
const taxLines = async (place: Locator): Promise<number[]> => {
  const lines = place.locator('.price-lines__line').filter({ hasText: cityTax });
  await expect(lines.first()).toBeVisible();
  return (await lines.locator('dd').allInnerTexts()).map(minorOf);
};

test('a family books two rooms of SARRIA for nine nights, with a package inside and the city tax of seven, and gets an invoice @release', async ({
  page,
  site,
  size,
  complaints,
}) => {
  const stay = await longStay(await Hotel.open(site.url, code));
  const search = new SearchPage(page);
  const rooms = new RoomsPage(page);
  const checkout = new CheckoutPage(page);
  const confirmation = new ConfirmationPage(page);

  await test.step('Given I look for two rooms, with children of 5, 14 and 8', async () => {
    await search.open(site.url, code, queryOf(stay));
    await search.chooseParties([
      { adults: 2, children: 2, ages: [5, 14] },
      { adults: 2, children: 1, ages: [8] },
    ]);
    await search.search();
    expect(new URL(page.url()).searchParams.get('ages')).toBe('5-14,8');
  });
  const choose = (number: number, roomType: string): Promise<number> =>
    test.step(`When I choose the package in room ${String(number)}`, async () => {
      await expect(rooms.heading(texts.rooms.starts('rooms.choose-for', { number }))).toBeVisible();
      // The address keeps the wish for the next room.
      const breakfast = page.getByRole('button', { name: texts.rooms.text('filters.breakfast') });
      if (number === 1) await breakfast.click();
      await expect(breakfast).toHaveAttribute('aria-pressed', 'true');
      await rooms.showRates(roomType);
      const rate = rooms.row(roomType, packageRate);
      await expect(rate.getByText(/Esmorzar · Breakfast in the patio/)).toBeVisible();
      await expect(rate.getByText(/Guided walk of old Sarrià/)).toBeVisible();
      const price = minorOf(await rate.locator('.price__amount').last().innerText());
      await rate.getByText(texts.rooms.text('rate.details')).click();
      const tax = rate.locator('.price-lines__line').filter({ hasText: cityTaxLine });
      expect(minorOf(await tax.locator('dd').innerText())).toBe(cityTaxOfRoom);
      await rooms.rate(roomType, packageRate).click();
      return price;
    });
  const total = (await choose(1, suite)) + (await choose(2, patioRoom));

  await test.step('Then the booking so far is what both named', async () => {
    await rooms.isYours();
    expect(minorOf(await rooms.total.innerText())).toBe(total);
  });
  await test.step('When I keep my rooms and name who leads them', async () => {
    await rooms.chooseSetUp('King-size bed and single beds');
    await rooms.chooseSetUp('Double bed and an extra bed', 2);
  });
  await test.step('Then breakfast is not offered beside the package, and a picnic costs the child of 5 half', async () => {
    await rooms.showAllExtras();
    await expect(rooms.extra('Esmorzar')).toHaveCount(0);
    await expect(rooms.extra(picnic)).toContainText('ages 3–6 half price');
    // Three and a half guests on nine days, 19.00 each.
    await expect(rooms.extra(picnic)).toContainText('€598.50');
    await rooms.addExtra(1, picnic);
    await expect(rooms.extrasOf(2)).toBeVisible();
    await rooms.finish(size);
  });
  const toPay = total + picnicOfRoom;
  await test.step('And checkout names the same total, with the city tax of both rooms in it', async () => {
    await checkout.isOpen();
    expect(minorOf(await checkout.total.first().innerText())).toBe(toPay);
    expect(await taxLines(page.locator('.co-summary'))).toEqual([cityTaxOfBooking]);
    await checkout.giveDetails({ ...guests.booker, country: 'Spain' });
    await checkout.giveCard(guests.card);
    await checkout.agree();
    await checkout.confirm.click();
  });
  await test.step('And so does the confirmation', async () => {
    await confirmation.isOpen(guests.booker.firstName);
    const booking = await confirmation.read();
    expect(booking.total).toBe(toPay);
    expect(await taxLines(page.getByRole('main'))).toEqual([cityTaxOfBooking]);
    await expect(page.getByText('3 adults (14), 1 child (5)').first()).toBeVisible();
    await expect(page.getByText('2 adults, 1 child (8)').first()).toBeVisible();
    // In nine nights: 48.00 for the third adult, half of 26.00 and of 14.00 for the child of five; 30.00 for that of eight.
    expect(booking.rooms[0]?.lines).toEqual(expect.arrayContaining([43_200, 11_700, 6300, picnicOfRoom]));
    expect(booking.rooms[1]?.lines).toEqual(expect.arrayContaining([27_000, 12_600]));
  });
  const invoice = page.getByRole('article', { name: /SARRIA-\d{4}-\d{6}/ });
  const sum = async (label: string): Promise<number> =>
    minorOf(await invoice.locator('.co-invoice__sum').filter({ hasText: label }).locator('dd').innerText());
  await test.step('When I ask for an invoice to my company', async () => {
    await confirmation.actions.getByRole('link', { name: 'Invoice' }).click();
    await page.getByLabel(/^Company/).fill('Engines SL');
    await page.getByLabel(/^Address/).fill('Carrer Major 1, Sarrià');
    await page.getByLabel(/^VAT id/).fill('ESB1');
    await page.getByRole('button', { name: 'Issue the invoice' }).click();
    await expect(page.getByRole('alert')).toContainText('“ESB1” is not a VAT id of ES');
    await page.getByLabel(/^VAT id/).fill('ESB61234562');
    await page.getByRole('button', { name: 'Issue the invoice' }).click();
    await expect(invoice).toContainText('Sarrià Hospitality SL');
    await expect(invoice).toContainText('VAT id ESB61234562');
  });
  await test.step('Then its total is that of the confirmation: a price, its VAT of 10 %, and the city tax', async () => {
    expect(await sum('Total')).toBe(toPay);
    expect(await sum('Impost turístic')).toBe(cityTaxOfBooking);
    const vat = page.getByRole('table', { name: 'VAT' }).getByRole('row').filter({ hasText: 'IVA 10 %' });
    const [rate = '', base = '', amount = ''] = await vat.getByRole('cell').allInnerTexts();
    expect(rate).toBe('10%');
    expect(minorOf(base) + minorOf(amount) + cityTaxOfBooking).toBe(toPay);
    // Each room's is rounded for itself.
    expect(Math.abs(minorOf(amount) - (toPay - cityTaxOfBooking) / 11)).toBeLessThanOrEqual(1);
  });
  await test.step('And what I print is the invoice alone, on A4', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(invoice).toBeVisible();
    await expect(page.locator('.site-header')).toBeHidden();
    await expect(page.locator('.site-footer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print invoice' })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('And its recipient is corrected by an invoice of its own', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Correct the recipient' }).click();
    await page.getByLabel(/^Company/).fill('Analytical Engines SL');
    await page.getByRole('button', { name: 'Issue the corrected invoice' }).click();
    const corrected = page.getByRole('article', { name: /SARRIA-\d{4}-R\d{6}/ });
    await expect(corrected).toContainText('Analytical Engines SL');
    await expect(corrected).toContainText(/corrects and takes the place of SARRIA-\d{4}-\d{6}/);
  });
  // The browser notes the VAT id that the server refused.
  expect(complaints).toEqual([expect.stringContaining('status of 400')]);
});
