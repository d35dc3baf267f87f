import fc from 'fast-check';
import { compactCalendar, compactSearch, type CompactCalendar } from 'shared/contracts';
import { addDays, readCalendar, stayRules } from 'shared/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { createTestApp, testNow, type TestApp } from './support/app.ts';
import { hotelFile } from './support/bookable-hotel.ts';
import { aBooking, create, get } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { sized } from './support/scope.ts';

/** The property's today by `testNow`. */
const today = '2026/11/20';
const stayOf = (daysAhead: number, nights: number) => ({
  dateFrom: addDays(today, daysAhead),
  dateTo: addDays(today, daysAhead + nights),
});

describe.each(engines)('the terms of a rate on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(() => {
    server.clock.set(testNow);
  });
  afterAll(() => server.close());

  /** The test hotel with one room type at these plans, under these rules. */
  async function open(rates: readonly object[], plans: readonly string[] = ['flexible']) {
    const file = hotelFile({ rooms: 99 });
    const types = file['RoomTypes'] as readonly object[];
    const known = file['RatePlans'] as readonly Record<string, unknown>[];
    const RatePlans = plans.map((id) => ({ ...known[0], RatePlanId: id, RatePlanCode: id.toUpperCase() }));
    const context = { db: server.deps.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false };
    await importProperty(context, 'hotel.json', {
      ...file,
      RoomTypes: types.slice(0, 1),
      RatePlans,
      Rates: [{ BaseRate: 100 }, ...rates],
      HorizonMonths: 3,
    });
  }
  const search = async (daysAhead: number, nights: number) => {
    const { dateFrom: DateFrom, dateTo: DateTo } = stayOf(daysAhead, nights);
    const Rooms = [{ NumberOfAdults: 2, NumberOfChildren: 0, NumberOfInfants: 0 }];
    const { body } = await server.app
      .inject({
        method: 'POST',
        url: '/api/Availability/Search',
        payload: { PropertyId: 'harbour', DateFrom, DateTo, Rooms, Form: 'compact' },
      })
      .then((response) => ({ body: response.json<object>() }));
    return z.decode(compactSearch().responses[200], body as never).roomTypes.flatMap(({ rates }) => rates);
  };
  const isOffered = async (daysAhead: number, nights: number) => (await search(daysAhead, nights)).length > 0;
  const isBooked = async (daysAhead: number, nights: number) =>
    (await create(server, aBooking(stayOf(daysAhead, nights)))).status === 200;
  const calendar = async (from = today) => {
    const days = `fromDate=${from}&toDate=${addDays(today, 60)}`;
    const { body } = await get(server, `/api/Availability?propertyId=harbour&${days}&form=compact`);
    return body as z.input<typeof schema>;
  };
  const schema = compactCalendar().responses[200];
  const rules = async () => {
    const known = z.decode(schema, await calendar()) as CompactCalendar;
    return stayRules(readCalendar(known, 'GBP'), { rooms: 1, minimumNights: 1, closedToday: null });
  };
  const problemOf = async (daysAhead: number, nights: number) => {
    const { dateFrom: from, dateTo: to } = stayOf(daysAhead, nights);
    return (await rules()).stayProblem({ from, to });
  };

  it.each<[string, readonly object[], number, number, object | null]>([
    ['the longest stay', [{ MaxLengthOfStay: 5 }], 3, 5, null],
    ['a night more than that', [{ MaxLengthOfStay: 5 }], 3, 6, { kind: 'longest-stay', nights: 5 }],
    ['a limit that a later rule lifts', [{ MaxLengthOfStay: 2 }, { MaxLengthOfStay: 60 }], 3, 6, null],
    [
      'a short stay over a night of longer ones',
      [{ From: 'today+4', To: 'today+4', MinStayThrough: 4 }],
      3,
      2,
      { kind: 'minimum-through', nights: 4 },
    ],
    ['a stay up to it', [{ From: 'today+4', To: 'today+4', MinStayThrough: 4 }], 3, 1, null],
    ['a stay as long as it asks', [{ From: 'today+4', To: 'today+4', MinStayThrough: 4 }], 3, 4, null],
    ['a booking in time', [{ MinDaysBeforeArrival: 3 }], 3, 2, null],
    ['a booking a day late', [{ MinDaysBeforeArrival: 3 }], 2, 2, { kind: 'book-ahead', days: 3 }],
    [
      'a window that a later rule lifts',
      [{ MinDaysBeforeArrival: 9 }, { MinDaysBeforeArrival: 0 }],
      2,
      2,
      null,
    ],
    ['a booking on the first day', [{ MaxDaysBeforeArrival: 14 }], 14, 2, null],
    ['a booking a day early', [{ MaxDaysBeforeArrival: 14 }], 15, 2, { kind: 'book-later', days: 14 }],
  ])('search, booking and calendar agree on %s', async (_, terms, daysAhead, nights, problem) => {
    await open(terms);
    expect(await problemOf(daysAhead, nights)).toEqual(problem);
    expect(await isOffered(daysAhead, nights)).toBe(problem === null);
    expect(await isBooked(daysAhead, nights)).toBe(problem === null);
  });

  it('go by the hotel’s day: what was in time yesterday is too late today', async () => {
    await open([{ MinDaysBeforeArrival: 3 }]);
    const isClosed = async (from: string) => {
      const known = await calendar(from);
      return 'Restrictions' in known ? known.Restrictions[0]?.[0]?.[2] : null;
    };
    const day = addDays(today, 3);
    expect([await isOffered(3, 1), await isClosed(day)]).toEqual([true, 0]);
    server.clock.set('2026-11-21T00:00:01Z');
    expect([await isOffered(3, 1), await isClosed(day)]).toEqual([false, 1]);
  });

  it('a long-stay rate is offered from its nights on, at its price, and says what it asks', async () => {
    const long = {
      RatePlanIds: ['weekly'],
      DiscountPercent: 15,
      MinLengthOfStay: 7,
      MaxDaysBeforeArrival: 40,
    };
    await open([long, { RatePlanIds: ['flexible'], MaxLengthOfStay: 9 }], ['flexible', 'weekly']);
    expect((await search(3, 6)).map(({ ratePlanId }) => ratePlanId)).toEqual(['flexible']);
    const [flexible, weekly] = await search(3, 7);
    expect(flexible).toMatchObject({ baseRate: 700, maxLengthOfStay: 9, maxDaysBeforeArrival: null });
    expect(weekly).toMatchObject({
      ratePlanId: 'weekly',
      baseRate: 595,
      originalBaseRate: 700,
      minLengthOfStay: 7,
      maxDaysBeforeArrival: 40,
    });
  });

  it('are no part of the calendar of a hotel that has none', async () => {
    await open([]);
    const known = await calendar();
    expect(Object.keys(known)).toEqual(['DateFrom', 'AvailableRooms', 'LeadPrices', 'Restrictions']);
  });

  it('go out of a file, into the database and back', async () => {
    const terms = {
      MaxLengthOfStay: 9,
      MinStayThrough: 2,
      MinDaysBeforeArrival: 1,
      MaxDaysBeforeArrival: 300,
    };
    await open([terms]);
    const exported = await exportProperty(server.deps.db, 'HARBOUR');
    expect(exported).toMatchObject({ Rates: [{ BaseRate: 100 }, terms] });
    const rows = () =>
      server.deps.db
        .selectFrom('rate_night')
        .select(['night', 'max_stay', 'min_stay_through', 'min_days_before', 'max_days_before'])
        .orderBy('night')
        .execute();
    const before = await rows();
    expect(before[0]).toMatchObject({
      max_stay: 9,
      min_stay_through: 2,
      min_days_before: 1,
      max_days_before: 300,
    });
    const context = { db: server.deps.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false };
    await importProperty(context, 'hotel.json', exported);
    expect(await rows()).toEqual(before);
    expect(await exportProperty(server.deps.db, 'HARBOUR')).toEqual(exported);
  });

  it('mean the same to the page and to the server, whatever they are', async () => {
    const day = fc.nat(9);
    const rule = fc.record(
      {
        RatePlanIds: fc.constantFrom(['flexible'], ['weekly'], ['flexible', 'weekly']),
        days: fc.tuple(day, day),
        MinLengthOfStay: fc.integer({ min: 1, max: 4 }),
        MaxLengthOfStay: fc.integer({ min: 4, max: 6 }),
        MinStayThrough: fc.integer({ min: 1, max: 4 }),
        MinDaysBeforeArrival: fc.nat(4),
        MaxDaysBeforeArrival: fc.integer({ min: 4, max: 9 }),
        ClosedToArrival: fc.boolean(),
      },
      { requiredKeys: ['RatePlanIds', 'days'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(rule, { maxLength: 5 }), async (given) => {
        const rates = given.map(({ days: [a, b], ...terms }) => ({
          ...terms,
          From: `today+${String(Math.min(a, b))}`,
          To: `today+${String(Math.max(a, b))}`,
        }));
        await open(rates, ['flexible', 'weekly']);
        const page = await rules();
        for (let ahead = 0; ahead < 9; ahead += 1) {
          for (const nights of [1, 2, 3, 5, 7]) {
            const { dateFrom: from, dateTo: to } = stayOf(ahead, nights);
            const says = { ahead, nights, open: page.stayProblem({ from, to }) === null };
            expect(says).toEqual({ ahead, nights, open: await isOffered(ahead, nights) });
          }
        }
      }),
      { numRuns: sized(8, 15) },
    );
  }, 60_000);
});
