import { describe, expect, it } from 'vitest';
import { aParty, aRate, aRoomType, aSearchResponse } from '../testing/index.ts';
import type { RoomType } from '../contracts/index.ts';
import { showsAvailabilityBadge, upgradeOffers } from './upgrades.ts';

const item = { ...aParty(), roomTypeId: 'double', ratePlanId: 'flexible' };
const double = aRoomType({ upgrades: [{ roomTypeId: 'suite' }] });
const suite = (overrides: Partial<RoomType> = {}) =>
  aRoomType({ roomTypeId: 'suite', rates: [aRate({ baseRate: 500 })], ...overrides });
const offers = (better: RoomType, left = 1, chosen = item) =>
  upgradeOffers(
    chosen,
    aSearchResponse({ roomTypes: [double, better] }),
    { suite: left },
    { currency: 'GBP' },
  );

describe('an upgrade', () => {
  it('is offered with what it adds to the price of the stay', () => {
    expect(offers(suite()).map(({ price, difference }) => ({ price, difference }))).toEqual([
      { price: 50_000, difference: 14_000 },
    ]);
  });

  const strict = aRate({ useOccupancyForRatePlan: true, maximumOccupancy: 1 });
  it.each([
    ['none is left', suite(), 0],
    ['fewer than none are left', suite(), -1],
    ['its room does not take the party', suite({ maximumOccupancy: 1 }), 1],
    ['its rate plan does not take the party', suite({ rates: [strict] }), 1],
    ['it does not have the rate plan', suite({ rates: [aRate({ ratePlanId: 'saver' })] }), 1],
  ])('is dropped when %s', (_, better, left) => {
    expect(offers(better, left)).toEqual([]);
  });

  it('is not offered for a room that the search did not find', () => {
    expect(offers(suite(), 1, { ...item, roomTypeId: 'gone' })).toEqual([]);
  });
});

describe('the availability badge', () => {
  it.each([
    [4, false],
    [3, true],
    [1, true],
    [0, false],
  ])('with %i rooms left shows: %s', (left, shows) => {
    expect(showsAvailabilityBadge(left)).toBe(shows);
  });
});
