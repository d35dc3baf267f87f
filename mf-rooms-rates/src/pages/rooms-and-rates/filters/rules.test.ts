import fc from 'fast-check';
import { boardBases } from 'shared/contracts';
import { aParty, aRate, aRoomType } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { listRooms } from '../selection/rules.ts';
import { filterQueryOf, readFilters, withFilters } from './address.ts';
import {
  activeFilters,
  filterNames,
  noFilters,
  sortings,
  without,
  type ListFilters,
} from './list-filters.ts';
import { filterOptions } from './options.ts';
import { filterList } from './rules.ts';

const context = {
  currency: 'GBP',
  when: {
    arrival: '2026/12/01',
    checkInTime: '15:00',
    timeZone: 'Europe/London',
    now: new Date('2026-11-21T12:00:00Z'),
  },
};
const flexible = aRate({ baseRate: 400, boardBasis: 'RoomOnly' });
const saver = aRate({
  ratePlanId: 'saver',
  baseRate: 340,
  boardBasis: 'RoomOnly',
  cancellationPolicy: [{ from: 'Creation', offsetHours: 0, feeType: 'Percent', value: 100 }],
});
const breakfast = aRate({ ratePlanId: 'breakfast', baseRate: 450, boardBasis: 'BedAndBreakfast' });
const halfBoard = aRate({ ratePlanId: 'half', baseRate: 560, boardBasis: 'HalfBoard' });

const list = listRooms(
  {
    roomTypes: [
      aRoomType({
        roomTypeId: 'family',
        bedTypes: ['King bed', 'Bunk beds'],
        view: 'Harbour view',
        sizeSquareMetres: 36,
        rates: [flexible, halfBoard].map((rate) => ({ ...rate, baseRate: rate.baseRate + 100 })),
      }),
      aRoomType({
        roomTypeId: 'double',
        bedTypes: ['King bed'],
        view: 'Garden view',
        sizeSquareMetres: 24,
        rates: [flexible, saver, breakfast],
      }),
      aRoomType({
        roomTypeId: 'twin',
        bedTypes: ['Twin beds'],
        view: 'Garden view',
        sizeSquareMetres: 28,
        accessibility: [{ feature: 'RollInShower', centimetres: null, note: null }],
        rates: [{ ...saver, baseRate: 300 }],
      }),
    ],
  },
  {
    party: aParty(),
    stockLeft: { family: 1, double: 1, twin: 1 },
    heldRoomTypeId: null,
    hotel: { currency: 'GBP' },
    isFirst: true,
  },
);
const wants = (changes: Partial<ListFilters>): ListFilters => ({ ...noFilters, ...changes });
const shown = (changes: Partial<ListFilters>, held: Parameters<typeof filterList>[3] = null) =>
  filterList(list, wants(changes), context, held).offers.map(({ roomType, rates }) => [
    roomType.roomTypeId,
    ...rates.map(({ rate }) => rate.ratePlanId),
  ]);

describe('a list as the guest wants it', () => {
  it.each<[string, Partial<ListFilters>, string[][]]>([
    [
      'everything',
      {},
      [
        ['family', 'flexible', 'half'],
        ['double', 'flexible', 'saver', 'breakfast'],
        ['twin', 'saver'],
      ],
    ],
    [
      'a bed',
      { bed: 'King bed' },
      [
        ['family', 'flexible', 'half'],
        ['double', 'flexible', 'saver', 'breakfast'],
      ],
    ],
    ['a view', { view: 'Harbour view' }, [['family', 'flexible', 'half']]],
    [
      'breakfast, also where there is dinner as well',
      { board: 'BedAndBreakfast' },
      [
        ['family', 'half'],
        ['double', 'breakfast'],
      ],
    ],
    ['half board', { board: 'HalfBoard' }, [['family', 'half']]],
    [
      'free cancellation',
      { isFree: true },
      [
        ['family', 'flexible', 'half'],
        ['double', 'flexible', 'breakfast'],
      ],
    ],
    [
      'a price',
      { upTo: 340 },
      [
        ['double', 'saver'],
        ['twin', 'saver'],
      ],
    ],
    ['accessibility', { isAccessible: true }, [['twin', 'saver']]],
    ['two things at once', { bed: 'King bed', upTo: 400 }, [['double', 'flexible', 'saver']]],
    ['what no room has', { bed: 'Hammock' }, []],
    [
      'the cheapest first',
      { sorting: 'price' },
      [
        ['twin', 'saver'],
        ['double', 'flexible', 'saver', 'breakfast'],
        ['family', 'flexible', 'half'],
      ],
    ],
    [
      'the largest first',
      { sorting: 'size' },
      [
        ['family', 'flexible', 'half'],
        ['twin', 'saver'],
        ['double', 'flexible', 'saver', 'breakfast'],
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(shown(changes)).toEqual(expected);
  });

  it('has its from price anew', () => {
    const { offers } = filterList(list, wants({ board: 'BedAndBreakfast' }), context);
    expect(offers.map(({ from }) => from)).toEqual([66_000, 45_000]);
  });

  it('keeps the rate that the room holds', () => {
    const held = { roomTypeId: 'double', ratePlanId: 'saver' };
    expect(shown({ isFree: true, bed: 'Bunk beds' }, held)).toEqual([
      ['family', 'flexible', 'half'],
      ['double', 'saver'],
    ]);
  });
});

describe('what can be chosen from', () => {
  it('is what makes a difference, with how many room types it leaves', () => {
    expect(filterOptions(list, noFilters, context)).toEqual({
      boards: [
        { value: 'BedAndBreakfast', count: 2 },
        { value: 'HalfBoard', count: 1 },
      ],
      free: { value: true, count: 2 },
      beds: [
        { value: 'King bed', count: 2 },
        { value: 'Bunk beds', count: 1 },
        { value: 'Twin beds', count: 1 },
      ],
      views: [
        { value: 'Harbour view', count: 1 },
        { value: 'Garden view', count: 2 },
      ],
      prices: [
        { value: 300, count: 1 },
        { value: 350, count: 2 },
      ],
      accessible: { value: true, count: 1 },
      sortings: ['price', 'size'],
    });
  });

  it('counts beside what is chosen already, and keeps it though nothing matches', () => {
    const { beds, free } = filterOptions(list, wants({ bed: 'Hammock', board: 'HalfBoard' }), context);
    expect(beds).toEqual([
      { value: 'King bed', count: 1 },
      { value: 'Bunk beds', count: 1 },
      { value: 'Twin beds', count: 0 },
      { value: 'Hammock', count: 0 },
    ]);
    expect(free).toEqual({ value: true, count: 0 });
  });

  it('is nothing where all are alike', () => {
    const alike = { offers: list.offers.slice(2), unsuitable: [] };
    expect(filterOptions(alike, noFilters, context)).toEqual({
      boards: [],
      free: null,
      beds: [],
      views: [],
      prices: [],
      accessible: null,
      sortings: [],
    });
  });
});

const word = fc.option(fc.stringMatching(/^[\p{L}\d&=+,%-]{1,20}$/u));
const someFilters: fc.Arbitrary<ListFilters> = fc.record({
  bed: word,
  view: word,
  board: fc.constantFrom(null, ...boardBases.slice(1)),
  isFree: fc.boolean(),
  isAccessible: fc.boolean(),
  upTo: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  sorting: fc.constantFrom(null, ...sortings),
});

describe('the address of a list', () => {
  it('says what the guest wants, beside what else it says', () => {
    fc.assert(
      fc.property(someFilters, someFilters, (before, filters) => {
        const query = withFilters(withFilters('?adults=2,1&utm_source=ad', before), filters);
        expect(readFilters(filterQueryOf(query))).toEqual(filters);
        expect(withFilters(query, noFilters)).toBe('?adults=2,1&utm_source=ad');
      }),
    );
  });

  it.each(['board=supper', 'cancellation=yes', 'upTo=-5', 'upTo=0', 'upTo=1e9', 'sort=colour', 'bed='])(
    '%j wants nothing',
    (query) => {
      expect(readFilters(query)).toEqual(noFilters);
    },
  );

  it('an empty list has a way back from every filter', () => {
    fc.assert(
      fc.property(someFilters, (filters) => {
        const left = activeFilters(filters).reduce(without, filters);
        expect(left).toEqual({ ...noFilters, sorting: filters.sorting });
        expect(activeFilters(left)).toEqual([]);
        expect(filterNames).toEqual(expect.arrayContaining([...activeFilters(filters)]));
        expect(filterList(list, left, context).offers).toHaveLength(3);
      }),
    );
  });
});
