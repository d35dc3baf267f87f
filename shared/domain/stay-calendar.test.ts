import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AvailabilityDay, StayDate } from '../contracts/index.ts';
import { aCalendarRate } from '../testing/index.ts';
import { addDays } from './stay.ts';
import { calendarDay, noCalendar, stayRules, type StayCalendar, type StayNeed } from './stay-calendar.ts';

const first = '2026/12/01';
const anyone: StayNeed = { rooms: 1, minimumNights: 1, closedToday: null };

type Rate = AvailabilityDay['rates'][number];
const rate = (overrides: Partial<Rate> = {}): Rate => aCalendarRate({ minimumRate: 100, ...overrides });
const day = (overrides: Partial<AvailabilityDay> = {}): Omit<AvailabilityDay, 'dateOfStay'> => ({
  availableRooms: 5,
  rates: [rate()],
  ...overrides,
});

/** Days from 1 December on. */
function calendarOf(days: readonly Omit<AvailabilityDay, 'dateOfStay'>[]): StayCalendar {
  const dated = days.map((each, index) => ({ ...each, dateOfStay: addDays(first, index) }));
  return {
    days: new Map(dated.map((each) => [each.dateOfStay, calendarDay(each, 'GBP')])),
    lastOnSale: dated.findLast(({ rates }) => rates.length > 0)?.dateOfStay ?? null,
  };
}
const usual = day();
const soldOut = day({ availableRooms: 0, rates: [] });
const closed = day({ rates: [] });

describe('whether a stay can begin on a day', () => {
  const cases: readonly (readonly [string, ReturnType<typeof day>[], StayNeed, object | null])[] = [
    ['a usual day', [usual, usual], anyone, null],
    ['sold out', [soldOut, usual], anyone, { kind: 'sold-out' }],
    ['closed, with rooms that nobody sells', [closed, usual], anyone, { kind: 'closed' }],
    ['after the last day that is sold', [closed, closed], anyone, { kind: 'not-on-sale' }],
    [
      'fewer rooms free than wanted',
      [day({ availableRooms: 2 }), usual],
      { ...anyone, rooms: 3 },
      { kind: 'too-few-rooms', rooms: 2 },
    ],
    [
      'closed to arrival',
      [day({ rates: [rate({ closedToArrival: true })] }), usual],
      anyone,
      { kind: 'closed-to-arrival' },
    ],
    [
      'one of two rates open to arrival',
      [day({ rates: [rate({ closedToArrival: true }), rate({ ratePlanId: 'saver' })] }), usual],
      anyone,
      null,
    ],
    ['today past the cut-off', [usual, usual], { ...anyone, closedToday: first }, { kind: 'same-day' }],
    [
      'a minimum stay of which a night is sold out',
      [day({ rates: [rate({ minLengthOfStay: 3 })] }), usual, soldOut, usual],
      anyone,
      { kind: 'minimum-not-free', nights: 3 },
    ],
    [
      'an offer of which a night is sold out',
      [usual, soldOut, usual],
      { ...anyone, minimumNights: 2 },
      { kind: 'minimum-not-free', nights: 2 },
    ],
  ];
  it.each(cases)('%s', (_, days, need, problem) => {
    expect(stayRules(calendarOf(days), need).arrivalProblem(first)).toEqual(problem);
  });

  it('any day while nothing is known: the search decides', () => {
    expect(stayRules(noCalendar, anyone).arrivalProblem(first)).toBeNull();
    expect(stayRules(noCalendar, anyone).stayProblem({ from: first, to: '2026/12/04' })).toBeNull();
  });
});

describe('whether a stay can be booked', () => {
  const of = (days: ReturnType<typeof day>[], nights: number, need = anyone) =>
    stayRules(calendarOf(days), need).stayProblem({ from: first, to: addDays(first, nights) });

  it('every night has to be free', () => {
    expect(of([usual, soldOut, usual], 2)).toEqual({ kind: 'night-not-free' });
    expect(of([usual, soldOut, usual], 1)).toBeNull();
  });

  it('by one and the same rate: two that take turns make no stay', () => {
    const saver = day({ rates: [rate({ ratePlanId: 'saver' })] });
    expect(of([usual, saver, usual], 2)).toEqual({ kind: 'night-not-free' });
  });

  it.each([
    [1, { kind: 'minimum-stay', nights: 2 }],
    [2, null],
  ])('%i nights where two rates ask for three and two', (nights, problem) => {
    const both = day({
      rates: [rate({ minLengthOfStay: 3 }), rate({ ratePlanId: 'b', minLengthOfStay: 2 })],
    });
    expect(of([both, both, both], nights)).toEqual(problem);
  });

  it('an offer may ask for more nights than the hotel does', () => {
    const need = { ...anyone, minimumNights: 3 };
    expect(of([usual, usual, usual, usual], 2, need)).toEqual({ kind: 'minimum-stay', nights: 3 });
    expect(of([usual, usual, usual, usual], 3, need)).toBeNull();
  });

  it('nobody leaves on a day that is closed to departure', () => {
    const noLeaving = day({ rates: [rate({ closedToDeparture: true })] });
    expect(of([usual, noLeaving, usual], 1)).toEqual({ kind: 'closed-to-departure' });
    expect(of([usual, noLeaving, usual], 2)).toBeNull();
  });

  it('at most sixty nights', () => {
    const days = Array.from({ length: 70 }, () => usual);
    expect(of(days, 60)).toBeNull();
    expect(of(days, 61)).toEqual({ kind: 'maximum-stay', nights: 60 });
  });

  it('a day that can be arrived on has a stay, and one that cannot has none', () => {
    const days = fc.array(
      fc.record({
        availableRooms: fc.integer({ min: 0, max: 2 }),
        rates: fc.array(
          fc.record({
            roomTypeId: fc.constantFrom('a', 'b'),
            ratePlanId: fc.constant('flexible'),
            minimumRate: fc.constant(100),
            minLengthOfStay: fc.constantFrom(null, 2, 4),
            maxLengthOfStay: fc.constantFrom(null, 1, 3),
            minStayThrough: fc.constantFrom(null, null, 3),
            minDaysBeforeArrival: fc.constant(null),
            maxDaysBeforeArrival: fc.constant(null),
            closedToArrival: fc.boolean(),
            closedToDeparture: fc.boolean(),
          }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(days, (given) => {
        const rules = stayRules(calendarOf(given), anyone);
        const lengths = Array.from({ length: 60 }, (_, index) => index + 1);
        const hasStay = lengths.some(
          (nights) => rules.stayProblem({ from: first, to: addDays(first, nights) }) === null,
        );
        expect(rules.arrivalProblem(first) === null).toBe(hasStay);
      }),
    );
  });
});

it('knows the lead price of a night, and below what no stay is', () => {
  const days = [
    day({ rates: [rate(), rate({ ratePlanId: 'saver', minimumRate: 90.5 })] }),
    day({ rates: [rate()] }),
  ];
  const calendar = calendarOf(days);
  const rules = stayRules(calendar, anyone);
  const priceFor = (to: StayDate) => rules.leadPrice({ from: first, to });
  expect(calendar.days.get(first)?.leadPrice).toBe(9050);
  expect(priceFor('2026/12/02')).toBe(9050);
  expect(priceFor('2026/12/03')).toBe(19_050);
});

it('the lead price is one that the shortest stay gets', () => {
  const long = rate({ ratePlanId: 'long', minimumRate: 80, minLengthOfStay: 4 });
  const known = calendarOf([day({ rates: [rate(), long] }), day({ rates: [long] })]).days;
  expect(known.get(first)).toMatchObject({ leadPrice: 10_000, minimumNights: 1 });
  expect(known.get('2026/12/02')).toMatchObject({ leadPrice: 8000, minimumNights: 4 });
});
