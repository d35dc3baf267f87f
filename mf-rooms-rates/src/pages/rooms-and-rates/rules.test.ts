import { describe, expect, it } from 'vitest';
import { emptySearch, type SearchCriteria } from 'shared/domain';
import { aParty, aProperty, aRoomType, aSearchResponse } from 'shared/testing';
import { basketSearchOf, bookableRoomTypes, isBasketOf } from './rules.ts';

const room = (roomNumber: number) => ({ ...aParty(), roomId: `room-${String(roomNumber)}`, roomNumber });
const complete: SearchCriteria = {
  ...emptySearch,
  fromDate: '2026/12/01',
  toDate: '2026/12/04',
  rooms: [room(1)],
};

describe('the basket of a search', () => {
  const basket = basketSearchOf(complete, aProperty());
  it.each<[string, Partial<SearchCriteria>, boolean]>([
    ['the same', {}, true],
    ['another currency to show prices in', { currency: 'EUR' }, true],
    ['other dates', { toDate: '2026/12/05' }, false],
    ['another party', { rooms: [{ ...room(1), numberOfInfants: 1 }] }, false],
    ['a promo code', { promoCode: 'SPRING' }, false],
  ])('is judged for %s', (_, changes, same) => {
    expect(isBasketOf(basket, basketSearchOf({ ...complete, ...changes }, aProperty()))).toBe(same);
  });

  it('is not that of another hotel', () => {
    expect(isBasketOf(basket, basketSearchOf(complete, aProperty({ propertyCode: 'FJORD' })))).toBe(false);
  });
});

it('only room types with a rate and a free room can be booked', () => {
  const response = aSearchResponse({
    roomTypes: [
      aRoomType(),
      aRoomType({ roomTypeId: 'full' }),
      aRoomType({ roomTypeId: 'closed', rates: [] }),
    ],
    numberOfRoomsPerRoomTypeId: { double: 1, full: 0, closed: 3 },
  });
  expect(bookableRoomTypes(response).map(({ roomTypeId }) => roomTypeId)).toEqual(['double']);
});
