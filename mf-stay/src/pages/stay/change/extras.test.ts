import { describe, expect, it } from 'vitest';
import { aService, aStayRoom, aStayToManage, someLeft } from '../../../../test/stay.ts';
import { extraOffers, withExtra } from './extras.ts';
import { draftOf, requestOf } from './rules.ts';

const parking = { serviceId: 'parking', serviceName: 'Parking', quantity: 1 };
const rooms = [aStayRoom({ services: [parking] }), aStayRoom({ reservationItemId: 'room-2', services: [] })];
const stay = aStayToManage({ rooms });
const draft = draftOf(stay);
const [first, second] = draft.rooms;
const found = (available: number | null, chargeType: 'PerDay' | 'PerQuantity' = 'PerDay') => ({
  services: [aService({ chargeType })],
  inventoryPerServiceId: { parking: someLeft(available) },
});
const offersOf = (room = first, answer: ReturnType<typeof found> | null = found(0), of = draft) =>
  room === undefined ? [] : extraOffers(stay, of, room, answer);
/** The stay without the parking of its first room. */
const without = { ...draft, rooms: draft.rooms.map((room) => withExtra(room, 'parking', 0)) };

describe('the extras of a room', () => {
  it.each([
    ['is kept where it is the last', first, 0, draft, { quantity: 1, max: 1 }],
    ['is not for another room then', second, 0, draft, { quantity: 0, max: 0 }],
    ['is for another room once it is taken away', second, 0, without, { quantity: 0, max: 1 }],
    ['can be taken back', without.rooms[0], 0, without, { quantity: 0, max: 1 }],
    ['is for all rooms where it is not limited', second, null, draft, { quantity: 0, max: 1 }],
  ])('an extra %s', (_, room, available, of, expected) => {
    expect(offersOf(room, found(available), of)).toMatchObject([
      { name: 'Parking', cost: 6000, ...expected },
    ]);
  });

  it('are counted where they are sold by number, with what the booking has', () => {
    expect(offersOf(first, found(2, 'PerQuantity'))).toMatchObject([
      { isCounted: true, quantity: 1, max: 3, cost: 2000 },
    ]);
  });

  it('that are no longer sold with the room can be taken away only', () => {
    const gone = { services: [], inventoryPerServiceId: { parking: someLeft(null) } };
    expect(offersOf(first, gone)).toMatchObject([{ name: 'Parking', quantity: 1, max: 1, cost: null }]);
    expect(offersOf(second, gone)).toEqual([]);
  });

  it('are nothing while they are not known', () => {
    expect(offersOf(first, null)).toEqual([]);
  });
});

it('only rooms with other extras than before name them', () => {
  expect(requestOf(stay, draft).rooms.map(({ services }) => services)).toEqual([undefined, undefined]);
  expect(requestOf(stay, without).rooms.map(({ services }) => services)).toEqual([[], undefined]);
});
