import { aBookedRoom } from 'shared/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createQuotes } from '../src/modules/availability/quote.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import {
  aBooking,
  countRows,
  countStock,
  create,
  getConfirmation,
  paidBy,
  wireOf,
} from './support/bookings.ts';

describe('paying without a card', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp();
    await openHotel(server.deps, { config: { enablePayByCompanyInvoice: true } });
  });
  afterEach(() => server.close());

  const balance = async (code: string) => {
    const { rows } = await sql<{
      balance: number;
    }>`select balance_minor as balance from voucher where code = ${code}`.execute(server.deps.db);
    return rows[0]?.balance;
  };
  const check = async (voucherCode: string, changes: object = {}) => {
    const { PropertyId, DateFrom, DateTo, Rooms } = wireOf(aBooking()) as Record<string, unknown>;
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Reservation/CheckVoucherCode',
      payload: { PropertyId, DateFrom, DateTo, Rooms, VoucherCode: voucherCode, ...changes },
    });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const byInvoice = { paymentType: 3, cardDetails: null, accountId: 'acme', poNumber: 'PO-7' } as const;

  it('confirms a company invoice where the rate allows it, with the whole balance open', async () => {
    const made = await create(
      server,
      aBooking({ ...byInvoice, rooms: [aBookedRoom({ ratePlanId: 'trade' })] }),
    );
    expect(made.body).toMatchObject({ Status: 'Confirmed' });
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({ PaymentMethod: 3, Paid: 0, Balance: made.body['TotalPrice'] });
    expect(await countRows(server.deps.db, 'payment')).toBe(0);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });

  it('refuses it for a rate that does not', async () => {
    expect((await create(server, aBooking(byInvoice))).status).toBe(400);
  });

  it.each(['ＧＩＦＴ５０', 'GI\u00adFT\u200b50', '\u00a0gift٥٠', '\u202aGIFT50\u202c'])(
    'knows a voucher on whichever keyboard it is typed: %j',
    async (typed) => {
      expect((await check(typed)).body).toMatchObject({ IsValid: true, TotalDiscount: 50 });
    },
  );

  it('says what a voucher is worth for these rooms, however it is typed', async () => {
    expect((await check(' gift50 ')).body).toMatchObject({
      IsValid: true,
      TotalDiscount: 50,
      ShowExperienceWarningMessage: false,
    });
    // 3 × 119.99 and 3 nights × 2 adults × 1.50
    expect((await check('GRAND')).body).toMatchObject({
      IsValid: true,
      TotalDiscount: 368.97,
      ShowExperienceWarningMessage: true,
    });
    expect((await check('NOPE')).body).toMatchObject({
      IsValid: false,
      TotalDiscount: 0,
      Message: 'This voucher code is not valid.',
    });
  });

  it('lets nobody try more than five codes a minute', async () => {
    for (const code of ['A', 'B', 'C', 'D', 'E']) expect((await check(code)).status).toBe(200);
    expect((await check('F')).status).toBe(429);
    // Who has checked some may still pay with theirs, and with a wrong one is not told more often.
    expect((await create(server, aBooking({ hopGiftVoucherCode: 'GIFT50' }))).status).toBe(200);
  });

  it('lets nobody guess more than five codes a minute by booking, however often a right one pays', async () => {
    const bookWith = async (hopGiftVoucherCode: string) =>
      (await create(server, aBooking({ hopGiftVoucherCode }))).status;
    for (let count = 0; count < 7; count += 1) {
      // Found right, though the card could not be processed: nothing was guessed.
      const declined = paidBy({ creditCardNumber: '4000000000000119' });
      expect((await create(server, aBooking({ hopGiftVoucherCode: 'GIFT50', ...declined }))).status).toBe(
        422,
      );
    }
    for (const code of ['A', 'B', 'C', 'D', 'E']) expect(await bookWith(code)).toBe(400);
    expect(await bookWith('F')).toBe(429);
    // Refused before it is looked at: the answer tells nothing of the code.
    expect(await bookWith('GIFT50')).toBe(429);
    server.clock.set('2026-11-20T10:01:00Z');
    expect(await bookWith('GIFT50')).toBe(200);
    server.clock.set(testNow);
  });

  it('says up to what a voucher is worth while the stay is not known, and asks for the other half of one', async () => {
    const noDates = { DateFrom: null, DateTo: null };
    expect((await check('GRAND', noDates)).body).toMatchObject({
      IsValid: true,
      TotalDiscount: 1000,
      Message: 'Your voucher takes up to £1,000.00 off the price of your stay.',
    });
    for (const field of ['DateFrom', 'DateTo']) {
      const { status, body } = await check('GRAND', { [field]: null });
      expect([status, body['ModelState']]).toEqual([400, { [field]: ['This field is needed.'] }]);
    }
  });

  it('takes a part from a voucher and the rest from the card', async () => {
    const made = await create(server, aBooking({ hopGiftVoucherCode: 'gift50' }));
    expect(made.body['TotalPrice']).toBe(318.97);
    expect(await balance('GIFT50')).toBe(0);
    const { body } = await getConfirmation(server, made.body['ConfirmationToken']);
    expect(body).toMatchObject({ GiftDiscount: 50, Total: 318.97, Paid: 318.97 });
    // Used up, it is worth nothing to the next one.
    expect((await create(server, aBooking({ hopGiftVoucherCode: 'GIFT50' }))).status).toBe(400);
  });

  it('asks for no card when the voucher covers everything', async () => {
    const byVoucher = { paymentType: 2, cardDetails: null, hopGiftVoucherCode: 'GRAND' } as const;
    const made = await create(server, aBooking(byVoucher));
    expect(made.body).toMatchObject({ Status: 'Confirmed', TotalPrice: 0 });
    expect(await balance('GRAND')).toBe(100_000 - 36_897);
  });

  it('says so when the voucher that is to pay for everything no longer covers it', async () => {
    const byVoucher = { paymentType: 2, cardDetails: null, hopGiftVoucherCode: 'GIFT50' } as const;
    const refused = await create(server, aBooking(byVoucher));
    expect([refused.status, refused.body['ModelState']]).toEqual([
      400,
      { HopGiftVoucherCode: ['Your voucher no longer covers the whole price. Choose how to pay the rest.'] },
    ]);
    expect(await balance('GIFT50')).toBe(5000);
  });

  it('gives a voucher back when the card is refused', async () => {
    const refused = await create(
      server,
      aBooking({ hopGiftVoucherCode: 'GIFT50', ...paidBy({ creditCardNumber: '4000000000000002' }) }),
    );
    expect(refused.status).toBe(422);
    expect(await balance('GIFT50')).toBe(5000);
  });

  it('lets a voucher pay for one of two bookings at once', async () => {
    const replies = await Promise.all(
      [1, 2].map(() => create(server, aBooking({ hopGiftVoucherCode: 'GIFT50' }))),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balance('GIFT50')).toBe(0);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 3, held: 0 });
  });
});

describe('a price that has changed since the search', () => {
  let server: TestApp;
  beforeEach(async () => {
    server = await createTestApp();
    await openHotel(server.deps);
  });
  afterEach(() => server.close());

  const shownAt = (quotedPrice: number) =>
    aBooking({ rooms: [aBookedRoom({ quotedPrice })], quoteToken: null });

  it('is told by what the room was shown at, without a quote token', async () => {
    expect(await create(server, shownAt(368.97))).toMatchObject({
      status: 200,
      body: { TotalPrice: 368.97 },
    });
    await openHotel(server.deps, { baseRate: 130 });
    const refused = await create(server, shownAt(368.97));
    expect(refused).toMatchObject({ status: 409, body: { TotalPrice: 399, RoomPrices: [399] } });
    expect(await create(server, shownAt(399))).toMatchObject({ status: 200, body: { TotalPrice: 399 } });
  });

  it('of another room is nothing to who was shown this one', async () => {
    const ofYesterday = createQuotes(server.deps.secretKey).issue(
      { from: '2026/12/01', to: '2026/12/04' },
      [],
    );
    const request = { ...shownAt(368.97), quoteToken: ofYesterday };
    expect(await create(server, request)).toMatchObject({ status: 200, body: { TotalPrice: 368.97 } });
  });

  it('is told with the new one and a quote for it, and nothing is booked', async () => {
    const search = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'harbour',
        DateFrom: '2026/12/01',
        DateTo: '2026/12/04',
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      },
    });
    const quoteToken = String(search.json<{ QuoteToken: unknown }>().QuoteToken);
    await openHotel(server.deps, { baseRate: 130 });
    const refused = await create(server, aBooking({ quoteToken }));
    expect(refused).toMatchObject({
      status: 409,
      body: { TotalPrice: 399, RoomPrices: [399], Currency: 'GBP' },
    });
    expect(await countRows(server.deps.db, 'reservation')).toBe(0);

    const agreed = await create(server, aBooking({ quoteToken: String(refused.body['QuoteToken']) }));
    expect(agreed).toMatchObject({ status: 200, body: { TotalPrice: 399 } });
    expect((await create(server, aBooking({ quoteToken: 'made.up' }))).status).toBe(409);
  });
});
