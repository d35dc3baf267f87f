import {
  compactCalendar,
  compactSearch,
  searchResponseSchema,
  type Rate,
  type SearchResponse,
} from 'shared/contracts';
import { readCalendar, roomPrice, stayRateOf } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../src/app.ts';
import { createQuotes } from '../src/modules/availability/quote.ts';
import { loadSnapshot } from '../src/modules/availability/snapshot/load-snapshot.ts';
import { stayRatesOf } from '../src/modules/availability/stay-rates.ts';
import { bumpPropertyVersion } from '../src/modules/property/repository.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';
import { importTestHotel } from './support/import.ts';

const twoAdults = { NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 };
const family = { NumberOfAdults: 1, NumberOfChildren: 2, NumberOfInfants: 0 };

describe.each(engines)('search on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server);
  });
  beforeEach(() => {
    server.clock.set(testNow);
  });
  afterAll(() => server.close());

  // Tuesday to Thursday.
  const stayOf = (request: object) => ({
    PropertyId: 'TEST',
    DateFrom: '2026/12/01',
    DateTo: '2026/12/03',
    Rooms: [twoAdults],
    ...request,
  });
  const post = (request: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Availability/Search',
      payload: stayOf(request),
    });
  const search = async (request: object = {}): Promise<SearchResponse> =>
    z.decode(searchResponseSchema, (await post(request)).json());
  const offered = (response: SearchResponse) =>
    response.roomTypes.flatMap((roomType) =>
      roomType.rates.map((rate) => `${roomType.roomTypeId}/${rate.ratePlanId}`),
    );
  const rateOf = (response: SearchResponse, roomTypeId: string, ratePlanId: string): Rate | undefined =>
    response.roomTypes
      .find((roomType) => roomType.roomTypeId === roomTypeId)
      ?.rates.find((rate) => rate.ratePlanId === ratePlanId);

  it('gives each of the guests who ask for one stay what a server says that nobody has asked before', async () => {
    const parties = [[twoAdults], [family], [family, twoAdults]];
    const asked = parties.flatMap((Rooms) => [
      { Rooms, Form: 'compact' },
      { Rooms, Form: 'compact', PromoCode: 'SPRING' },
      { Rooms, Form: 'compact', PromoCode: 'NOBODY' },
    ]);
    for (const request of asked) {
      const fresh = buildApp(server.deps);
      const said = await fresh.inject({
        method: 'POST',
        url: '/api/Availability/Search',
        payload: stayOf(request),
      });
      await fresh.close();
      expect((await post(request)).json()).toEqual(said.json());
    }
  });

  it('says in the language of each guest why a promo code does not apply', async () => {
    const inLanguage = async (language: string) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/api/Availability/Search',
        headers: { 'accept-language': language },
        payload: stayOf({ PromoCode: 'NOBODY' }),
      });
      return z.decode(searchResponseSchema, response.json()).promoCodeMessage;
    };
    const [english, danish] = [await inLanguage('en-GB'), await inLanguage('da-DK')];
    expect(danish).not.toBe(english);
    expect(await inLanguage('en-GB')).toBe(english);
  });

  it.each([
    ['a family beside two adults', { Rooms: [twoAdults, family] }],
    ['a promo code', { PromoCode: 'SPRING' }],
    ['rates of one plan', { RatePlanCode: 'flex' }],
    ['a stay without rooms', { DateFrom: '2026/11/01', DateTo: '2026/11/03' }],
  ])('says the same in the compact form, in fewer bytes: %s', async (_title, request) => {
    const whole = await post(request);
    const compact = await post({ ...request, Form: 'compact' });
    expect(compact.json()).toHaveProperty('RatePlans');
    const read = (answer: unknown) => z.decode(compactSearch().responses[200], answer as never);
    expect(read(compact.json())).toEqual(z.decode(searchResponseSchema, whole.json()));
    expect(read(whole.json())).toEqual(read(compact.json()));
    const hasRates = whole.json<{ RoomTypes: unknown[] }>().RoomTypes.length > 0;
    if (hasRates) expect(compact.body.length).toBeLessThan(whole.body.length * 0.6);
  });

  it('gives whole-stay costs that add up to the price of each room', async () => {
    const response = await search({ Rooms: [twoAdults, family] });
    const rate = rateOf(response, 'classic', 'flex');
    expect(rate).toMatchObject({
      baseRate: 200,
      costPerAdult: 60,
      costPerChild: 30,
      baseNumberOfAdults: 2,
      originalBaseRate: null,
      nights: [
        { date: '2026/12/01', baseRate: 100 },
        { date: '2026/12/02', baseRate: 100 },
      ],
      minimumRate: 200,
    });
    const price =
      rate &&
      roomPrice(stayRateOf(rate, 'GBP'), { numberOfAdults: 1, numberOfChildren: 2, numberOfInfants: 0 });
    expect(price).toBe(26_000);
  });

  it.each([
    ['nobody', 0, 'At least one guest has to stay in each room.', 'search.nobody'],
    ['a crowd', 999, 'At most 50 guests can be searched for in one room.', 'search.largest-party'],
  ])('refuses a search for %s in a room, and says which', async (_title, NumberOfAdults, sentence, code) => {
    const nobody = { NumberOfAdults, NumberOfChildren: 0, NumberOfInfants: 0 };
    const response = await post({ Rooms: [twoAdults, nobody] });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      {
        Message: 'The request is invalid.',
        Code: 'http.invalid',
        ModelState: { 'Rooms[1].NumberOfAdults': [sentence] },
        ModelStateCodes: { 'Rooms[1].NumberOfAdults': [code] },
      },
    ]);
  });

  it('shows a promotion with the price before it', async () => {
    const response = await search({ DateFrom: '2026/12/04', DateTo: '2026/12/06' });
    expect(rateOf(response, 'classic', 'saver')).toMatchObject({
      baseRate: 216,
      originalBaseRate: 240,
      promotion: 'Ten percent off',
    });
  });

  it('is written exactly as its contract writes it', async () => {
    const wire: unknown = (await post({ PromoCode: 'UNKNOWN' })).json();
    // What a codec does not know it drops, and what it misses it refuses: both would show.
    expect(z.encode(searchResponseSchema, z.decode(searchResponseSchema, wire as never))).toEqual(wire);
  });

  it('says how many rooms of each type are free on every night, and hides a type that is sold out', async () => {
    await server.database.db
      .updateTable('inventory')
      .set({ sold: 2, held: 1 })
      .where('room_type_id', '=', 'suite')
      .where('night', '=', '2027/01/13')
      .execute();
    await bumpPropertyVersion(server.database.db, 'test');
    const response = await search({ DateFrom: '2027/01/12', DateTo: '2027/01/14' });
    expect(response.numberOfRoomsPerRoomTypeId).toEqual({ classic: 10, suite: 0 });
    expect(offered(response)).toEqual(['classic/flex', 'classic/saver']);
    expect(offered(await search({ DateFrom: '2027/01/12', DateTo: '2027/01/13' }))).toContain('suite/flex');
  });

  it.each([
    ['too short for the minimum stay of the arrival day', '2026/12/28', '2026/12/30', false],
    ['long enough', '2026/12/28', '2026/12/31', true],
    ['arriving before the minimum stay begins', '2026/12/19', '2026/12/21', true],
    ['arriving on a day closed to arrival', '2026/12/25', '2026/12/29', false],
    ['leaving on a day closed to departure', '2026/12/21', '2026/12/25', false],
    ['staying over a day closed to arrival and departure', '2026/12/22', '2026/12/27', true],
    ['beyond the last night for which there are prices', '2028/05/18', '2028/05/21', false],
    ['in the past', '2026/11/18', '2026/11/20', false],
  ])('a stay %s (%s to %s) is offered: %s', async (_title, from, to, isOffered) => {
    const response = await search({ DateFrom: from, DateTo: to });
    expect(offered(response).includes('classic/flex')).toBe(isOffered);
  });

  it('says that the arrival date has passed, as soon as it has on the hotel’s calendar, and of no other stay', async () => {
    const past = await search({ DateFrom: '2026/11/18', DateTo: '2026/11/20' });
    expect(past).toMatchObject({ roomTypes: [], availabilityMessage: 'The arrival date has passed.' });
    const full = await search({ DateFrom: '2028/05/18', DateTo: '2028/05/21' });
    expect([full.roomTypes, full.availabilityMessage]).toEqual([[], undefined]);
  });

  it('does not offer a room type that is closed on one of the nights', async () => {
    const response = await search({ DateFrom: '2027/01/31', DateTo: '2027/02/02' });
    expect(offered(response)).toEqual(['classic/flex', 'classic/saver']);
  });

  it('offers nothing for tonight once the property’s cut-off has come, and tomorrow still', async () => {
    const tonight = { DateFrom: '2026/11/20', DateTo: '2026/11/21' };
    server.clock.set('2026-11-20T18:29:59Z');
    expect(offered(await search(tonight))).not.toEqual([]);
    server.clock.set('2026-11-20T18:30:00Z');
    expect(offered(await search(tonight))).toEqual([]);
    expect(offered(await search({ DateFrom: '2026/11/21', DateTo: '2026/11/22' }))).not.toEqual([]);
  });

  it.each([
    ['an unknown code', 'NOPE', { DateFrom: '2027/03/02', DateTo: '2027/03/04' }, false, 200],
    ['a code outside its days', 'SPRING15', {}, false, 200],
    ['a percentage', ' spring15 ', { DateFrom: '2027/03/02', DateTo: '2027/03/04' }, true, 170],
    ['an amount per night', 'TENNER', {}, true, 180],
    ['an amount on a stay too short for it', 'TENNER', { DateTo: '2026/12/02' }, false, 100],
  ])('promo code: %s (%s)', async (_title, code, stay, isValid, price) => {
    const response = await search({ PromoCode: code, ...stay });
    expect(response.isPromoCodeValid).toBe(isValid);
    expect(response.promoCodeMessage).toEqual(expect.any(String));
    const rate = rateOf(response, 'classic', 'flex');
    expect(rate?.baseRate).toBe(price);
    expect(rate?.originalBaseRate === null).toBe(!isValid);
  });

  it.each([
    ['with a discount of another rate plan', { PromoCode: 'TENNER', RatePlanCode: 'saver' }],
    ['of a private plan that is not asked for', { PromoCode: 'MEMBER', RatePlanCode: 'saver' }],
  ])('a valid code %s changes nothing, and the response says so', async (_title, request) => {
    const response = await search(request);
    expect(response.isPromoCodeValid).toBe(false);
    expect(response.promoCodeMessage).toBe('This promo code changes no rate of your search.');
    expect(offered(response)).not.toEqual([]);
  });

  it('a code without a discount opens the private plan that names it', async () => {
    expect(offered(await search())).not.toContain('classic/secret');
    const opened = await search({ PromoCode: 'member' });
    expect(offered(opened)).toContain('classic/secret');
    expect(opened.isPromoCodeValid).toBe(true);
    expect((await search()).isPromoCodeValid).toBeNull();
  });

  it.each([
    ['that names no rate plan', 'NOPE'],
    ['of a private plan without its promo code', 'secret'],
  ])('a rate plan code %s is said to be none, and the public rates are offered', async (_title, code) => {
    const response = await search({ RatePlanCode: code });
    expect(response.ratePlanCodeMessage).toBe('We have no offer with this code.');
    expect(offered(response)).toEqual(offered(await search()));
    expect(offered(response)).not.toEqual([]);
    expect((await search({ RatePlanCode: 'saver' })).ratePlanCodeMessage).toBeUndefined();
  });

  it('filters by rate plan code and by location', async () => {
    expect(offered(await search({ RatePlanCode: 'saver' }))).toEqual(['classic/saver', 'suite/saver']);
    expect(offered(await search({ LocationId: 'annex' }))).toEqual(['classic/flex', 'classic/saver']);
  });

  it.each([
    ['departure before arrival', { DateTo: '2026/12/01' }, 'DateTo'],
    ['more than sixty nights', { DateTo: '2027/02/01' }, 'DateTo'],
    [
      'more rooms than the property takes',
      { Rooms: [twoAdults, twoAdults, twoAdults, twoAdults, twoAdults] },
      'Rooms',
    ],
    ['no room', { Rooms: [] }, 'Rooms'],
    [
      'a negative count',
      { Rooms: [twoAdults, { ...twoAdults, NumberOfAdults: -1 }] },
      'Rooms[1].NumberOfAdults',
    ],
    [
      'infants alone',
      { Rooms: [twoAdults, { ...twoAdults, NumberOfAdults: 0, NumberOfInfants: 1 }] },
      'Rooms[1].NumberOfAdults',
    ],
    ['a day that is not in the calendar', { DateFrom: '2026/02/30' }, 'DateFrom'],
  ])('refuses %s with the path of the field', async (_title, request, path) => {
    const response = await post(request);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      Message: 'The request is invalid.',
      Code: 'http.invalid',
      ModelState: { [path]: [expect.any(String)] },
    });
  });

  it('remembers its prices in the quote token, so that a changed one is noticed', async () => {
    const stay = { from: '2027/01/19', to: '2027/01/21' };
    const { quoteToken } = await search({ DateFrom: stay.from, DateTo: stay.to });
    const quote = createQuotes(server.deps.secretKey).open(quoteToken);
    const priceNow = async () => {
      const snapshot = await loadSnapshot(server.database.db, 'test');
      const rates = snapshot && stayRatesOf(snapshot, { stay, promoCode: null, today: '2026/11/20' });
      const rate = rates?.find('classic', 'flex');
      return rate ? quote?.covers(stay, rate) : null;
    };
    expect(await priceNow()).toBe(true);
    await server.database.db
      .updateTable('rate_night')
      .set({ child_minor: 1 })
      .where('night', '=', '2027/01/20')
      .execute();
    expect(await priceNow()).toBe(false);
  });
});

describe.each(engines)('availability calendar on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await importTestHotel(server);
  });
  beforeEach(() => {
    server.clock.set(testNow);
  });
  afterAll(() => server.close());

  const url = '/api/Availability?propertyId=TEST&fromDate=2026/12/24&toDate=2026/12/26&languageCode=en-GB';
  interface Day {
    DateOfStay: string;
    AvailableRooms: number;
    Rates: object[];
  }

  it('lists each day with its free rooms and the rates that are open to everybody', async () => {
    const days = (await server.app.inject(url)).json<Day[]>();
    expect(days.map((day) => [day.DateOfStay, day.AvailableRooms, day.Rates.length])).toEqual([
      ['2026/12/24', 13, 4],
      ['2026/12/25', 13, 4],
      ['2026/12/26', 13, 4],
    ]);
    expect(days[1]?.Rates).toContainEqual({
      RoomTypeId: 'classic',
      RatePlanId: 'flex',
      MinimumRate: 120,
      MinLengthOfStay: 3,
      ClosedToArrival: true,
      ClosedToDeparture: true,
    });
  });

  it('answers 304 until prices or stock change', async () => {
    const first = await server.app.inject(url);
    const tag = String(first.headers.etag);
    const again = await server.app.inject({ url, headers: { 'if-none-match': tag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await bumpPropertyVersion(server.database.db, 'test');
    const changed = await server.app.inject({ url, headers: { 'if-none-match': tag } });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('says the same in the compact form to who asks for it, each form with its own tag', async () => {
    const compact = await server.app.inject(`${url}&form=compact`);
    expect(compact.json()).toEqual({
      DateFrom: '2026/12/24',
      AvailableRooms: [13, 13, 13],
      LeadPrices: [expect.any(Number), expect.any(Number), expect.any(Number)],
      Restrictions: expect.any(Array),
    });
    const days = await server.app.inject(url);
    expect(days.headers.etag).not.toBe(compact.headers.etag);
    const read = (answer: unknown) => readCalendar(z.parse(compactCalendar().responses[200], answer), 'GBP');
    const [byDays, byRuns] = [read(days.json()), read(compact.json())];
    for (const [date, { rates: _, ...facts }] of byDays.days)
      expect(byRuns.days.get(date)).toMatchObject(facts);
    const tag = String(compact.headers.etag);
    const again = await server.app.inject({
      url: `${url}&form=compact`,
      headers: { 'if-none-match': tag },
    });
    expect(again.statusCode).toBe(304);
  });

  it('leaves out days before the property’s today and more than 36 months ahead', async () => {
    const long = '/api/Availability?propertyId=TEST&fromDate=2026/01/01&toDate=2039/12/31';
    const days = (await server.app.inject(long)).json<Day[]>();
    expect([days[0]?.DateOfStay, days.at(-1)?.DateOfStay]).toEqual(['2026/11/20', '2029/11/20']);
    expect(days.at(-1)).toMatchObject({ AvailableRooms: 0, Rates: [] });
  });
});
