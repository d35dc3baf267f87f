import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someStay, someStayDate } from '../testing/index.ts';
import {
  addDays,
  compareDates,
  daysBetween,
  fromUrlDate,
  lastKnownDay,
  nightCount,
  nightsOf,
  toUrlDate,
  weekdayOf,
} from './stay.ts';

describe('a stay', () => {
  it.each([
    ['one night', '2026/12/01', '2026/12/02', 1],
    ['over the night the clocks go back', '2026/10/24', '2026/10/26', 2],
    ['over the night the clocks go forward', '2026/03/28', '2026/03/30', 2],
    ['over 29 February', '2028/02/28', '2028/03/01', 2],
    ['over 28 February in a common year', '2027/02/28', '2027/03/01', 1],
    ['over new year', '2026/12/31', '2027/01/02', 2],
    ['that ends when it starts', '2026/12/01', '2026/12/01', 0],
    ['that ends before it starts', '2026/12/02', '2026/12/01', 0],
  ])('%s has its nights', (_, from, to, nights) => {
    expect(nightCount({ from, to })).toBe(nights);
  });

  it('has a night for each day but the day of departure', () => {
    expect(nightsOf({ from: '2028/02/28', to: '2028/03/01' })).toEqual(['2028/02/28', '2028/02/29']);
  });

  it('has as many nights as it counts', () => {
    fc.assert(
      fc.property(someStay(), (stay) => {
        expect(nightsOf(stay)).toHaveLength(nightCount(stay));
      }),
    );
  });

  it('comes back to its day by the days between two days', () => {
    fc.assert(
      fc.property(someStayDate(), someStayDate(), (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });

  it('orders dates as their days lie', () => {
    fc.assert(
      fc.property(someStayDate(), someStayDate(), (a, b) => {
        expect(Math.sign(compareDates(a, b))).toBe(Math.sign(daysBetween(b, a)) + 0);
      }),
    );
  });

  it.each([
    ['2026/11/23', 1],
    ['2026/11/29', 7],
    ['1969/12/31', 3],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it('survives an address', () => {
    fc.assert(
      fc.property(someStayDate(), (date) => {
        expect(fromUrlDate(toUrlDate(date))).toBe(date);
      }),
    );
  });

  it.each(['2026-02-29', '2026-13-01', '2026/12/01', '2026-1-1', '', 'tomorrow'])(
    'has no date from an address that says %j',
    (text) => {
      expect(fromUrlDate(text)).toBeNull();
    },
  );
});

// product.md 9: today to 36 months ahead.
it.each([
  ['2026/11/21', '2029/11/21'],
  ['2028/02/29', '2031/03/01'],
])('on %s what can be had is known until %s', (today, last) => {
  expect(lastKnownDay(today)).toBe(last);
});
