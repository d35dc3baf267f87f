import type { CreateRequest } from 'shared/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importProperty } from './support/import.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, countRows, countStock, create, type Reply } from './support/bookings.ts';
import { resetBookings } from './support/reset-bookings.ts';

const promoCodes = [
  { Code: 'TENTH', Name: 'A tenth off', DiscountPercent: 10 },
  { Code: 'OVER', Name: 'Over', DiscountPercent: 10, SellTo: '2026-11-19' },
  { Code: 'SOON', Name: 'Soon', DiscountPercent: 10, SellFrom: '2026-11-21' },
  { Code: 'SPRING', Name: 'Spring', DiscountPercent: 10, StayFrom: '2027-03-01' },
  { Code: 'WEEK', Name: 'A week', DiscountPercent: 10, MinNights: 7 },
  { Code: 'e\u0301te\u0301\uff11', Name: 'Summer', DiscountPercent: 10 },
];

describe('a booking with a promo code that does not apply', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp();
    const context = { ...server.deps, releasesDir: '/nowhere', dryRun: false };
    await importProperty(context, 'hotel.json', { ...hotelFile(), PromoCodes: promoCodes });
  });
  beforeEach(() => resetBookings(server.deps.db));
  afterAll(() => server.close());

  const book = (changes: Partial<CreateRequest>) => create(server, aBooking(changes));
  const quoteFor = async (promoCode: string | null): Promise<string> => {
    const { dateFrom: DateFrom, dateTo: DateTo } = aBooking();
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: {
        PropertyId: 'harbour',
        DateFrom,
        DateTo,
        PromoCode: promoCode,
        Rooms: [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }],
      },
    });
    return response.json<{ QuoteToken: string }>().QuoteToken;
  };
  const expectNothingSold = async () => {
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: 0, held: 0 });
    expect(await countRows(server.deps.db, 'reservation')).toBe(0);
  };
  const publicPrice = 368.97;
  const refusal = (message: string) => ({
    status: 409,
    body: {
      Message: message,
      Code: 'error.promo-code-invalid',
      TotalPrice: publicPrice,
      Currency: 'GBP',
      RoomPrices: [publicPrice],
      QuoteToken: expect.any(String) as string,
    },
  });
  const answer = ({ status, body }: Reply) => ({ status, body });

  it.each([
    ['NOBODYKNOWS', 'This promo code is not valid.'],
    ['over', 'This promo code has expired.'],
    ['SOON', 'This promo code cannot be used yet.'],
    ['SPRING', 'This promo code is not valid for your dates.'],
    ['WEEK', 'This promo code needs a stay of at least 7 nights.'],
  ])('is refused in the code’s words, with what it costs without: %s', async (promoCode, message) => {
    expect(answer(await book({ promoCode }))).toEqual(refusal(message));
    const ofAnotherSearch = await quoteFor(null);
    expect(answer(await book({ promoCode, quoteToken: ofAnotherSearch }))).toEqual(refusal(message));
    expect(answer(await book({ promoCode, quoteToken: await quoteFor('FALSE') }))).toEqual(refusal(message));
    await expectNothingSold();
  });

  it('is made by a guest who was told so by the search, at the price that it showed', async () => {
    const made = await book({ promoCode: ' over ', quoteToken: await quoteFor('OVER') });
    expect(made.body).toMatchObject({ Status: 'Confirmed', TotalPrice: publicPrice });
  });

  it('is made by a guest who accepts the price of the refusal', async () => {
    const refused = await book({ promoCode: 'OVER' });
    const made = await book({ promoCode: 'OVER', quoteToken: String(refused.body['QuoteToken']) });
    expect(made.body).toMatchObject({ Status: 'Confirmed', TotalPrice: publicPrice });
  });

  it('is made at the code’s price when it does apply, and without a code', async () => {
    expect((await book({ promoCode: 'TENTH' })).body).toMatchObject({ TotalPrice: 332.97 });
    expect((await book({ promoCode: ' ' })).body).toMatchObject({ TotalPrice: publicPrice });
  });

  it.each(['ＴＥＮＴＨ', 'TEN\u200bTH', '\u00a0ten\u00adth', 'ÉTÉ1', 'éte\u0301１', 'ÉTÉ١'])(
    'is made at the code’s price however the code is typed: %j',
    async (promoCode) => {
      expect((await book({ promoCode })).body).toMatchObject({ TotalPrice: 332.97 });
    },
  );
});
