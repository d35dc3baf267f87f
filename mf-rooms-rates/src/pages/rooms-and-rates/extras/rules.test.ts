import { describe, expect, it } from 'vitest';
import { aBasketItem, aService, aServiceInventory } from 'shared/testing';
import { chooseExtra, extraOffers, firstExtras } from './rules.ts';

const parking = aService({
  serviceId: 'parking',
  chargeType: 'PerQuantity',
  chargePerPerson: false,
  price: 20,
  articles: [],
});
const response = {
  services: [aService(), parking],
  inventoryPerServiceId: { parking: aServiceInventory({ startingInventory: 4, used: 1, available: 3 }) },
};
const offers = (item = aBasketItem(), others = [item]) => extraOffers(item, others, response, 'GBP');

describe('the extras of a room', () => {
  it('are priced for its stay and party', () => {
    expect(offers().map(({ cost, quantity }) => [cost, quantity])).toEqual([
      [9_000, 0],
      [2_000, 0],
    ]);
  });

  it('infants never count', () => {
    expect(offers(aBasketItem({ numberOfInfants: 2 }))[0]?.cost).toBe(9_000);
  });

  it('can be taken once unless charged by quantity', () => {
    expect(offers().map(({ max }) => max)).toEqual([1, 3]);
  });

  it('leave out what is inside the rates of all rooms', () => {
    const included = [{ service: parking, quantity: 1, worth: 2_000 }];
    const item = aBasketItem({ included });
    expect(offers(item, [item, aBasketItem({ roomNumber: 2, included })])[1]?.max).toBe(1);
  });

  it('leave out what the other rooms took', () => {
    const other = aBasketItem({ roomNumber: 2, services: [{ service: parking, quantity: 2, cost: 4_000 }] });
    const item = aBasketItem();
    expect(offers(item, [item, other])[1]?.max).toBe(1);
  });
});

describe('the extras that are shown at once', () => {
  const many = (count: number, chosen: readonly number[], rooms: number) =>
    firstExtras(
      Array.from({ length: count }, (_, index) => ({
        service: aService({ serviceId: String(index) }),
        quantity: chosen.includes(index) ? 1 : 0,
        max: 1,
        cost: 1_000,
      })),
      rooms,
    );

  it.each([
    ['all of five', 5, [], 1, ['0', '1', '2', '3', '4']],
    ['four of six', 6, [], 1, ['0', '1', '2', '3']],
    ['those that were chosen too', 9, [1, 7], 1, ['0', '1', '2', '3', '7']],
    ['two for each of several rooms', 6, [5], 2, ['0', '1', '5']],
  ])('are %s', (_, count, chosen, rooms, shown) => {
    expect(many(count, chosen, rooms)).toEqual(shown);
  });
});

describe('taking an extra', () => {
  it.each([
    ['two', 2, [2], 4_000],
    ['more than there are', 9, [3], 6_000],
    ['none', 0, [], 0],
    ['less than none', -1, [], 0],
  ])('%s', (_, wanted, quantities, totalServiceCost) => {
    const [, offer] = offers();
    if (offer === undefined) throw new Error('parking is offered');
    const chosen = chooseExtra(aBasketItem(), offer, wanted, 'GBP');
    expect(chosen.services.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(chosen.totalServiceCost).toBe(totalServiceCost);
  });
});
