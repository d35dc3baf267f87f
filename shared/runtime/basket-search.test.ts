import { describe, expect, it } from 'vitest';
import { emptySearch, type SearchCriteria } from '../domain/index.ts';
import { aParty, aProperty } from '../testing/index.ts';
import { basketSearchOf, isBasketOf } from './basket-search.ts';

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
