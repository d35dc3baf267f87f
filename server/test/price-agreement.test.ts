import {
  type Confirmation,
  createReservation,
  getConfirmation,
  getProperty,
  PaymentType,
  type Property,
} from 'shared/contracts';
import { addedTaxes, bookingTaxes, bookingTotal, toDecimal, toMinor, voucherDiscount } from 'shared/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './support/app.ts';
import { aBooking, create, get } from './support/bookings.ts';
import {
  atHotel,
  checkVoucher,
  chooseRooms,
  costsOf,
  listExtras,
  read,
  search,
  stayOf,
  taxedRooms,
  type Wish,
  wishes,
} from './support/price-journey.ts';
import { openPricedHotel, pricedHotels } from './support/priced-hotel.ts';

describe('the price of a booking', () => {
  let server: TestApp;
  let hotels = 0;
  beforeAll(async () => {
    server = await createTestApp();
  });
  afterAll(() => server.close());

  async function balanceOf(propertyId: string, code: string): Promise<number> {
    const row = await server.deps.db
      .selectFrom('voucher')
      .select('balance_minor')
      .where('property_id', '=', propertyId)
      .where('code', '=', code.trim().toUpperCase())
      .executeTakeFirstOrThrow();
    return row.balance_minor;
  }

  async function confirmationOf(propertyId: string, token: string): Promise<Confirmation> {
    const query = new URLSearchParams({ propertyId, confirmationToken: token });
    const { body } = await get(server, `${getConfirmation.path}?${String(query)}`);
    return read(getConfirmation.responses[200], body);
  }

  async function propertyOf(propertyId: string): Promise<Property> {
    const { body } = await get(server, getProperty.path.replace(':id', propertyId));
    return read(getProperty.responses[200], body);
  }

  /** Search, voucher, Create and confirmation of one wish; false when nothing suits it. */
  async function book(propertyId: string, currency: string, wanted: Wish): Promise<boolean> {
    const hotel = await propertyOf(propertyId);
    const { taxesAndFees: terms = [], childBands } = hotel;
    const wish = atHotel(wanted, childBands);
    const minor = (amount: number) => toMinor(amount, currency);
    // Vouchers may be tried five times a minute.
    server.clock.set(new Date(server.clock.now().getTime() + 60_000).toISOString());
    const found = await search(server, propertyId, wish);
    expect(found.isPromoCodeValid).toBe(wish.promoCode === null ? null : true);
    const rooms = chooseRooms(wish, found, await listExtras(server, propertyId, wish));
    if (!rooms) return false;

    const items = costsOf(rooms, wish.nights, hotel);
    const taxes = bookingTaxes(terms, taxedRooms(rooms, items, wish.nights, childBands), currency);
    const full = bookingTotal(items, 0, addedTaxes(taxes));
    const { voucher: code } = wish;
    const shown =
      code === null ? null : await checkVoucher(server, propertyId, { ...wish, voucher: code }, rooms);
    const voucher = shown === null ? null : code;
    const discount = voucher === null ? 0 : voucherDiscount(await balanceOf(propertyId, voucher), full);
    // The check of a voucher is not told of a promo code, which makes rooms cheaper.
    if (shown !== null && wish.promoCode === null) expect(minor(shown)).toBe(discount);
    const total = bookingTotal(items, discount, addedTaxes(taxes));

    const { from, to } = stayOf(wish);
    const made = await create(
      server,
      aBooking({
        propertyId,
        dateFrom: from,
        dateTo: to,
        promoCode: wish.promoCode,
        hopGiftVoucherCode: voucher,
        quoteToken: found.quoteToken,
        quotedTaxes: toDecimal(addedTaxes(taxes), currency),
        rooms: rooms.map(({ booked }) => booked),
        ...(total === 0 ? { paymentType: PaymentType.voucher, cardDetails: null } : {}),
      }),
    );
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const answer = read(createReservation.responses[200], made.body);
    expect(answer.totalPrice).toBe(toDecimal(total, currency));

    const confirmation = await confirmationOf(propertyId, answer.confirmationToken);
    expect([minor(confirmation.total), minor(confirmation.giftDiscount)]).toEqual([total, discount]);
    const confirmed = confirmation.items.map((item) => ({
      totalRoomCost: minor(item.roomCost),
      totalServiceCost: minor(item.serviceCost),
    }));
    expect(confirmed).toEqual(items);
    expect(confirmation.items.map(({ ages }) => ages)).toEqual(rooms.map(({ booked }) => booked.ages));
    for (const { priceLines, totalCost } of confirmation.items) {
      expect(priceLines.reduce((sum, line) => sum + minor(line.amount), 0)).toBe(minor(totalCost));
      expect(priceLines.every(({ text }) => text !== '')).toBe(true);
    }
    const sum = confirmation.items.reduce((before, { totalCost }) => before + minor(totalCost), 0);
    const charged = confirmation.taxes ?? [];
    expect(charged.map(({ name, included, amount }) => [name, included, minor(amount)])).toEqual(
      taxes.map(({ name, included, amount }) => [name, included, amount]),
    );
    const added = charged.filter(({ included }) => !included);
    const addedSum = added.reduce((before, { amount }) => before + minor(amount), 0);
    expect(sum + addedSum - minor(confirmation.giftDiscount)).toBe(total);
    return true;
  }

  it('is the same in search, Create, the confirmation and shared/domain, and its lines add up', async () => {
    let booked = 0;
    const stays = fc.array(wishes, { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(pricedHotels, stays, async (hotel, wanted) => {
        hotels += 1;
        const propertyId = `odd-${String(hotels)}`;
        await openPricedHotel(server, hotel, propertyId);
        for (const wish of wanted) if (await book(propertyId, hotel.currency, wish)) booked += 1;
      }),
      { numRuns: 14 },
    );
    expect(booked).toBeGreaterThan(5);
  });
});
