import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySearch, type SearchCriteria } from 'shared/domain';
import { someStay } from 'shared/testing';
import { allHotels, groupQuery, readAddress, searchQuery, sortings, type Choices } from './criteria.ts';

const areas = ['east', 'south', 'west and more'];
const today = '2000/01/01';

const someSearch: fc.Arbitrary<SearchCriteria> = fc
  .record({
    stay: fc.option(someStay()),
    parties: fc.array(
      fc.record({
        numberOfAdults: fc.integer({ min: 1, max: 8 }),
        numberOfChildren: fc.integer({ min: 0, max: 3 }),
        numberOfInfants: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    promoCode: fc.constantFrom(null, 'SUMMER', 'A&B=C?'),
  })
  .map(({ stay, parties, promoCode }) => ({
    ...emptySearch,
    fromDate: stay?.from ?? null,
    toDate: stay?.to ?? null,
    promoCode,
    rooms: parties.map((party, index) => ({
      ...party,
      roomId: `room-${index + 1}`,
      roomNumber: index + 1,
    })),
  }));
const someChoices: fc.Arbitrary<Choices> = fc.record({
  area: fc.constantFrom(null, ...areas),
  stars: fc.constantFrom(null, 1, 5),
  sort: fc.constantFrom(...sortings),
  isFreeOnly: fc.boolean(),
});

describe('the address of a group', () => {
  it('says all of a search and of what is shown: read again, it is the same', () => {
    fc.assert(
      fc.property(someSearch, someChoices, (search, choices) => {
        const read = readAddress(groupQuery(search, choices), areas, today);
        expect(read.choices).toEqual(choices);
        expect(read.search).toEqual(search);
        expect(read.notes).toEqual([]);
      }),
    );
  });

  it('tells a hotel the search, and nothing of the group', () => {
    const { search } = readAddress(
      '?fromDate=2026-12-01&nights=3&adults=2,1&children=0,2&promoCode=SUMMER&area=east&sort=name&location=spa',
      areas,
      '2026/11/21',
    );
    expect(searchQuery(search)).toBe(
      '?fromDate=2026-12-01&toDate=2026-12-04&adults=2,1&children=0,2&promoCode=SUMMER',
    );
  });

  it.each([
    ['an area that is not there', '?area=north'],
    ['an order that is not there', '?sort=luck'],
    ['stars that no hotel has', '?stars=9'],
    ['half a star', '?stars=2.5'],
    ['nothing', ''],
    ['something broken', '?%E0%A4%A=1&free=yes'],
  ])('with %s shows all hotels', (_case, query) => {
    expect(readAddress(query, areas, today).choices).toEqual(allHotels);
  });

  it.each([
    [
      'a past day, which becomes today',
      '?fromDate=2020-01-01&toDate=2026-11-23',
      ['2026/11/21', '2026/11/23'],
    ],
    [
      'a party that is no number',
      '?fromDate=2026-12-01&toDate=2026-12-02&adults=lots',
      ['2026/12/01', '2026/12/02'],
    ],
  ])('notes %s', (_case, query, stay) => {
    const { search, notes } = readAddress(query, areas, '2026/11/21');
    expect([search.fromDate, search.toDate]).toEqual(stay);
    expect(notes).toHaveLength(1);
  });
});
