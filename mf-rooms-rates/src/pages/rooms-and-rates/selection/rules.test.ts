import { describe, expect, it } from 'vitest';
import { aParty, aRate, aRoomType } from 'shared/testing';
import { listRooms, type ListingContext } from './rules.ts';

const context: ListingContext = {
  party: aParty(),
  stockLeft: { double: 2 },
  heldRoomTypeId: null,
  currency: 'GBP',
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
