import { sql } from 'kysely';
import { byCost, originalCosts, rateCosts } from 'shared/contracts';
import { addDays } from 'shared/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNightColumns } from '../src/modules/availability/night-columns.ts';
import type { RateNight } from '../src/modules/availability/repository.ts';
import { readRateCalendar } from '../src/modules/availability/snapshot/rate-calendar.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { bothEngines } from './support/database.ts';

const first = '2026/12/28';
const ids = { room_type_id: 'double', rate_plan_id: 'flexible' };

const nightOf = (day: number, changes: Partial<RateNight> = {}): RateNight => ({
  ...ids,
  night: addDays(first, day),
  ...byCost(rateCosts, 'column', () => 0),
  ...byCost(originalCosts, 'column', () => null),
  base_minor: 10_000,
  adult_minor: 1500,
  per_adult_minor: 250,
  original_room_minor: 0,
  min_stay: null,
  max_stay: null,
  min_stay_through: null,
  min_days_before: null,
  max_days_before: null,
  closed_to_arrival: false,
  closed_to_departure: true,
  ...changes,
});

describe.each(bothEngines)('the nights of a rate, read from %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps);
  });
  afterAll(() => server.close());

  const write = async (rows: readonly RateNight[]) => {
    const { db } = server.database;
    await sql`delete from rate_night`.execute(db);
    const values = rows.map((row) => ({ property_id: 'harbour', ...row }));
    if (values.length > 0) await db.insertInto('rate_night').values(values).execute();
  };

  it.each<readonly [string, readonly RateNight[]]>([
    ['none', []],
    ['one', [nightOf(0)]],
    ['one that is dear', [nightOf(0, { base_minor: 4_000_000_000, min_stay: 3 })]],
    ['all the same', [nightOf(0), nightOf(1), nightOf(2)]],
    ['with days between them that are not sold', [nightOf(0), nightOf(3), nightOf(9)]],
    ['each at its own price', [0, 1, 2, 3].map((day) => nightOf(day, { base_minor: 9000 + day }))],
    [
      'of which the first has no value',
      [nightOf(0), nightOf(1, { original_base_minor: 12_000, min_stay: 2 }), nightOf(2)],
    ],
    [
      'of which one in the middle has none',
      [nightOf(0, { min_stay: 2 }), nightOf(1), nightOf(4, { min_stay: 1, original_base_minor: 0 })],
    ],
    [
      'with terms that change',
      [
        nightOf(0, { max_stay: 5, min_days_before: 3, max_days_before: 30 }),
        nightOf(1, { max_stay: 5, min_stay_through: 4, max_days_before: 0 }),
        nightOf(2, { max_stay: 5 }),
      ],
    ],
    [
      'closed in turns',
      [
        nightOf(0, { closed_to_arrival: true }),
        nightOf(1, { closed_to_departure: false }),
        nightOf(2, { closed_to_arrival: true, closed_to_departure: false }),
      ],
    ],
  ])('are those of its rows: %s', async (_, rows) => {
    await write(rows.toReversed());
    const [nights = null] = await listNightColumns(server.database.db, 'harbour', [ids]);
    const rate = { roomTypeId: 'double', ratePlanId: 'flexible', baseNumberOfAdults: 2 };
    const stay = { from: addDays(first, -2), to: addDays(first, 20) };
    expect(readRateCalendar(rate, nights).days(stay)).toEqual(rows);
  });
});
