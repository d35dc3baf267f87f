import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageDailyRate, figuresOf, leadTime, occupancy, revenuePerAvailableRoom, sumOf } from './rules.ts';

const count = fc.integer({ min: 0, max: 400 });
const minor = fc.integer({ min: 0, max: 50_000_000 });
const row = fc.record({
  sold: count,
  revenue: minor,
  pickUpRooms: fc.integer({ min: -400, max: 400 }),
  pickUpRevenue: fc.integer({ min: -50_000_000, max: 50_000_000 }),
  arrivals: count,
  leadDays: count,
});

describe('figures of a hotel', () => {
  it.each([
    ['occupancy', occupancy(30, 40), 0.75],
    ['occupancy of a closed house', occupancy(0, 0), null],
    ['ADR', averageDailyRate(360_000, 30), 12_000],
    ['ADR of an empty house', averageDailyRate(0, 0), null],
    ['RevPAR', revenuePerAvailableRoom(360_000, 40), 9_000],
    ['RevPAR of an empty house', revenuePerAvailableRoom(0, 40), 0],
    ['lead time', leadTime(45, 10), 4.5],
    ['lead time without arrivals', leadTime(0, 0), null],
  ])('%s', (_name, figure, expected) => {
    expect(figure).toBe(expected);
  });

  it('RevPAR is ADR times occupancy', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), count, minor, (sold, free, revenue) => {
        const product = (averageDailyRate(revenue, sold) ?? 0) * (occupancy(sold, sold + free) ?? 0);
        expect(Math.abs((revenuePerAvailableRoom(revenue, sold + free) ?? 0) - product)).toBeLessThanOrEqual(
          1,
        );
      }),
    );
  });

  it('of days together are those of their sums, however the days are grouped', () => {
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (some, others) => {
        const together = figuresOf([...some, ...others], 1000, 'GBP');
        expect(figuresOf([sumOf(some), sumOf(others)], 1000, 'GBP')).toEqual(together);
      }),
    );
  });
});
