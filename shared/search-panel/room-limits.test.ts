import fc from 'fast-check';
import { fitsOccupancy, guestCount, type RoomRequest } from '../domain/index.ts';
import { aParty, aProperty, someParty } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { isTaken, roomRange } from './room-limits.ts';
import { splitRoom } from './split-room.ts';

/** Two for a couple with a child, and one family room: five guests, of them four adults and three children at most. */
const limits = [
  { maximumOccupancy: 3, minimumOccupancy: 1, adultMaximumOccupancy: 3, childMaximumOccupancy: 2 },
  { maximumOccupancy: 5, minimumOccupancy: 2, adultMaximumOccupancy: 4, childMaximumOccupancy: 3 },
];
const rules = aProperty({ adultMaximumOccupancy: 4, childMaximumOccupancy: 3 });
const aRoom = (numberOfAdults: number, numberOfChildren = 0, numberOfInfants = 0): RoomRequest => ({
  roomId: 'room-1',
  roomNumber: 1,
  ...aParty({ numberOfAdults, numberOfChildren, numberOfInfants }),
});
const countsOf = (rooms: readonly RoomRequest[] | null) =>
  rooms?.map((room) => [room.numberOfAdults, room.numberOfChildren, room.numberOfInfants]) ?? null;

describe('the guests of a room', () => {
  it.each([
    ['four adults take one child more', aRoom(4), 'numberOfChildren', 1],
    ['two adults take three children', aRoom(2), 'numberOfChildren', 3],
    ['with three children come two adults', aRoom(1, 3), 'numberOfAdults', 2],
    ['of a link that no room takes none is added', aRoom(4, 3), 'numberOfChildren', 3],
  ] as const)('%s', (_what, room, key, max) => {
    expect(roomRange(room, key, rules, limits).max).toBe(max);
  });

  it('are taken exactly where the rule of product.md 5 takes them', () => {
    const limit = fc.option(fc.nat(6), { nil: null });
    const someLimits = fc.record({
      maximumOccupancy: limit,
      minimumOccupancy: limit,
      adultMaximumOccupancy: limit,
      childMaximumOccupancy: limit,
    });
    fc.assert(
      fc.property(someParty(), fc.array(someLimits, { minLength: 1, maxLength: 3 }), (party, rooms) => {
        expect(isTaken(party, rooms)).toBe(rooms.some((each) => fitsOccupancy(party, each)));
      }),
    );
  });

  it('are only limited by the hotel’s rules where its rooms are not known', () => {
    expect(roomRange(aRoom(4), 'numberOfChildren', rules, []).max).toBe(3);
  });

  it('are never more than a room takes, in whatever order they are chosen', () => {
    const keys = fc.array(fc.constantFrom('numberOfAdults', 'numberOfChildren', 'numberOfInfants'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(keys, (presses) => {
        let room = aRoom(1);
        for (const key of presses) room = { ...room, [key]: roomRange(room, key, rules, limits).max };
        expect(isTaken(room, limits)).toBe(true);
      }),
    );
  });
});

describe('guests for whom one room is too small', () => {
  const split = (room: RoomRequest, maximumRooms = 4, rooms: readonly RoomRequest[] = [room]) =>
    splitRoom(rooms, room, { limits, maximumRooms });

  it.each([
    [
      'four adults and three children',
      aRoom(4, 3),
      [
        [2, 2, 0],
        [2, 1, 0],
      ],
    ],
    [
      'six adults',
      aRoom(6),
      [
        [3, 0, 0],
        [3, 0, 0],
      ],
    ],
    [
      'nine adults',
      aRoom(9),
      [
        [3, 0, 0],
        [3, 0, 0],
        [3, 0, 0],
      ],
    ],
  ])('%s are shared out evenly', (_what, room, expected) => {
    expect(countsOf(split(room))).toEqual(expected);
  });

  it('are not shared out where children would be alone, or a booking does not take so many rooms', () => {
    expect(split(aRoom(1, 4))).toBeNull();
    expect(split(aRoom(4, 3), 1)).toBeNull();
  });

  it('leave the other rooms as they are', () => {
    const others = [aRoom(4, 3), { ...aRoom(2), roomId: 'room-2', roomNumber: 2 }];
    const rooms = splitRoom(others, aRoom(4, 3), { limits, maximumRooms: 4 });
    expect(rooms?.map(({ roomId, roomNumber }) => [roomId, roomNumber])).toEqual([
      ['room-1', 1],
      ['room-3', 2],
      ['room-2', 3],
    ]);
  });

  it('take their ages along', () => {
    const bands = [
      { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' as const },
      { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' as const },
      { name: 'Teenagers', minAge: 13, maxAge: 17, countsAs: 'Adult' as const },
    ];
    const room = { ...aRoom(4, 2, 1), ages: [15, 8, 1, 4] };
    const rooms = splitRoom([room], room, { limits, maximumRooms: 4, bands });
    expect(rooms?.map(({ ages }) => ages)).toEqual([[15, 8, 1], [4]]);
  });

  it('are all there afterwards, each in a room that takes them, with an adult', () => {
    const guests = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), guests, guests, (adults, children, infants) => {
        const room = aRoom(adults, children, infants);
        const rooms = split(room, 6) ?? [room];
        expect(rooms.reduce((sum, each) => sum + guestCount(each), 0)).toBe(guestCount(room));
        const isGood = rooms.every((each) => isTaken(each, limits) && each.numberOfAdults > 0);
        expect(rooms.length === 1 || isGood).toBe(true);
      }),
    );
  });
});
