import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../contracts/index.ts';
import { aProperty, someStay, translateEnglish } from '../../testing/index.ts';
import { emptySearch, roomRequestsOf, type SearchCriteria } from '../search-criteria.ts';
import {
  formatSearchQuery,
  parseSearchQuery,
  type SearchLinkContext,
  type SearchNote,
  searchNoteText,
} from './index.ts';

const property = aProperty();
const context = { today: '2026/11/21', property, locations: [{ locationId: 'old-town' }] };
const read = (query: string, overrides: Partial<SearchLinkContext> = {}) =>
  parseSearchQuery(new URLSearchParams(query), { ...context, ...overrides });
const parties = (query: string, overrides: Partial<typeof context> = {}) =>
  read(query, overrides).search.rooms.map((room) => [
    room.numberOfAdults,
    room.numberOfChildren,
    room.numberOfInfants,
  ]);
const ignored = (parameter: string, value: string) => ({ kind: 'ignored', parameter, value });

describe('the dates of a link', () => {
  it.each([
    ['fromDate=2026-12-01&toDate=2026-12-04', '2026/12/01', '2026/12/04'],
    ['fromDate=2026-12-01&nights=3', '2026/12/01', '2026/12/04'],
    ['fromDate=2026-12-01', '2026/12/01', null],
    ['fromDate=2026-12-01&toDate=2026-12-04&nights=3', '2026/12/01', '2026/12/04'],
    ['fromDate=2026-11-21&nights=1', '2026/11/21', '2026/11/22'],
    ['', null, null],
  ])('%j are taken without a note', (query, fromDate, toDate) => {
    const { search, notes } = read(query);
    expect({ fromDate: search.fromDate, toDate: search.toDate, notes }).toEqual({
      fromDate,
      toDate,
      notes: [],
    });
  });

  it('start today when the arrival has passed', () => {
    const { search, notes } = read('fromDate=2026-11-20&toDate=2026-11-23');
    expect([search.fromDate, search.toDate, notes]).toEqual([
      '2026/11/21',
      '2026/11/23',
      [{ kind: 'past-date', date: '2026/11/20' }],
    ]);
  });

  it.each([
    ['an arrival that is not in the calendar', 'fromDate=2027-02-29', ignored('fromDate', '2027-02-29')],
    [
      'a departure before the arrival',
      'fromDate=2026-12-02&toDate=2026-12-01',
      ignored('toDate', '2026-12-01'),
    ],
    ['a departure without an arrival', 'toDate=2026-12-01', ignored('toDate', '2026-12-01')],
    ['a stay that is too long', 'fromDate=2026-12-01&toDate=2027-03-01', ignored('toDate', '2027-03-01')],
    ['no nights', 'fromDate=2026-12-01&nights=0', ignored('nights', '0')],
    ['nights in words', 'fromDate=2026-12-01&nights=two', ignored('nights', 'two')],
    [
      'nights that contradict the departure',
      'fromDate=2026-12-01&toDate=2026-12-04&nights=2',
      ignored('nights', '2'),
    ],
  ])('ignore %s with a note', (_, query, note) => {
    expect(read(query).notes).toEqual([note]);
  });
});

describe('the rooms of a link', () => {
  it.each([
    [
      'adults=2,1&children=0,2&infants=0,0',
      [
        [2, 0, 0],
        [1, 2, 0],
      ],
    ],
    [
      'adults=2,1',
      [
        [2, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      'adults=2,1&children=1',
      [
        [2, 1, 0],
        [1, 0, 0],
      ],
    ],
    ['children=1', [[2, 1, 0]]],
    ['', [[2, 0, 0]]],
    ['adults=0&children=1', [[0, 1, 0]]],
    // More than any room takes: the page says so.
    [
      'adults=7,2&children=9',
      [
        [7, 9, 0],
        [2, 0, 0],
      ],
    ],
  ])('%j are', (query, rooms) => {
    expect(parties(query)).toEqual(rooms);
  });

  it('are numbered from 1', () => {
    expect(read('adults=2,1').search.rooms.map(({ roomNumber }) => roomNumber)).toEqual([1, 2]);
  });

  const adultsOnly = { property: aProperty({ enableChildrenSearch: false, enableInfantSearch: false }) };
  it.each([
    ['words', 'adults=two', {}, 'adults', [[2, 0, 0]]],
    ['negative numbers', 'adults=-1', {}, 'adults', [[2, 0, 0]]],
    ['children of a room that is not there', 'adults=2&children=0,1', {}, 'children', [[2, 0, 0]]],
    ['children where none can be searched for', 'adults=2&children=1', adultsOnly, 'children', [[2, 0, 0]]],
    ['a room of nobody', 'adults=0', {}, 'adults', [[2, 0, 0]]],
  ])('ignore %s', (_, query, overrides, parameter, rooms) => {
    const value = new URLSearchParams(query).get(parameter);
    expect({ rooms: parties(query, overrides), notes: read(query, overrides).notes }).toEqual({
      rooms,
      notes: [{ kind: 'ignored', parameter, value }],
    });
  });
});

describe('more guests than can be searched for in one room', () => {
  it.each([
    ['adults=51', [[2, 0, 0]]],
    ['adults=99&children=2', [[2, 0, 0]]],
    ['adults=101', [[2, 0, 0]]],
    [
      'adults=1,101&children=3,0',
      [
        [1, 3, 0],
        [2, 0, 0],
      ],
    ],
  ])('%j: the guest is asked whom that room is for, and what else the link says is kept', (query, rooms) => {
    expect({ rooms: parties(query), notes: read(query).notes }).toEqual({
      rooms,
      notes: [{ kind: 'large-party', most: 50 }],
    });
  });

  it('fifty are none', () => {
    expect(read('adults=48&children=2').notes).toEqual([]);
  });
});

describe('more rooms than can be booked at once', () => {
  const four = Array.from({ length: 4 }, () => [2, 0, 0]);
  it.each([
    ['adults=2,2,2,2,2,2,2,2,2,2,2,2', four],
    ['adults=2,2,2,2,2&children=0,0,0,0,0', four],
  ])('%j: the first ones are taken, and one note says so', (query, rooms) => {
    const { notes } = read(query);
    expect({ rooms: parties(query), notes }).toEqual({ rooms, notes: [{ kind: 'first-rooms', rooms: 4 }] });
  });
});

describe('the rest of a link', () => {
  it('is taken as it is written', () => {
    const query =
      'promoCode=SPRING&ratePlanCode=FLEX&location=old-town&languageCode=da-DK&currency=EUR&voucher=GIFT1';
    expect(read(query)).toEqual({
      search: {
        ...emptySearch,
        rooms: roomRequestsOf([{ numberOfAdults: 2, numberOfChildren: 0, numberOfInfants: 0 }]),
        promoCode: 'SPRING',
        ratePlanCode: 'FLEX',
        location: 'old-town',
        languageCode: 'da-DK',
        currency: 'EUR',
        voucher: 'GIFT1',
      },
      notes: [],
    });
  });

  it.each([
    ['location', 'moon'],
    ['languageCode', 'en_GB'],
    ['languageCode', 'xx'],
    ['currency', 'JPY'],
    ['promoCode', 'x'.repeat(201)],
  ])('is ignored with a note when %s does not fit', (parameter, value) => {
    expect(read(`${parameter}=${value}`).notes).toEqual([ignored(parameter, value)]);
  });
});

describe('the ages of a link', () => {
  const childBands: Property['childBands'] = [
    { name: 'Babies', minAge: 0, maxAge: 2, countsAs: 'Infant' },
    { name: 'Children', minAge: 3, maxAge: 12, countsAs: 'Child' },
    { name: 'Teenagers', minAge: 13, maxAge: 15, countsAs: 'Adult' },
  ];
  const withBands = { property: { ...property, childBands } };

  it.each([
    ['adults=2,1&children=2,0&ages=4-9,', [[4, 9], undefined]],
    ['adults=2,2&children=0,1&infants=0,1&ages=,1-7', [undefined, [1, 7]]],
    ['adults=3&children=1&ages=14-4', [[14, 4]]],
    ['adults=2&children=2', [undefined]],
    // They do not go with the counts, which hold.
    ['adults=2&children=2&ages=4', [undefined]],
    ['adults=2&children=1&ages=1', [undefined]],
    ['adults=2&children=1&ages=40', [undefined]],
    ['adults=2&children=1&ages=four', [undefined]],
    ['adults=2&children=1&ages=4.5', [undefined]],
  ])('%j', (query, ages) => {
    const { search, notes } = read(query, withBands);
    expect(search.rooms.map((room) => room.ages)).toEqual(ages);
    expect(notes).toEqual([]);
  });

  it('are kept while some are missing', () => {
    const { search } = read('adults=2&children=2&ages=-9', withBands);
    expect(search.rooms).toMatchObject([{ numberOfChildren: 2, agesGiven: [null, 9] }]);
    expect(formatSearchQuery(search).get('ages')).toBe('-9');
  });

  it('are written as they were read', () => {
    const query = 'adults=2,3&children=2,0&infants=0,1&ages=4-9,1-14';
    const { search } = read(query, withBands);
    expect(formatSearchQuery(search).toString().replaceAll('%2C', ',')).toBe(query);
  });

  it('say nothing at a hotel without bands', () => {
    const { search } = read('adults=2&children=2&ages=4-9');
    expect(search.rooms.map((room) => room.ages)).toEqual([undefined]);
    expect(formatSearchQuery(search).has('ages')).toBe(false);
  });
});

describe('a note', () => {
  it.each<[SearchNote, string]>([
    [{ kind: 'past-date', date: '2026/11/20' }, 'Fri 20th Nov 2026 has passed, so we start from today.'],
    [
      { kind: 'ignored', parameter: 'adults', value: 'two' },
      'We could not use “two” from your link for adults, so we left it out.',
    ],
    [
      { kind: 'first-rooms', rooms: 4 },
      'At most 4 rooms can be booked online at once, so we took the first 4 of your link.',
    ],
    [
      { kind: 'large-party', most: 50 },
      'At most 50 guests can be searched for in one room. Choose the guests of each room, then search.',
    ],
  ])('is said in words', (note, text) => {
    expect(searchNoteText(note, translateEnglish, 'en-GB')).toBe(text);
  });
});

const text = fc.option(fc.stringMatching(/^[A-Z0-9&=+% -]{1,20}$/).filter((value) => value.trim() === value));
const party = fc.record({
  numberOfAdults: fc.integer({ min: 1, max: 6 }),
  numberOfChildren: fc.integer({ min: 0, max: 4 }),
  numberOfInfants: fc.integer({ min: 0, max: 4 }),
});
const someSearch: fc.Arbitrary<SearchCriteria> = fc
  .record({
    stay: someStay(),
    rooms: fc.array(party, { minLength: 1, maxLength: property.maxNumberOfRoomsOnBooking }),
    promoCode: text,
    ratePlanCode: text,
    location: fc.constantFrom('old-town', null),
    languageCode: fc.constantFrom('en-GB', 'da', null),
    currency: fc.constantFrom('GBP', 'EUR', null),
    voucher: text,
  })
  .map(({ stay, rooms, ...rest }) => ({
    ...rest,
    fromDate: stay.from,
    toDate: stay.to,
    rooms: roomRequestsOf(rooms),
  }));

describe('the address of a search', () => {
  it('reads as the same search, without a note', () => {
    fc.assert(
      fc.property(someSearch, (search) => {
        const query = formatSearchQuery(search).toString();
        expect(read(query, { today: '2000/01/01' })).toEqual({ search, notes: [] });
      }),
    );
  });

  it('says only what was given', () => {
    expect(formatSearchQuery(emptySearch).toString()).toBe('');
  });

  it('never fails to read, whatever it says', () => {
    const names = fc.constantFrom(
      'fromDate',
      'toDate',
      'nights',
      'adults',
      'children',
      'infants',
      'currency',
      'voucher',
    );
    const query = fc
      .array(fc.tuple(names, fc.string()))
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(query, (anything) => {
        expect(read(anything).search.rooms.length).toBeGreaterThan(0);
      }),
    );
  });
});
