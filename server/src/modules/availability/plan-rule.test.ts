import { addDays } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { ruleOfRates } from './plan-rule.ts';
import type { CalendarNight, RateCalendar } from './snapshot/rate-calendar.ts';

const free = {
  minimumNights: null,
  maximumNights: null,
  minimumThrough: null,
  minimumDaysBefore: null,
  maximumDaysBefore: null,
} as const;
type Changes = Partial<Omit<CalendarNight, 'terms'>> & { readonly terms?: Partial<CalendarNight['terms']> };

/** A rate whose nights are all alike, but for one day. */
const rate = (changes: Changes = {}, day: string | null = null): Pick<RateCalendar, 'night'> => ({
  night: (date) => {
    const usual = { leadPrice: 1, terms: free, isClosedToArrival: false, isClosedToDeparture: false };
    return day !== null && date !== day
      ? usual
      : { ...usual, ...changes, terms: { ...free, ...changes.terms } };
  },
});
const from = '2026/12/01';
const stay = { from, to: addDays(from, 3) };
const today = '2026/11/20';
const ofFour = rate({ terms: { minimumNights: 4 } });
const notOnSale = { night: () => null };

describe('why a rate that is named is not sold for a stay', () => {
  it.each([
    ['it is sold', [rate()], null],
    ['a longer stay', [ofFour], 'This rate is for stays of at least 4 nights.'],
    [
      'a longer stay over one of its nights',
      [rate({ terms: { minimumThrough: 7 } }, '2026/12/02')],
      'This rate is for stays of at least 7 nights.',
    ],
    ['a shorter stay', [rate({ terms: { maximumNights: 1 } })], 'This rate is for stays of at most 1 night.'],
    [
      'an earlier booking',
      [rate({ terms: { minimumDaysBefore: 14 } })],
      'This rate has to be booked at least 14 days before arrival.',
    ],
    [
      'a later booking',
      [rate({ terms: { maximumDaysBefore: 7 } })],
      'This rate can be booked from 7 days before arrival.',
    ],
    [
      'another day of arrival',
      [rate({ isClosedToArrival: true }, from)],
      'With this rate no stay begins on this day.',
    ],
    [
      'another day of departure',
      [rate({ isClosedToDeparture: true }, stay.to)],
      'With this rate no stay ends on this day.',
    ],
    ['two rooms with rules of their own', [ofFour, rate({ terms: { minimumNights: 5 } })], null],
    [
      'a room that is not on sale, beside its rule',
      [notOnSale, ofFour],
      'This rate is for stays of at least 4 nights.',
    ],
  ])('%s', (_, rates, sentence) => {
    expect(ruleOfRates(rates, stay, today)).toBe(sentence);
  });
});
