import { describe, expect, it } from 'vitest';
import { anItem, aReservation, secondItem } from '../../../../test/reservation.ts';
import { draftOf, restoreDraft, withGuest, withGuestAdded, withGuestRemoved } from './rules.ts';

const reservation = aReservation({ reservationItems: [anItem(), secondItem()] });

describe('the form of a pre check-in', () => {
  it('is filled in with what the booking says', () => {
    const draft = draftOf({ ...reservation, specialRequests: 'A quiet room' });
    expect(draft.booker).toMatchObject({ firstName: 'Ada', emailAddress: 'ada@example.org' });
    expect(draft.specialRequests).toBe('A quiet room');
    expect(draft.items.map(({ guests }) => guests[0]?.firstName)).toEqual(['Ada', 'Mary']);
  });

  it('asks for somebody where a room has nobody', () => {
    const [item] = draftOf(aReservation({ reservationItems: [anItem({ guests: [] })] })).items;
    expect(item?.guests).toMatchObject([{ firstName: '', lastName: '' }]);
  });

  it('takes out a guest who was added, never one who was booked', () => {
    const more = withGuestAdded(draftOf(reservation), 0);
    expect(more.items[0]?.guests).toHaveLength(2);
    expect(withGuestRemoved(more, { item: 0, guest: 1 }).items[0]?.guests).toHaveLength(1);
    expect(withGuestRemoved(more, { item: 0, guest: 0 }).items[0]?.guests).toHaveLength(2);
  });
});

describe('what a tab has kept', () => {
  const typed = withGuest(draftOf(reservation), { item: 1, guest: 0 }, { lastName: 'Fairfax' });
  // As the tab's storage returns it.
  const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('comes back', () => {
    expect(restoreDraft(stored(typed), reservation).items[1]?.guests[0]?.lastName).toBe('Fairfax');
  });

  it.each([
    ['nothing', null],
    ['something else', { entityId: 'reservation-1' }],
    ['another booking', { ...typed, entityId: 'other' }],
    ['another number of rooms', { ...typed, items: typed.items.slice(1) }],
  ])('is left alone when it is %s', (_, value) => {
    expect(restoreDraft(stored(value), reservation)).toEqual(draftOf(reservation));
  });

  it('has the extras that the booking got meanwhile', () => {
    const wine = {
      reservationItemId: 'item-1',
      serviceId: 'wine',
      quantity: 1,
      service: null,
      serviceName: 'Wine',
      cost: 30,
    };
    const now = aReservation({ reservationItems: [anItem({ services: [wine] }), secondItem()] });
    expect(restoreDraft(stored(typed), now).items[0]?.extras).toEqual({ wine: 1 });
  });
});
