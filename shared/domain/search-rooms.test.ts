import { describe, expect, it } from 'vitest';
import { aProperty } from '../testing/index.ts';
import { addRoom, changeParty, partyRange, removeRoom } from './search-rooms.ts';

const property = aProperty({
  defaultOccupancyAdult: 2,
  defaultOccupancyChildren: 1,
  defaultOccupancyInfant: 1,
  enableChildrenSearch: true,
  enableInfantSearch: false,
  adultMaximumOccupancy: 4,
  childMaximumOccupancy: 3,
});
const one = addRoom([], property, 4);
const three = addRoom(addRoom(one, property, 4), property, 4);

describe('adding a room', () => {
  it('takes the default occupancy, without infants where they are not searched for', () =>
    expect(one).toEqual([
      { roomId: 'room-1', roomNumber: 1, numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 0 },
    ]));
  it('stops at the maximum', () => expect(addRoom(three, property, 3)).toBe(three));
  it('never gives an id twice', () => {
    const again = addRoom(removeRoom(three, 'room-2'), property, 4);
    expect(again.map((room) => room.roomId)).toEqual(['room-1', 'room-3', 'room-4']);
  });
});

describe('removing a room', () => {
  it('numbers the others anew', () =>
    expect(removeRoom(three, 'room-1').map((room) => [room.roomId, room.roomNumber])).toEqual([
      ['room-2', 1],
      ['room-3', 2],
    ]));
  it('keeps the last room', () => expect(removeRoom(one, 'room-1')).toBe(one));
});

it('changes the party of one room only', () =>
  expect(changeParty(three, 'room-2', 'numberOfChildren', 0).map((room) => room.numberOfChildren)).toEqual([
    1, 0, 1,
  ]));

describe('the limits of a party', () => {
  const party = { numberOfAdults: 1, numberOfChildren: 2, numberOfInfants: 0 };
  it.each([
    ['numberOfAdults', party, { min: 0, max: 4 }],
    ['numberOfAdults', { ...party, numberOfChildren: 0 }, { min: 1, max: 4 }],
    // Infants do not stay alone.
    ['numberOfAdults', { ...party, numberOfChildren: 0, numberOfInfants: 1 }, { min: 1, max: 4 }],
    ['numberOfChildren', { ...party, numberOfAdults: 0, numberOfInfants: 1 }, { min: 1, max: 2 }],
    ['numberOfChildren', party, { min: 0, max: 3 }],
    ['numberOfInfants', party, { min: 0, max: 1 }],
  ] as const)('%s', (key, room, range) => expect(partyRange(room, key, property)).toEqual(range));
});
