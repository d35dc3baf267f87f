import { describe, expect, it } from 'vitest';
import { aParty, aRate, aRoomType } from 'shared/testing';
import { foldRates, listRooms, type ListingContext } from './rules.ts';

const context: ListingContext = {
  party: aParty(),
  stockLeft: { double: 2 },
  heldRoomTypeId: null,
  hotel: { currency: 'GBP' },
  isFirst: true,
};
const list = (roomType = aRoomType(), changes: Partial<ListingContext> = {}) =>
  listRooms({ roomTypes: [roomType] }, { ...context, ...changes });

describe('what a room of the search can choose', () => {
  it('has the total for the stay, per night, and its lines', () => {
    const [offer] = list().offers;
    expect(offer).toMatchObject({
      from: 36_000,
      roomsLeft: 2,
      rates: [{ total: 36_000, perNight: 12_000, original: null }],
    });
    expect(offer?.rates[0]?.lines).toMatchObject([{ kind: 'nights', count: 3, amount: 36_000 }]);
  });

  it('has the lowest total as its from price', () => {
    const rates = [aRate(), aRate({ ratePlanId: 'saver', baseRate: 306.5 })];
    expect(list(aRoomType({ rates })).offers[0]?.from).toBe(30_650);
  });

  it.each([
    ['greater', 400, 40_000],
    ['the same', 360, null],
    ['smaller', 300, null],
  ])('shows an original price that is %s', (_, originalBaseRate, original) => {
    expect(list(aRoomType({ rates: [aRate({ originalBaseRate })] })).offers[0]?.rates[0]?.original).toBe(
      original,
    );
  });
});

describe('what it cannot choose, and why', () => {
  it.each([
    ['sold out', aRoomType(), { stockLeft: { double: 0 } }, { kind: 'sold-out' }],
    ['no rate', aRoomType({ rates: [] }), {}, { kind: 'sold-out' }],
    ['too many guests', aRoomType({ maximumOccupancy: 1 }), {}, { kind: 'too-many-guests', limit: 1 }],
    ['too many adults', aRoomType({ adultMaximumOccupancy: 1 }), {}, { kind: 'too-many-adults', limit: 1 }],
  ])('%s', (_, roomType, changes, reason) => {
    const { offers, unsuitable } = list(roomType, changes);
    expect(offers).toEqual([]);
    expect(unsuitable).toMatchObject([{ rate: null, reason }]);
  });

  it('one rate only', () => {
    const single = aRate({ ratePlanId: 'single', useOccupancyForRatePlan: true, maximumOccupancy: 1 });
    const { offers, unsuitable } = list(aRoomType({ rates: [aRate(), single] }));
    expect(offers[0]?.rates.map(({ rate }) => rate.ratePlanId)).toEqual(['flexible']);
    expect(unsuitable).toMatchObject([
      { rate: { ratePlanId: 'single' }, reason: { kind: 'too-many-guests', limit: 1 } },
    ]);
  });

  it('the last room stays in the list of the room that holds it', () => {
    expect(list(aRoomType(), { stockLeft: { double: 0 }, heldRoomTypeId: 'double' }).offers).toHaveLength(1);
  });
});

describe('of many rates', () => {
  const offerOf = (...totals: readonly number[]) => {
    const rates = totals.map((baseRate, index) => aRate({ ratePlanId: `r${String(index)}`, baseRate }));
    const [offer] = list(aRoomType({ rates })).offers;
    if (offer === undefined) throw new Error('the room is offered');
    return offer;
  };
  const place = { index: 0, rooms: 4, chosenId: null };
  const idsOf = (rates: readonly { readonly rate: { readonly ratePlanId: string } }[]) =>
    rates.map(({ rate }) => rate.ratePlanId);

  it.each([
    ['five are all shown', [5, 4, 3, 2, 1], place, ['r0', 'r1', 'r2', 'r3', 'r4']],
    ['six are too many: the cheapest, in the hotel’s order', [6, 1, 5, 2, 4, 3], place, ['r1', 'r3', 'r5']],
    ['what is chosen is shown', [6, 1, 5, 2, 4, 3], { ...place, chosenId: 'r0' }, ['r0', 'r1', 'r3', 'r5']],
    ['a late one of many rooms shows its best', [3, 1, 2], { ...place, index: 6, rooms: 13 }, ['r1']],
    [
      'an early one of many rooms shows more',
      [3, 1, 2],
      { ...place, index: 5, rooms: 13 },
      ['r0', 'r1', 'r2'],
    ],
  ])('%s', (_, totals, where, shown) => {
    const offer = offerOf(...totals);
    const { best, more } = foldRates(offer, where);
    expect(idsOf(best)).toEqual(shown);
    expect(idsOf([...best, ...more]).toSorted()).toEqual(idsOf(offer.rates).toSorted());
  });
});
