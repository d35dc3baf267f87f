import { describe, expect, it } from 'vitest';
import { anItem, aReservation, secondItem, theExtras } from '../../../../test/reservation.ts';
import { draftOf, withItem } from '../draft/rules.ts';
import { addedExtras, extraOffers, hasSelectable, roomsOf } from './rules.ts';

const booked = (serviceId: string, quantity: number, cost: number) => ({
  reservationItemId: 'item-1',
  serviceId,
  quantity,
  service: null,
  serviceName: serviceId,
  cost,
});
const reservation = aReservation({
  reservationItems: [
    anItem({ services: [booked('breakfast', 1, 90), booked('wine', 1, 30.5)] }),
    secondItem(),
  ],
});

/** The offers of both rooms for the requested quantities. */
function offersWith(first: Record<string, number>, second: Record<string, number> = {}) {
  const draft = [first, second].reduce(
    (soFar, extras, index) =>
      withItem(soFar, index, (item) => ({ ...item, extras: { ...item.extras, ...extras } })),
    draftOf(reservation),
  );
  const rooms = roomsOf(reservation, draft);
  return [0, 1].map((index) => extraOffers(rooms, index, theExtras, 'GBP'));
}
const offer = (offers: ReturnType<typeof offersWith>, room: number, id: string) =>
  offers[room]?.find(({ service }) => service.serviceId === id);

describe('an extra in pre check-in', () => {
  it('that the booking has stays as it is and adds nothing', () => {
    const breakfast = offer(offersWith({}), 0, 'breakfast');
    expect(breakfast).toMatchObject({ booked: 1, bookedCost: 9000, requested: 1, isAdded: false });
    expect(addedExtras(offersWith({})[0] ?? [])).toEqual([]);
  });

  it('by quantity costs what is more than the booking has', () => {
    const offers = offersWith({ wine: 3 });
    expect(offer(offers, 0, 'wine')).toMatchObject({
      booked: 1,
      requested: 3,
      max: 3,
      cost: 6100,
      isAdded: true,
    });
    expect(addedExtras(offers[0] ?? [])).toMatchObject([{ quantity: 2, cost: 6100, isUnavailable: false }]);
  });

  it('counts adults and children, never infants, and the nights (product.md 9)', () => {
    // One adult and one child: 2 × 3 nights × 15.00.
    expect(offer(offersWith({}, { breakfast: 1 }), 1, 'breakfast')).toMatchObject({
      cost: 9000,
      isAdded: true,
    });
  });

  it('that one room takes is not there for the other', () => {
    expect(offer(offersWith({ parking: 1 }), 1, 'parking')).toMatchObject({ max: 0 });
    expect(offer(offersWith({ wine: 2 }), 1, 'wine')).toMatchObject({ max: 1 });
  });

  it('that somebody else took is told as gone', () => {
    const gone = addedExtras(offersWith({ parking: 1 }, { parking: 1 })[1] ?? []);
    expect(gone).toMatchObject([{ isUnavailable: true }]);
  });
});

describe('a room has something to choose (product.md 4: selectable services)', () => {
  const only = (id: string, available: number | null) => ({
    services: theExtras.services.filter(({ serviceId }) => serviceId === id),
    inventoryPerServiceId: { [id]: { startingInventory: 9, used: 9, available } },
  });
  const [first = anItem(), second = secondItem()] = reservation.reservationItems;
  it.each([
    ['an extra that it has not', second, only('breakfast', null), true],
    ['more of one that it has', first, only('wine', 1), true],
    ['nothing but what it has', first, only('breakfast', null), false],
    ['nothing but what is sold out', second, only('parking', 0), false],
  ])('%s', (_, item, response, expected) => {
    expect(hasSelectable(item, response)).toBe(expected);
  });
});
