import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChildBand } from '../contracts/index.ts';
import { roomRequestsOf, type RoomRequest } from '../domain/index.ts';
import { aParty, aProperty } from '../testing/index.ts';
import { answeredRoom, askedParty, askedRanges, withAge, withChildren } from './ages.ts';

const bands: ChildBand[] = [
  { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
  { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' },
  { name: 'Teenagers', minAge: 13, maxAge: 15, countsAs: 'Adult' },
];
const aRoom = (changes: Partial<RoomRequest> = {}): RoomRequest => ({
  roomId: 'room-1',
  roomNumber: 1,
  ...aParty(),
  ...changes,
});

describe('a room of which ages are asked', () => {
  it.each<[string, Partial<RoomRequest>, number, (number | null)[]]>([
    ['numbers alone: every age is missing', { numberOfChildren: 1, numberOfInfants: 1 }, 2, [null, null]],
    ['all ages', { numberOfChildren: 1, numberOfInfants: 1, ages: [9, 1] }, 2, [9, 1]],
    ['a child who counts as an adult', { numberOfAdults: 3, ages: [14] }, 2, [14]],
    ['some ages', { numberOfChildren: 2, agesGiven: [null, 4] }, 2, [null, 4]],
  ])('from %s', (_what, room, adults, ages) => {
    expect(askedParty(aRoom(room), bands)).toEqual({ adults, ages });
  });

  it('counts its guests anew with each answer', () => {
    let room = aRoom();
    const answer = (change: (asked: ReturnType<typeof askedParty>) => ReturnType<typeof askedParty>) => {
      room = answeredRoom(room, change(askedParty(room, bands)), bands);
    };
    answer((asked) => withChildren(asked, 3));
    expect(room).toEqual(aRoom({ numberOfChildren: 3 }));
    answer((asked) => withAge(asked, 1, 1));
    expect(room).toEqual(aRoom({ numberOfChildren: 2, numberOfInfants: 1, agesGiven: [null, 1, null] }));
    answer((asked) => withAge(asked, 0, 14));
    answer((asked) => withAge(asked, 2, 6));
    expect(room).toEqual(
      aRoom({ numberOfAdults: 3, numberOfChildren: 1, numberOfInfants: 1, ages: [14, 1, 6] }),
    );
    answer((asked) => withChildren(asked, 1));
    expect(room).toEqual(aRoom({ numberOfAdults: 3, ages: [14] }));
    answer((asked) => withChildren(asked, 0));
    expect(room).toEqual(aRoom());
  });

  it('has an adult with an infant', () => {
    const alone = answeredRoom(aRoom(), { adults: 0, ages: [1] }, bands);
    expect(alone).toMatchObject({ numberOfAdults: 1, numberOfInfants: 1, ages: [1] });
    expect(answeredRoom(aRoom(), { adults: 0, ages: [8] }, bands)).toMatchObject({ numberOfAdults: 0 });
  });

  it('takes as many as the hotel takes, teenagers among the adults', () => {
    const rules = aProperty({ adultMaximumOccupancy: 4, childMaximumOccupancy: 2 });
    const room = aRoom({ numberOfAdults: 3, numberOfChildren: 1, ages: [14, 6] });
    expect(askedRanges(room, rules, bands)).toEqual({
      adults: { min: 0, max: 3 },
      children: { min: 0, max: 3 },
    });
    expect(askedRanges(aRoom(), rules, bands).adults.min).toBe(1);
  });

  it('is the same room after every way there and back', () => {
    const ages = fc.array(fc.option(fc.nat(15)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), ages, (adults, given) => {
        const room = answeredRoom(aRoom(), { adults, ages: given }, bands);
        expect(askedParty(room, bands)).toEqual({ adults, ages: given });
        expect(answeredRoom(room, askedParty(room, bands), bands)).toEqual(room);
        expect(roomRequestsOf([room])).toEqual([room]);
      }),
    );
  });
});
