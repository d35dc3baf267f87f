import { describe, expect, it } from 'vitest';
import { aCoast, foundOf } from '../../../../test/coast.ts';
import { hotelsOf, isNothingFree, shownHotels, type FoundProperty } from '../hotels.ts';
import { allHotels } from '../search/criteria.ts';
import { toldOf } from './rules.ts';

const group = aCoast();
const found = foundOf(group);
const before = hotelsOf(group, found, false);
const cheapest = before.find(({ propertyName }) => propertyName === 'Lagoon House');

/** The list with a later answer about the cheapest hotel. */
function later(change: Partial<FoundProperty>) {
  const live = Object.fromEntries(
    found
      .filter(({ propertyId }) => propertyId === cheapest?.propertyId)
      .map((each) => [each.propertyId, { ...each, ...change }]),
  );
  return hotelsOf(group, found, false, live);
}
const names = (hotels: ReturnType<typeof later>): string[] =>
  shownHotels(hotels, allHotels, [], 'en-GB').map(({ propertyName }) => propertyName);
const told = (hotels: ReturnType<typeof later>): string[] =>
  toldOf(before, hotels).map(({ kind, hotel }) => `${kind} ${hotel.propertyName}`);

describe('an open list of hotels beside a later answer', () => {
  it('keeps a hotel that has sold out where it is', () => {
    const hotels = later({ isAvailable: false, minimumRate: null });
    expect(names(hotels)).toEqual(names(before));
    expect(told(hotels)).toEqual(['sold-out Lagoon House']);
    expect(isNothingFree(hotels)).toBe(false);
  });

  it('keeps a hotel with a new price where it is, and says what it was listed at', () => {
    const hotels = later({ minimumRate: 999 });
    expect(names(hotels)).toEqual(names(before));
    expect(told(hotels)).toEqual(['price Lagoon House']);
    expect(hotels.find(({ propertyName }) => propertyName === 'Lagoon House')?.listed).toEqual(
      cheapest?.offer,
    );
  });

  it('tells nothing where the answer is the same', () => {
    expect(told(later({}))).toEqual([]);
  });
});
