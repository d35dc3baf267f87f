import { describe, expect, it } from 'vitest';
import { aParty, translateEnglish } from '../testing/index.ts';
import { guestsText, occupancyProblemText, partyText } from './count-text.ts';
import { combineLimits, fitsOccupancy, occupancyProblem, type OccupancyLimits } from './occupancy.ts';
import { extraGuests, guestCount } from './party.ts';

const none: OccupancyLimits = {
  maximumOccupancy: null,
  minimumOccupancy: null,
  adultMaximumOccupancy: null,
  childMaximumOccupancy: null,
};
const party = (numberOfAdults: number, numberOfChildren = 0, numberOfInfants = 0) =>
  aParty({ numberOfAdults, numberOfChildren, numberOfInfants });

describe('a party', () => {
  it('counts everybody as guests', () => {
    expect(guestCount(party(2, 1, 1))).toBe(4);
  });

  it('does not count infants for extras', () => {
    expect(extraGuests(party(2, 1, 1))).toBe(3);
  });

  it.each([
    [party(1), '1 Guest'],
    [party(2, 0, 1), '3 Guests'],
  ])('of %j reads %s', (people, text) => {
    expect(guestsText(people, translateEnglish)).toBe(text);
  });

  it.each([
    [party(2), '2 adults'],
    [party(1, 1), '1 adult, 1 child'],
    [party(2, 2, 1), '2 adults, 2 children, 1 infant'],
  ])('of %j is summed up as %s', (people, text) => {
    expect(partyText(people, translateEnglish)).toBe(text);
  });
});

describe('a room', () => {
  it.each([
    ['without limits takes anybody', party(9, 9, 9), none, null],
    ['takes as many as its maximum', party(2, 1, 1), { ...none, maximumOccupancy: 4 }, null],
    [
      'counts infants in its maximum',
      party(2, 1, 1),
      { ...none, maximumOccupancy: 3 },
      { kind: 'too-many-guests', limit: 3 },
    ],
    ['has a minimum', party(1), { ...none, minimumOccupancy: 2 }, { kind: 'too-few-guests', limit: 2 }],
    ['counts infants in its minimum', party(1, 0, 1), { ...none, minimumOccupancy: 2 }, null],
    [
      'has a limit of adults',
      party(3),
      { ...none, adultMaximumOccupancy: 2 },
      { kind: 'too-many-adults', limit: 2 },
    ],
    [
      'counts infants as children',
      party(1, 1, 1),
      { ...none, childMaximumOccupancy: 1 },
      { kind: 'too-many-children', limit: 1 },
    ],
    [
      'can take no children',
      party(1, 1),
      { ...none, childMaximumOccupancy: 0 },
      { kind: 'too-many-children', limit: 0 },
    ],
  ] as const)('%s', (_, people, limits, problem) => {
    expect(occupancyProblem(people, limits)).toEqual(problem);
  });

  it('suits a party that breaks no limit', () => {
    expect(fitsOccupancy(party(2), { ...none, maximumOccupancy: 2 })).toBe(true);
  });

  it('says why it does not suit', () => {
    expect(occupancyProblemText({ kind: 'too-many-children', limit: 1 }, translateEnglish)).toBe(
      'This room takes no more than 1 child',
    );
  });
});

describe('a room at a rate plan', () => {
  const room = {
    maximumOccupancy: 4,
    minimumOccupancy: 1,
    adultMaximumOccupancy: 2,
    childMaximumOccupancy: null,
  };
  const plan = {
    maximumOccupancy: 3,
    minimumOccupancy: 2,
    adultMaximumOccupancy: 3,
    childMaximumOccupancy: 1,
  };

  it('has the smaller maximum and the larger minimum when the plan uses occupancy', () => {
    expect(combineLimits(room, { ...plan, useOccupancyForRatePlan: true })).toEqual({
      maximumOccupancy: 3,
      minimumOccupancy: 2,
      adultMaximumOccupancy: 2,
      childMaximumOccupancy: 1,
    });
  });

  it('has the room’s limits alone when the plan does not', () => {
    expect(combineLimits(room, { ...plan, useOccupancyForRatePlan: false })).toEqual(room);
  });
});
