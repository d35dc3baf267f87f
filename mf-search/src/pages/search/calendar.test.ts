import { describe, expect, it } from 'vitest';
import type { AvailabilityDay } from 'shared/contracts';
import { arrivalProblem, calendarFacts, calendarWindow, departureProblem } from './calendar.ts';

const rate = (changes: Partial<AvailabilityDay['rates'][number]> = {}) => ({
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  minimumRate: 120,
  minLengthOfStay: null,
  closedToArrival: false,
  closedToDeparture: false,
  ...changes,
});
const day = (dateOfStay: string, changes: Partial<AvailabilityDay> = {}): AvailabilityDay => ({
  dateOfStay,
  availableRooms: 4,
  rates: [rate()],
  ...changes,
});

const facts = calendarFacts(
  [
    day('2026/12/01', { rates: [rate({ minimumRate: 99.5 }), rate()] }),
    day('2026/12/02', { rates: [rate({ closedToArrival: true })] }),
    day('2026/12/03', { rates: [rate({ minLengthOfStay: 3 })] }),
    day('2026/12/04', { availableRooms: 0 }),
    day('2026/12/05', { rates: [rate({ closedToDeparture: true })] }),
    day('2026/12/06', { rates: [] }),
  ],
  'GBP',
);

describe('a day of the calendar', () => {
  it('shows its cheapest rate', () => expect(facts['2026/12/01']?.leadPrice).toBe(9950));
  it('has no price when it is sold out', () => expect(facts['2026/12/04']?.leadPrice).toBeNull());
});

describe('an arrival', () => {
  it.each([
    ['2026/12/01', null],
    ['2026/12/02', 'closed-to-arrival'],
    ['2026/12/04', 'sold-out'],
    ['2026/12/06', 'sold-out'],
    ['2027/01/31', null],
  ])('on %s: %s', (date, kind) => expect(arrivalProblem(facts, date)?.kind ?? null).toBe(kind));
});

describe('a departure', () => {
  it.each([
    ['2026/12/01', '2026/12/02', null],
    ['2026/12/01', '2026/12/04', null],
    ['2026/12/01', '2026/12/05', 'night-sold-out'],
    ['2026/12/03', '2026/12/04', 'minimum-stay'],
    ['2026/11/30', '2026/12/05', 'night-sold-out'],
    ['2026/11/28', '2026/11/30', null],
  ])('of a stay from %s on %s: %s', (arrival, date, kind) =>
    expect(departureProblem(facts, arrival, date)?.kind ?? null).toBe(kind),
  );

  it('is not possible on a day that is closed to departure', () => {
    const open = calendarFacts(
      [day('2026/12/01'), day('2026/12/02', { rates: [rate({ closedToDeparture: true })] })],
      'GBP',
    );
    expect(departureProblem(open, '2026/12/01', '2026/12/02')).toEqual({ kind: 'closed-to-departure' });
  });
});

it('asks for about three months, never before today nor after the last day', () => {
  expect(calendarWindow('2026/11/01', '2026/11/21', '2029/11/21')).toEqual({
    from: '2026/11/21',
    to: '2027/02/09',
  });
  expect(calendarWindow('2029/11/01', '2026/11/21', '2029/11/21')).toEqual({
    from: '2029/11/01',
    to: '2029/11/21',
  });
});
