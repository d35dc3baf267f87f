import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCoast, foundOf } from '../../../test/coast.ts';
import { freeCount, hotelsOf, isNothingFree, shownHotels, type Hotel, type Offer } from './hotels.ts';
import { allHotels, sortings, type Choices } from './search/criteria.ts';

const group = aCoast();
const areas = group.areas.map(({ areaId }) => areaId);
const hotels = (priceOf?: Parameters<typeof foundOf>[1]): Hotel[] =>
  hotelsOf(group, foundOf(group, priceOf), false);
const names = (choices: Partial<Choices>, of: readonly Hotel[] = hotels(), locale = 'en-GB'): string[] =>
  shownHotels(of, { ...allHotels, ...choices }, areas, locale).map(({ propertyName }) => propertyName);

const [harbour, lagoon, fjord] = ['The Harbour Hotel', 'Lagoon House', 'Fjord Lodge'];

it('names are in the order of the page’s language, whatever that of the browser', () => {
  const of = hotels()
    .slice(0, 2)
    .map((hotel, index) => ({ ...hotel, propertyName: ['Zinken', 'Åhuset'][index] ?? '' }));
  expect(names({ sort: 'name' }, of, 'da')).toEqual(['Zinken', 'Åhuset']);
  expect(names({ sort: 'name' }, of, 'de')).toEqual(['Åhuset', 'Zinken']);
});

describe('what is known of a hotel', () => {
  const kinds = (of: readonly Hotel[]): string[] => of.map(({ offer }) => offer.kind);

  it('nothing without dates', () => {
    expect(kinds(hotelsOf(group, null, false))).toEqual(['unasked', 'unasked', 'unasked']);
  });
  it('that it is being asked', () => {
    expect(kinds(hotelsOf(group, foundOf(group), true))).toEqual(['asking', 'asking', 'asking']);
  });
  it('its price for the stay in minor units, or its message', () => {
    expect(hotels().map(({ offer }) => offer)).toEqual([
      { kind: 'free', total: 42000 },
      { kind: 'free', total: 41000 },
      { kind: 'full', message: 'This hotel is unavailable on your selected dates.' },
    ]);
  });
  it('nothing but that it is full, where the server says no more', () => {
    const found = foundOf(group).map((each) => ({ ...each, code: 'error.hotel-unavailable' }));
    expect(hotelsOf(group, found, false).at(-1)?.offer).toEqual({ kind: 'full', message: null });
  });
  it('nothing where the answer leaves it out', () => {
    expect(kinds(hotelsOf(group, foundOf(group).slice(0, 1), false))).toEqual(['unasked', 'free', 'unasked']);
  });
});

describe('which hotels a guest sees, in which order', () => {
  it.each([
    ['cheapest first, those without rooms last', {}, [lagoon, harbour, fjord]],
    ['by rating', { sort: 'rating' }, [harbour, lagoon, fjord]],
    ['by name', { sort: 'name' }, [lagoon, harbour, fjord]],
    ['by area, in the group’s order', { sort: 'area' }, [harbour, lagoon, fjord]],
    ['of one area', { area: 'east' }, [harbour, fjord]],
    ['of four stars and more', { stars: 4 }, [harbour, fjord]],
    ['with rooms only', { isFreeOnly: true }, [lagoon, harbour]],
    ['of an area that has none', { area: 'west' }, []],
  ] as const)('%s', (_case, choices, expected) => {
    expect(names(choices)).toEqual(expected);
  });

  it('before dates are chosen, in the group’s own order', () => {
    expect(names({}, hotelsOf(group, null, false))).toEqual([harbour, lagoon, fjord]);
  });

  const someOffer = fc.constantFrom<Offer>(
    { kind: 'free', total: 100 },
    { kind: 'full', message: null },
    { kind: 'unasked' },
  );
  const someHotels = fc
    .array(
      fc.record({
        offer: someOffer,
        stars: fc.constantFrom(null, 1, 3, 4.5),
        area: fc.constantFrom(null, ...areas),
      }),
    )
    .map((drafts) =>
      drafts.map(({ offer, stars, area }, rank): Hotel => ({
        ...(hotels()[0] as Hotel),
        propertyId: String(rank),
        hotelRating: stars,
        areaId: area,
        offer,
        rank,
      })),
    );
  const someChoices: fc.Arbitrary<Choices> = fc.record({
    area: fc.constantFrom(null, ...areas),
    stars: fc.constantFrom(null, 1, 4),
    sort: fc.constantFrom(...sortings),
    isFreeOnly: fc.boolean(),
  });

  it('each that fits exactly once, and never one with rooms behind one without', () => {
    fc.assert(
      fc.property(someHotels, someChoices, (all, choices) => {
        const shown = shownHotels(all, choices, areas, 'en-GB');
        const fits = all.filter(
          ({ areaId, hotelRating, offer }) =>
            (choices.area === null || areaId === choices.area) &&
            (choices.stars === null || (hotelRating ?? 0) >= choices.stars) &&
            (!choices.isFreeOnly || offer.kind !== 'full'),
        );
        const ids = (list: readonly Hotel[]) => list.map(({ propertyId }) => propertyId).toSorted();
        expect(ids(shown)).toEqual(ids(fits));
        const firstFull = shown.findIndex(({ offer }) => offer.kind === 'full');
        const after = firstFull < 0 ? [] : shown.slice(firstFull);
        expect(after.every(({ offer }) => offer.kind === 'full')).toBe(true);
      }),
    );
  });
});

describe('how many have rooms', () => {
  it('is counted', () => expect(freeCount(hotels())).toBe(2));
  it.each([
    ['some have', hotels(), false],
    ['none has', hotels(() => null), true],
    ['nobody has asked', hotelsOf(group, null, false), false],
    ['there is no hotel', [], false],
  ])('nothing is free: %s', (_case, of, expected) => expect(isNothingFree(of)).toBe(expected));
});
