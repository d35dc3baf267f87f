import { describe, expect, it } from 'vitest';
import { aParty, aRate, aRoomType } from '../testing/index.ts';
import { allocationProblem } from './allocation-problem.ts';

const couple = aParty();
const family = aParty({ numberOfChildren: 2 });
const crowd = aParty({ numberOfAdults: 3, numberOfChildren: 2 });
const small = aRoomType({ roomTypeId: 'small', maximumOccupancy: 2 });
const large = aRoomType({ roomTypeId: 'large', maximumOccupancy: 4 });

describe('the rooms of a search together', () => {
  it.each([
    ['fit', [couple, family], { small: 1, large: 1 }, null],
    [
      'fit when the couple leaves the large room to the family',
      [couple, couple, family],
      { small: 1, large: 2 },
      null,
    ],
    ['fit in any order', [family, couple, couple], { small: 2, large: 1 }, null],
    ['are too many for what is free', [couple, couple], { small: 1, large: 0 }, { kind: 'combination' }],
    ['compete for the last large room', [family, family], { small: 5, large: 1 }, { kind: 'combination' }],
    [
      'have one that nothing suits',
      [couple, crowd],
      { small: 1, large: 5 },
      { kind: 'party-not-suited', roomIndexes: [1] },
    ],
    ['find nothing free', [couple], { small: 0, large: 0 }, { kind: 'no-rooms' }],
  ])('%s', (_, parties, stock, problem) => {
    expect(
      allocationProblem({ roomTypes: [small, large], numberOfRoomsPerRoomTypeId: stock }, parties),
    ).toEqual(problem);
  });

  it('a room type without a bookable rate counts for nothing', () => {
    const found = { roomTypes: [aRoomType({ rates: [] })], numberOfRoomsPerRoomTypeId: { double: 4 } };
    expect(allocationProblem(found, [couple])).toEqual({ kind: 'no-rooms' });
  });

  it('a rate that the party does not fit counts for nothing', () => {
    const single = aRate({ useOccupancyForRatePlan: true, maximumOccupancy: 1 });
    const found = { roomTypes: [aRoomType({ rates: [single] })], numberOfRoomsPerRoomTypeId: { double: 4 } };
    expect(allocationProblem(found, [couple])).toMatchObject({ kind: 'party-not-suited' });
  });
});
