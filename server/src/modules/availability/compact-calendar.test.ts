import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { byCost, compactCalendarSchema, originalCosts, rateCosts } from 'shared/contracts';
import { addDays, readCalendar, stayRules } from 'shared/domain';
import { isEverything } from 'shared/testing/everything';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { publicRates, writeCalendar, type CalendarSource } from './calendar.ts';
import { compactFacts, writeCompactCalendar } from './compact-calendar.ts';
import type { StayTermColumns } from '../../db/schema.ts';
import type { RateNight } from './repository.ts';
import { createRateCalendar } from './snapshot/rate-calendar.ts';
import { createStockCalendar } from './snapshot/stock-calendar.ts';

const first = '2026/12/01';
type Night = Pick<RateNight, 'base_minor' | 'closed_to_arrival' | 'closed_to_departure'> &
  Partial<StayTermColumns>;

interface Hotel {
  readonly types: readonly string[];
  readonly plans: readonly string[];
  readonly days: number;
  /** Null while the rate is not sold. */
  readonly night: (type: number, plan: number, day: number) => Night | null;
  readonly free: (type: number, day: number) => number;
}

const noTerms: StayTermColumns = {
  min_stay: null,
  max_stay: null,
  min_stay_through: null,
  min_days_before: null,
  max_days_before: null,
};
const noCosts = {
  ...noTerms,
  ...byCost(rateCosts, 'column', () => 0),
  ...byCost(originalCosts, 'column', () => null),
};

const noLimits = {
  maximumOccupancy: null,
  minimumOccupancy: null,
  adultMaximumOccupancy: null,
  childMaximumOccupancy: null,
};

function sourceOf({ types, plans, days, night, free }: Hotel): CalendarSource {
  const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
  return {
    contentVersion: 1,
    allotments: [],
    property: { currency: 'GBP', content: {} },
    roomTypes: types.map((roomTypeId) => ({ roomTypeId, content: noLimits })),
    ratePlans: plans.map((ratePlanId) => ({
      ratePlanId,
      content: { ...noLimits, useOccupancyForRatePlan: false, promoCodes: [] },
    })),
    rates: types.flatMap((roomTypeId, type) =>
      plans.map((ratePlanId, plan) =>
        createRateCalendar(
          { roomTypeId, ratePlanId, baseNumberOfAdults: 2 },
          dates.flatMap((date, day) => {
            const sold = night(type, plan, day);
            const ids = { room_type_id: roomTypeId, rate_plan_id: ratePlanId, night: date };
            return sold === null ? [] : [{ ...ids, ...noCosts, ...sold }];
          }),
        ),
      ),
    ),
    stock: createStockCalendar(
      types.flatMap((id, type) =>
        dates.map((date, day) => ({ room_type_id: id, night: date, free: free(type, day) })),
      ),
    ),
  };
}

const today = addDays(first, -2);
const rangeOf = (days: number) => ({
  today,
  from: first,
  to: addDays(first, days - 1),
  rooms: null,
  ratePlanId: null,
  promo: null,
});

async function bothForms(source: CalendarSource, days: number) {
  const range = rangeOf(days);
  const texts = { contentVersion: 1, today, rates: publicRates(source), days: new Map() };
  const facts = await compactFacts(source, range);
  const rows = await writeCalendar(source, range, texts);
  const compact = await writeCompactCalendar(source, range, facts);
  return {
    rows,
    compact,
    byDays: readCalendar(z.parse(z.array(z.unknown()), JSON.parse(rows)), 'GBP'),
    byRuns: readCalendar(z.parse(compactCalendarSchema, JSON.parse(compact)), 'GBP'),
  };
}

const days = 12;
const nights = fc.record({
  base_minor: fc.integer({ min: 5000, max: 9000 }),
  min_stay: fc.constantFrom(null, 2, 3),
  max_stay: fc.constantFrom(null, null, 2, 4),
  min_stay_through: fc.constantFrom(null, null, 2, 3),
  min_days_before: fc.constantFrom(null, null, 3, 6),
  max_days_before: fc.constantFrom(null, null, 4),
  closed_to_arrival: fc.boolean(),
  closed_to_departure: fc.boolean(),
});
const hotels = fc
  .record({
    sold: fc.array(fc.option(nights, { freq: 4 }), { minLength: 9 * days, maxLength: 9 * days }),
    free: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3 * days, maxLength: 3 * days }),
  })
  .map(({ sold, free }): Hotel => ({
    types: ['a', 'b', 'c'],
    plans: ['x', 'y', 'z'],
    days,
    night: (type, plan, day) => sold[(type * 3 + plan) * days + day] ?? null,
    free: (type, day) => free[type * days + day] ?? 0,
  }));

describe('the compact calendar', () => {
  it('says of every stay what the days with all their rates say', async () => {
    await fc.assert(
      fc.asyncProperty(hotels, fc.integer({ min: 1, max: 3 }), async (hotel, rooms) => {
        const { byDays, byRuns } = await bothForms(sourceOf(hotel), days);
        const need = { rooms, minimumNights: 1, closedToday: null };
        const [expected, told] = [stayRules(byDays, need), stayRules(byRuns, need)];
        expect(byRuns.lastOnSale).toBe(byDays.lastOnSale);
        for (const [date, day] of byDays.days) {
          const { rates: _, ...facts } = day;
          expect(byRuns.days.get(date)).toMatchObject(facts);
          for (let length = 1; length <= 5; length += 1) {
            const stay = { from: date, to: addDays(date, length) };
            expect(told.stayProblem(stay)).toEqual(expected.stayProblem(stay));
            expect(told.leadPrice(stay)).toBe(expected.leadPrice(stay));
          }
        }
      }),
      { numRuns: isEverything ? 200 : 30 },
    );
  });

  it('says from when a day is booked, also beside a rate that is closed to arrival on it', async () => {
    const night = { base_minor: 9000, min_stay: null, closed_to_departure: false };
    const source = sourceOf({
      types: ['a'],
      plans: ['x', 'y'],
      days: 3,
      night: (_, plan) =>
        plan === 0
          ? { ...night, closed_to_arrival: true }
          : { ...night, closed_to_arrival: false, max_days_before: 1 },
      free: () => 1,
    });
    const { byDays, byRuns } = await bothForms(source, 3);
    const need = { rooms: 1, minimumNights: 1, closedToday: null };
    for (const calendar of [byDays, byRuns])
      expect(stayRules(calendar, need).arrivalProblem(first)).toEqual({ kind: 'book-later', days: 1 });
  });

  it('allows a short stay that one rate sells beside another that asks for more nights', async () => {
    const night = { base_minor: 9000, closed_to_arrival: false, closed_to_departure: false };
    const source = sourceOf({
      types: ['a'],
      plans: ['x', 'y'],
      days: 4,
      night: (_, plan) => ({ ...night, min_stay: plan === 0 ? 3 : null }),
      free: () => 1,
    });
    const { byDays, byRuns } = await bothForms(source, 4);
    const need = { rooms: 1, minimumNights: 1, closedToday: null };
    for (const calendar of [byDays, byRuns])
      expect(stayRules(calendar, need).stayProblem({ from: first, to: addDays(first, 1) })).toBeNull();
  });

  it('follows the stock, and keeps what has not changed', async () => {
    const open = { base_minor: 9000, min_stay: null, closed_to_arrival: false, closed_to_departure: false };
    const source = sourceOf({
      types: ['a', 'b'],
      plans: ['x'],
      days: 3,
      night: (type) => ({ ...open, base_minor: 9000 + type * 1000 }),
      free: () => 1,
    });
    const facts = await compactFacts(source, rangeOf(3));
    await writeCompactCalendar(source, rangeOf(3), facts);
    source.stock.apply([{ roomTypeId: 'a', night: addDays(first, 1), count: -1 }]);
    expect(JSON.parse(await writeCompactCalendar(source, rangeOf(3), facts))).toEqual({
      DateFrom: first,
      AvailableRooms: [2, 1, 2],
      LeadPrices: [90, 100, 90],
      Restrictions: [[[3, 1, 0]]],
    });
  });
});

const ids = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID());
/** The same for the same numbers, and no pattern in it. */
const noise = (a: number, b: number, c = 0): number =>
  Math.abs(Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43_758.5453) % 1;

const in36Months = 1097;
const shownDays = isEverything ? in36Months : 200;

/** 25 room types × 20 rates; every price is another one, and types are full here and there. */
const large = (
  restrictions: (type: number, plan: number, day: number) => Omit<Night, 'base_minor'>,
): Hotel => ({
  types: ids(25),
  plans: ids(20),
  days: shownDays,
  night: (type, plan, day) => ({
    base_minor: 8000 + type * 900 + plan * 250 + Math.round(noise(type, plan, day) * 4000),
    ...restrictions(type, plan, day),
  }),
  free: (type, day) => (noise(type, day) < 0.1 ? 0 : 1 + Math.round(noise(day, type) * 8)),
});

describe('of a hotel of 25 room types and 20 rates, for 36 months', () => {
  const sizes = async (hotel: Hotel): Promise<{ readonly raw: number; readonly compressed: number }> => {
    const source = sourceOf(hotel);
    const range = rangeOf(hotel.days);
    const text = await writeCompactCalendar(source, range, await compactFacts(source, range));
    return { raw: text.length, compressed: brotliCompressSync(text).length };
  };

  it('is small, whatever its prices are', async () => {
    const { raw, compressed } = await sizes(
      large((type, plan, day) => ({
        min_stay: plan % 4 === 0 && day % 7 > 3 ? 2 : null,
        closed_to_arrival: type % 5 === 1 && day % 7 === 6,
        closed_to_departure: plan % 3 === 1 && day % 7 === 5,
      })),
    );
    expect(raw).toBeLessThan((1_000_000 * shownDays) / in36Months);
    expect(compressed).toBeLessThan((30_000 * shownDays) / in36Months);
  });

  it('is small where every rate is restricted in its own way: then it tells what some rate allows', async () => {
    const { raw, compressed } = await sizes({
      ...large((type, plan, day) => ({
        min_stay: 1 + Math.round(noise(type, plan, day) * 4),
        closed_to_arrival: noise(plan, type, day) < 0.2,
        closed_to_departure: noise(day, plan, type) < 0.2,
      })),
      days: 200,
    });
    expect(raw).toBeLessThan(1_000_000);
    expect(compressed).toBeLessThan(30_000);
  });
});
