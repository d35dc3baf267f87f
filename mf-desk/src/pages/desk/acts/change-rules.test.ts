import { aRate, aRoomType, aSearchResponse } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { type ChangedRoom, choicesOf } from './change-rules.ts';

const booked = {
  reservationItemId: 'room-1',
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  roomType: 'Double room',
  ratePlan: 'Flexible',
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
  guests: [],
  policy: '',
  total: 150,
  cancelledAtUtc: null,
  deadlines: null,
  noShowFee: null,
};
const room: ChangedRoom = {
  reservationItemId: 'room-1',
  roomTypeId: 'double',
  ratePlanId: 'flexible',
  numberOfAdults: 2,
  numberOfChildren: 0,
  numberOfInfants: 0,
};
const inSuite: ChangedRoom = { ...room, reservationItemId: 'room-2', roomTypeId: 'suite' };
const rates = [aRate({ ratePlanId: 'flexible', name: 'Flexible' })];
const types = [
  aRoomType({ roomTypeId: 'double', name: 'Double room', rates }),
  aRoomType({ roomTypeId: 'suite', name: 'Suite', rates }),
];
const bands = [{ name: 'Children', minAge: 0, maxAge: 12, countsAs: 'Child' as const, percent: 50 }];
const choices = (
  free: Readonly<Record<string, number>>,
  wanted: { readonly room?: ChangedRoom; readonly others?: readonly ChangedRoom[] } = {},
) =>
  choicesOf(
    booked,
    { room, others: [], isFirst: true, ...wanted },
    aSearchResponse({
      roomTypes: types.filter(({ roomTypeId }) => (free[roomTypeId] ?? 0) > 0),
      numberOfRoomsPerRoomTypeId: free,
    }),
    { currency: 'GBP', childBands: bands, taxesAndFees: [] },
  );
const namesOf = (found: ReturnType<typeof choices>) =>
  found.map(({ name, isGone }) => (isGone ? `${name}, gone` : name));

describe('the rooms and rates that a room may become at the desk', () => {
  it('are those that are free, what is booked first', () => {
    expect(namesOf(choices({ double: 1, suite: 1 }))).toEqual(['Double room · Flexible', 'Suite · Flexible']);
  });

  it('are not those that another room of the booking takes', () => {
    expect(namesOf(choices({ double: 1, suite: 1 }, { others: [inSuite] }))).toEqual([
      'Double room · Flexible',
    ]);
    expect(namesOf(choices({ double: 1, suite: 2 }, { others: [inSuite] }))).toHaveLength(2);
  });

  it('say that what is booked is not to be had any more', () => {
    expect(namesOf(choices({ suite: 1 }))).toEqual(['Double room · Flexible, gone', 'Suite · Flexible']);
  });

  it('have no price before the ages of the children are known', () => {
    const children = { ...room, numberOfChildren: 1 };
    expect(choices({ double: 1 }, { room: children })).toMatchObject([{ price: null, isGone: false }]);
    const [known] = choices({ double: 1 }, { room: { ...children, ages: [4] } });
    expect(known?.price).toBeGreaterThan(0);
  });
});
