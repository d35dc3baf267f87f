import { describe, expect, it } from 'vitest';
import type { Property } from 'shared/contracts';
import { aBookConfig, aProperty, testNow } from 'shared/testing';
import { decideEntry, type EntryFacts } from './decide-entry.ts';
import { routeOf } from './route-table.ts';

const facts: EntryFacts = {
  property: aProperty(),
  bookConfig: aBookConfig(),
  basketPropertyCode: null,
  isLoggedIn: false,
  now: new Date(testNow),
};
const stay = '?fromDate=2026-12-01&toDate=2026-12-04&adults=2';
const toSearch = (rest: string) => ({ kind: 'redirect', to: `/Book/HARBOUR${rest}` });
const enter = { kind: 'enter' };
const childBands: Property['childBands'] = [{ name: 'Children', minAge: 0, maxAge: 11, countsAs: 'Child' }];

const rows: readonly (readonly [string, string, Partial<EntryFacts>, object])[] = [
  ['rooms and rates with a whole search', `/Rooms-And-Rates${stay}`, {}, enter],
  [
    'rooms and rates without dates keeps query and hash',
    '/Rooms-And-Rates?adults=2#top',
    {},
    toSearch('?adults=2#top'),
  ],
  [
    'rooms and rates with ages for a hotel that asks for them',
    `/Rooms-And-Rates${stay}&children=1&ages=4`,
    { property: aProperty({ childBands }) },
    enter,
  ],
  [
    'rooms and rates without them keeps query and hash',
    `/Rooms-And-Rates${stay}&children=1#top`,
    { property: aProperty({ childBands }) },
    toSearch(`${stay}&children=1#top`),
  ],
  [
    'rooms and rates for adults alone has no ages',
    `/Rooms-And-Rates${stay}`,
    { property: aProperty({ childBands }) },
    enter,
  ],
  [
    'rooms and rates for more guests than can be searched for keeps query and hash',
    '/Rooms-And-Rates?fromDate=2026-12-01&toDate=2026-12-04&adults=99&children=2#top',
    {},
    toSearch('?fromDate=2026-12-01&toDate=2026-12-04&adults=99&children=2#top'),
  ],
  ['checkout with a room in the basket', '/Checkout', { basketPropertyCode: 'HARBOUR' }, enter],
  ['checkout with a token', '/Checkout/abc', {}, enter],
  [
    'checkout with neither keeps query and hash',
    '/Checkout?promoCode=X#pay',
    {},
    toSearch('?promoCode=X#pay'),
  ],
  ['checkout with a basket of another hotel', '/Checkout', { basketPropertyCode: 'FJORD' }, toSearch('')],
  ['status with a token', '/Status/abc', {}, enter],
  ['status without one', '/Status?a=1', {}, toSearch('?a=1')],
  ['confirmation without a token', '/Confirmation', {}, toSearch('')],
];

describe('product.md 2: who may enter', () => {
  it.each(rows)('%s', (_name, path, given, entry) => {
    const url = new URL(`https://x/Book/HARBOUR${path}`);
    expect(decideEntry(routeOf(url), { ...facts, ...given })).toEqual(entry);
  });

  it('manage account is for who is logged in; others are sent to the hotel', () => {
    const route = routeOf(new URL('https://x/ManageAccount/HARBOUR?a=1'));
    expect(decideEntry(route, facts)).toEqual(toSearch('?a=1'));
    expect(decideEntry(route, { ...facts, isLoggedIn: true })).toEqual(enter);
  });
});
