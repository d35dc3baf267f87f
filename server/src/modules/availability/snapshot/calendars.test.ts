import fc from 'fast-check';
import { byCost, originalCosts, rateCosts } from 'shared/contracts';
import { addDays } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import type { RateNight } from '../repository.ts';
import { createRateCalendar } from './rate-calendar.ts';
import { createStockCalendar } from './stock-calendar.ts';

const first = '2026/12/28';
const rate = { roomTypeId: 'double', ratePlanId: 'flex', baseNumberOfAdults: 2 };
const money = fc.integer({ min: 0, max: 4_000_000_000 });
const maybe = fc.option(money, { nil: null, freq: 3 });

const term = fc.option(fc.integer({ min: 1, max: 14 }), { nil: null });

const nightAfter = (day: number) =>
  fc.record({
    room_type_id: fc.constant(rate.roomTypeId),
    rate_plan_id: fc.constant(rate.ratePlanId),
    night: fc.constant(addDays(first, day)),
    ...byCost(rateCosts, 'column', () => fc.constant(0)),
    ...byCost(originalCosts, 'column', (): fc.Arbitrary<number | null> => fc.constant(null)),
    base_minor: money,
    room_minor: fc.constant(500),
    adult_minor: money,
    per_adult_minor: money,
    original_base_minor: maybe,
    original_per_infant_minor: fc.constant(0),
    min_stay: term,
    max_stay: term,
    min_stay_through: fc.constant(null),
    min_days_before: fc.constant(14),
    max_days_before: term,
    closed_to_arrival: fc.boolean(),
    closed_to_departure: fc.boolean(),
  });

/** Priced nights in order, with gaps. */
const nights: fc.Arbitrary<RateNight[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 })
  .chain((days) => fc.tuple(...days.toSorted((a, b) => a - b).map(nightAfter)));
const stays = fc
  .tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 10 }))
  .map(([from, count]) => ({ from: addDays(first, from), to: addDays(first, from + count) }));

describe('the calendar of a rate', () => {
  it('gives back exactly the rows of a stay, arrival and departure included', () => {
    fc.assert(
      fc.property(nights, stays, (rows, stay) => {
        const expected = rows.filter(({ night }) => night >= stay.from && night <= stay.to);
        expect(createRateCalendar(rate, rows).days(stay)).toEqual(expected);
      }),
    );
  });
});

describe('the calendar of stock', () => {
  const freeRows = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 20 }).chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.record({
          room_type_id: fc.constant('double'),
          night: fc.constant(addDays(first, day)),
          free: fc.integer({ min: -2, max: 9 }),
        }),
      ),
    ),
  );

  it('says the minimum over the nights, and nothing where a night is missing', () => {
    fc.assert(
      fc.property(freeRows, stays, (rows, stay) => {
        const byNight = new Map(rows.map((row) => [row.night, row.free]));
        const wanted: number[] = [];
        for (let night = stay.from; night < stay.to; night = addDays(night, 1)) {
          wanted.push(byNight.get(night) ?? 0);
        }
        expect(createStockCalendar(rows).free('double', stay)).toBe(Math.max(0, Math.min(...wanted)));
      }),
    );
  });

  it('takes a change of one night, and leaves out what it does not know', () => {
    const stock = createStockCalendar([
      { room_type_id: 'double', night: first, free: 3 },
      { room_type_id: 'double', night: addDays(first, 1), free: 3 },
    ]);
    stock.apply([
      { roomTypeId: 'double', night: addDays(first, 1), count: -2 },
      { roomTypeId: 'double', night: addDays(first, 9), count: -2 },
      { roomTypeId: 'tent', night: first, count: -2 },
    ]);
    expect(stock.free('double', { from: first, to: addDays(first, 1) })).toBe(3);
    expect(stock.free('double', { from: first, to: addDays(first, 2) })).toBe(1);
  });
});
