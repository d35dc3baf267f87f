import { describe, expect, it } from 'vitest';
import { countsOf, isAgeMissing, partyOfTyped, typedParty } from './change-party.ts';

const bands = [
  { name: 'Children', minAge: 0, maxAge: 12, countsAs: 'Child' as const, percent: 50 },
  { name: 'Teenagers', minAge: 13, maxAge: 15, countsAs: 'Adult' as const, percent: 100 },
];
const party = (numberOfAdults: number, numberOfChildren: number, ages?: number[]) => ({
  numberOfAdults,
  numberOfChildren,
  numberOfInfants: 0,
  ...(ages === undefined ? {} : { ages }),
});

describe('the guests of a room that is changed', () => {
  it.each([
    ['with ages, of which one counts as an adult', party(3, 1, [4, 14]), '4, 14'],
    ['without children', party(2, 0), ''],
    ['with children whose ages nobody has asked', party(2, 2), ''],
  ])('are typed as they are booked: %s', (_what, booked, ages) => {
    const typed = typedParty(booked, bands);
    expect(typed.ages).toBe(ages);
    expect(partyOfTyped(typed, bands)).toEqual(booked);
  });

  it('are counted by number where the hotel has no bands, or the booking has no ages', () => {
    expect(countsOf(typedParty(party(2, 1), undefined), undefined)).toHaveLength(3);
    expect(countsOf(typedParty(party(2, 1), bands), bands)).toHaveLength(3);
    expect(countsOf(typedParty(party(2, 1, [4]), bands), bands)).toEqual(['adults']);
  });

  it('count by the ages that are typed, and are not known while one is wrong', () => {
    const typed = typedParty(party(2, 1), bands);
    expect(partyOfTyped({ ...typed, ages: '4, 9' }, bands)).toEqual(party(2, 2, [4, 9]));
    expect(partyOfTyped({ ...typed, ages: '4, 40' }, bands)).toBeNull();
  });

  it('need the ages of their children once they are others', () => {
    expect(isAgeMissing(party(2, 1), party(2, 1), bands)).toBe(false);
    expect(isAgeMissing(party(3, 1), party(2, 1), bands)).toBe(true);
    expect(isAgeMissing(party(2, 1), party(2, 1, [4]), bands)).toBe(true);
    expect(isAgeMissing(party(3, 1), party(2, 1), undefined)).toBe(false);
  });
});
