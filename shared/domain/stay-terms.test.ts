import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityDay } from '../contracts/index.ts';
import { aCalendarRate } from '../testing/index.ts';
import { calendarDay, stayRules, type StayCalendar, type StayNeed } from './stay-calendar.ts';
import { isLengthOf, lengthOnArrival, lengthOver, windowProblem } from './stay-terms.ts';
import { addDays } from './stay.ts';

const first = '2026/12/01';
const anyone: StayNeed = { rooms: 1, minimumNights: 1, closedToday: null };

describe('the days before arrival on which a stay can be booked', () => {
  it.each([
    ['no window', null, null, 0, null],
    ['the last day in time', 3, null, 3, null],
    ['a day too late', 3, null, 2, { kind: 'book-ahead', days: 3 }],
    ['the first day', null, 30, 30, null],
    ['a day too early', null, 30, 31, { kind: 'book-later', days: 30 }],
    ['a window of one day', 7, 7, 7, null],
    ['on the day only', null, 0, 1, { kind: 'book-later', days: 0 }],
  ])('%s', (_, minimumDaysBefore, maximumDaysBefore, daysBefore, problem) => {
    expect(windowProblem({ minimumDaysBefore, maximumDaysBefore }, daysBefore)).toEqual(problem);
  });

  it('are in a row: a day between two that will do will do', () => {
    const limit = fc.option(fc.nat({ max: 40 }));
    const day = fc.nat({ max: 50 });
    fc.assert(
      fc.property(limit, limit, day, day, day, (minimumDaysBefore, maximumDaysBefore, ...days) => {
        const isOpen = (daysBefore: number) =>
          windowProblem({ minimumDaysBefore, maximumDaysBefore }, daysBefore) === null;
        const [low = 0, middle = 0, high = 0] = days.toSorted((a, b) => a - b);
        expect(isOpen(middle)).toBe(isOpen(middle) || (isOpen(low) && isOpen(high)));
      }),
    );
  });
});

describe('the length of a stay', () => {
  const on = lengthOnArrival({ minimumNights: 2, maximumNights: 5 });
  it.each([
    ['what the arrival asks for', on, null, [2, 5]],
    ['a night that asks for less changes nothing', on, 1, [2, 5]],
    ['a night that asks for more', on, 4, [4, 5]],
    ['a night that asks for more than the arrival allows', on, 6, [6, 5]],
    ['no terms', lengthOnArrival({ minimumNights: null, maximumNights: null }), null, [1, 60]],
  ])('%s', (_, length, through, [shortest, longest]) => {
    expect(lengthOver(length, through)).toMatchObject({ shortest, longest });
  });

  it('is held by a stay over no night that is too long for its arrival', () => {
    expect([1, 2, 5, 6].map((nights) => isLengthOf(on, nights))).toEqual([false, true, true, false]);
  });
});

type Rate = AvailabilityDay['rates'][number];
const rate = (overrides: Partial<Rate> = {}): Rate => aCalendarRate({ minimumRate: 100, ...overrides });

/** Days from 1 December on, each with its rates. */
function calendarOf(days: readonly (readonly Rate[])[]): StayCalendar {
  const known = days.map(
    (rates, index) =>
      [
        addDays(first, index),
        calendarDay({ dateOfStay: addDays(first, index), availableRooms: 5, rates: [...rates] }, 'GBP'),
      ] as const,
  );
  return { days: new Map(known), lastOnSale: addDays(first, days.length - 1) };
}
const problemOf = (days: readonly (readonly Rate[])[], nights: number, need = anyone) =>
  stayRules(calendarOf(days), need).stayProblem({ from: first, to: addDays(first, nights) });
const often = (rates: readonly Rate[]) => Array.from({ length: 10 }, () => rates);

describe('why a stay cannot be booked', () => {
  const short = rate({ maxLengthOfStay: 3 });
  const long = rate({ ratePlanId: 'long', minLengthOfStay: 7 });
  const through = (nights: number) => rate({ minStayThrough: nights });
  const plain = rate();
  it.each([
    ['the longest stay', often([short]), 3, null],
    ['a night more', often([short]), 4, { kind: 'longest-stay', nights: 3 }],
    ['the longer of two', often([short, rate({ ratePlanId: 'b', maxLengthOfStay: 5 })]), 5, null],
    ['between two rates', often([short, long]), 5, { kind: 'other-length', longest: 3, nights: 7 }],
    ['short of the long-stay rate', often([long]), 5, { kind: 'minimum-stay', nights: 7 }],
    ['the long-stay rate', often([short, long]), 7, null],
    ['up to a night of longer stays', [[plain], [through(4)], [plain], [plain]], 1, null],
    [
      'over a night of longer stays',
      [[plain], [through(4)], [plain], [plain]],
      2,
      { kind: 'minimum-through', nights: 4 },
    ],
    ['as long as that night asks', [[plain], [through(4)], [plain], [plain]], 4, null],
    [
      'over a night that asks for more than the arrival allows',
      [[short], [through(4)], [plain], [plain]],
      2,
      { kind: 'minimum-through', nights: 4 },
    ],
    [
      'another rate does not ask',
      [[plain], [through(4), rate({ ratePlanId: 'b' })], [plain]],
      2,
      { kind: 'minimum-through', nights: 4 },
    ],
  ])('%s', (_, days, nights, problem) => {
    expect(problemOf(days, nights)).toEqual(problem);
  });

  it('an offer that asks for more than the longest stay', () => {
    expect(problemOf(often([short]), 2, { ...anyone, minimumNights: 5 })).toEqual({
      kind: 'longest-stay',
      nights: 3,
    });
  });

  const late = rate({ closedToArrival: true, minDaysBeforeArrival: 14 });
  const early = rate({ closedToArrival: true, maxDaysBeforeArrival: 30 });
  it.each([
    ['too late', [late, rate({ ...late, ratePlanId: 'b', minDaysBeforeArrival: 3 })], 'book-ahead', 3],
    ['too early', [early, rate({ ...early, ratePlanId: 'b', maxDaysBeforeArrival: 60 })], 'book-later', 60],
    ['one that can still be had first', [late, early], 'book-later', 30],
  ])('%s for an arrival', (_, rates, kind, days) => {
    expect(stayRules(calendarOf(often(rates)), anyone).arrivalProblem(first)).toEqual({ kind, days });
  });

  it('a day that one rate is in time for is open, at its price', () => {
    const calendar = calendarOf(often([{ ...late, minimumRate: 50 }, rate({ ratePlanId: 'b' })]));
    expect(stayRules(calendar, anyone).arrivalProblem(first)).toBeNull();
    expect(calendar.days.get(first)?.leadPrice).toBe(10_000);
  });
});

describe('the calendar and the rule of one rate', () => {
  const terms = fc.record({
    minLengthOfStay: fc.constantFrom(null, 2, 4),
    maxLengthOfStay: fc.constantFrom(null, 2, 5),
    minStayThrough: fc.constantFrom(null, null, 3, 6),
  });
  const days = fc.array(fc.array(terms, { minLength: 2, maxLength: 2 }), { minLength: 8, maxLength: 8 });

  it('agree on every length, for the freest of two rates', () => {
    fc.assert(
      fc.property(days, (given) => {
        const calendar = calendarOf(
          given.map((ofDay) => ofDay.map((each, plan) => rate({ ...each, ratePlanId: String(plan) }))),
        );
        const rules = stayRules(calendar, anyone);
        for (let nights = 1; nights <= 8; nights += 1) {
          const isOpen = [0, 1].some((plan) => {
            const mine = given.slice(0, nights).flatMap((ofDay) => ofDay[plan] ?? []);
            const needed = Math.max(
              mine[0]?.minLengthOfStay ?? 1,
              ...mine.map(({ minStayThrough }) => minStayThrough ?? 1),
            );
            return nights >= needed && nights <= (mine[0]?.maxLengthOfStay ?? 60);
          });
          const problem = rules.stayProblem({ from: first, to: addDays(first, nights) });
          expect(problem === null).toBe(isOpen);
          // What is said instead is true of other stays from the day.
          if (problem?.kind === 'longest-stay' || problem?.kind === 'other-length')
            expect('longest' in problem ? problem.longest : problem.nights).toBeLessThan(nights);
          if (problem?.kind === 'minimum-stay') expect(problem.nights).toBeGreaterThan(nights);
        }
      }),
    );
  });

  it('one more night opens a stay only where a shortest length is reached', () => {
    fc.assert(
      fc.property(days, (given) => {
        const rules = stayRules(
          calendarOf(given.map((ofDay) => ofDay.slice(0, 1).map((each) => rate(each)))),
          anyone,
        );
        const problem = (nights: number) => rules.stayProblem({ from: first, to: addDays(first, nights) });
        for (let nights = 1; nights < 8; nights += 1) {
          const before = problem(nights);
          if (before === null || problem(nights + 1) !== null) continue;
          expect(before).toMatchObject({ nights: nights + 1 });
          expect(['minimum-stay', 'minimum-through']).toContain(before.kind);
        }
      }),
    );
  });
});
