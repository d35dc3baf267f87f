import { aRate, aRoomType, aSearchResponse, aTax } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { aDraftRoom, agesOf, choicesOf, partyOf, wantedOf } from './draft.ts';

const bands = [
  { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' as const, percent: 0 },
  { name: 'Children', minAge: 3, maxAge: 11, countsAs: 'Child' as const, percent: 50 },
];
const hotel = { currency: 'GBP', taxesAndFees: [] };
const party = { numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 };
const stay = { propertyId: 'harbour', dateFrom: '2026/12/01', dateTo: '2026/12/04', promoCode: ' ' };

describe('a booking as the clerk types it', () => {
  it.each([
    ['4, 9', [4, 9]],
    ['4 1', [4, 1]],
    ['', []],
    ['four', null],
    ['4, 45', null],
  ])('reads the ages of “%s”', (text, ages) => {
    expect(agesOf(text, bands)).toEqual(ages);
  });

  it('counts the guests of a hotel with bands by their ages', () => {
    expect(partyOf({ ...aDraftRoom(1), ages: '1, 4' }, bands)).toEqual({
      numberOfAdults: 2,
      numberOfChildren: 1,
      numberOfInfants: 1,
      ages: [1, 4],
    });
    expect(partyOf({ ...aDraftRoom(1), ages: 'x' }, bands)).toBeNull();
    expect(partyOf({ ...aDraftRoom(1), children: 1 }, [])).toMatchObject({ numberOfChildren: 1 });
  });

  it('offers what is free and takes the guests, cheapest first, and the last room once', () => {
    const rate = aRate();
    const found = aSearchResponse({
      roomTypes: [
        aRoomType({ roomTypeId: 'suite', name: 'Suite', rates: [{ ...rate, baseRate: 900 }] }),
        aRoomType({ roomTypeId: 'double', rates: [{ ...rate, baseRate: 300 }] }),
        aRoomType({ roomTypeId: 'gone', rates: [rate] }),
      ],
      numberOfRoomsPerRoomTypeId: { suite: 1, double: 2, gone: 0 },
    });
    const ids = (taken: readonly string[]) =>
      choicesOf(found, { party, isFirst: true }, taken, hotel).map(({ roomTypeId }) => roomTypeId);
    expect(ids([])).toEqual(['double', 'suite']);
    expect(ids(['suite'])).toEqual(['double']);
    const crowd = { party: { ...party, numberOfAdults: 20 }, isFirst: true };
    expect(choicesOf(found, crowd, [], hotel)).toEqual([]);
    const [double] = choicesOf(found, { party, isFirst: true }, ['double'], hotel);
    expect([double?.left, double?.policy]).toEqual([1, rate.policy]);
  });

  it('shows the price of a room with the taxes and fees that are added', () => {
    const found = aSearchResponse({
      roomTypes: [aRoomType({ roomTypeId: 'double', rates: [aRate({ baseRate: 300 })] })],
      numberOfRoomsPerRoomTypeId: { double: 2 },
    });
    const taxesAndFees = [aTax({ amount: 10, per: 'Stay' })];
    const priceOf = (isFirst: boolean) =>
      choicesOf(found, { party, isFirst }, [], { ...hotel, taxesAndFees }).map(({ price }) => price);
    expect([priceOf(true), priceOf(false)]).toEqual([[31_000], [30_000]]);
  });

  it('asks for nothing until every room is chosen', () => {
    const room = { ...aDraftRoom(1), choice: { roomTypeId: 'double', ratePlanId: 'flexible' } };
    expect(wantedOf(stay, [room, aDraftRoom(2)], [])).toBeNull();
    expect(wantedOf(stay, [room], [])).toMatchObject({
      promoCode: null,
      rooms: [{ roomTypeId: 'double', ratePlanId: 'flexible', numberOfAdults: 2 }],
    });
    const extras = { parking: 2, breakfast: 0 };
    expect(wantedOf(stay, [{ ...room, extras }], [])?.rooms).toMatchObject([
      { services: [{ serviceId: 'parking', quantity: 2 }] },
    ]);
  });
});
