import { nightCount } from 'shared/domain';
import { chooseOneRoom, choice, guests, RoomsPage, payByCard } from '../steps/index.ts';
import { minorOf } from '../support/amounts.ts';
import type { HotelFile } from '../support/changed-hotel.ts';
import { useSiteWithHotel } from '../support/hotel-of-a-test.ts';
import { Hotel } from '../support/stay.ts';
import { expect, test } from '../support/test.ts';

const code = 'TAXED';
const rate = 'Flexible rate';
const cityTax = 2.5;
const cleaning = 30;

/** HARBOUR at the same prices, with a city tax for two nights, a cleaning fee, and its VAT named. */
function taxed(file: HotelFile): object {
  const TaxesAndFees = [
    { Id: 'vat', Name: 'VAT 20%', Kind: 'VAT', Percent: 20, Included: true },
    { Id: 'city', Name: 'City tax', Amount: cityTax, Per: 'PersonNight', FirstNights: 2 },
    { Id: 'cleaning', Name: 'Cleaning', Kind: 'Fee', Amount: cleaning },
  ];
  return { ...file, PropertyId: null, Property: { ...file.Property, PropertyCode: code, TaxesAndFees } };
}

test.describe('a hotel with taxes and fees on top', () => {
  const siteUrl = useSiteWithHotel(taxed);

  test('shows one total from the first price to the confirmation, and what it is made of', async ({
    page,
    complaints,
  }) => {
    const url = siteUrl();
    const [room] = choice.rooms;
    const stay = await (await Hotel.open(url, code, [room])).stay(3);
    const guestNights = 2 * Math.min(2, nightCount(stay));
    const added = Math.round((cityTax * guestNights + cleaning) * 100);
    const rooms = new RoomsPage(page);
    const firstPrice = async (hotel: string): Promise<number> => {
      await rooms.open(url, hotel, stay, 'adults=2');
      const shown = rooms.row(room, rate);
      return minorOf(await shown.locator('.price__amount').first().innerText());
    };

    const without = await firstPrice('HARBOUR');
    const total = await firstPrice(code);
    expect(total).toBe(without + added);

    await chooseOneRoom(page, url, { code, stay, roomType: room, rate }, guests.first);
    const summary = page.locator('.co-summary');
    await expect(summary.getByText('City tax · 2 guests × 2 nights')).toBeVisible();
    await expect(summary.getByText('Cleaning')).toBeVisible();
    await expect(summary.getByText(/^Includes £[\d.]+ VAT 20%$/)).toBeVisible();
    expect(minorOf(await summary.locator('.co-total .price__amount').innerText())).toBe(total);

    const confirmation = await payByCard(page);
    expect((await confirmation.read()).total).toBe(total);
    await expect(page.getByText('City tax · 2 guests × 2 nights')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
