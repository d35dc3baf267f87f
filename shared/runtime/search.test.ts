import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { roomRequestsOf } from '../domain/search-criteria.ts';
import { aBookConfig, aParty, aProperty, fixedClock, recorded } from '../testing/index.ts';
import { $basket, basketStarted, emptyBasket } from './basket.ts';
import { $clock } from './clock.ts';
import { navigationRequested, routeEntered } from './navigation.ts';
import { bookConfigLoaded, propertyLoaded } from './property.ts';
import { $search, $searchNotes, searchEdited, searchMade } from './search.ts';

async function opened(query: string, hash = '') {
  const scope = fork({ values: [[$clock, fixedClock()]] });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  const params = { path: '/Book/harbour', params: { propertyCode: 'harbour' }, query, hash };
  await allSettled(routeEntered, { scope, params });
  return scope;
}

describe('the address and the search', () => {
  it('are the same thing', async () => {
    const scope = await opened('?fromDate=2026-12-01&nights=3&adults=2,1&children=0,2');
    expect(scope.getState($search)).toMatchObject({
      fromDate: '2026/12/01',
      toDate: '2026/12/04',
      rooms: [
        { numberOfAdults: 2, numberOfChildren: 0 },
        { numberOfAdults: 1, numberOfChildren: 2 },
      ],
    });
  });

  it('keep each other up, with the hash', async () => {
    const scope = await opened('?adults=2', '#offers');
    const asked = recorded(navigationRequested, scope);
    await allSettled(searchEdited, { scope, params: { fromDate: '2026/12/01', toDate: '2026/12/02' } });
    expect(asked).toEqual([
      { to: '/Book/harbour?fromDate=2026-12-01&toDate=2026-12-02&adults=2#offers', replace: true },
    ]);
  });

  it.each([
    ['an edit', searchEdited, '/Book/HARBOUR/Rooms-And-Rates?adults=1&bed=King+bed#room-1', true],
    ['a search over the list', searchMade, '/Book/HARBOUR/Rooms-And-Rates?adults=1&bed=King+bed', false],
  ])('%s keeps what else the address says', async (_, event, to, replace) => {
    const scope = await opened('?adults=2', '#room-1');
    const place = { path: '/Book/HARBOUR/Rooms-And-Rates', params: { propertyCode: 'HARBOUR' } };
    await allSettled(routeEntered, {
      scope,
      params: { ...place, query: '?bed=King+bed&adults=2', hash: '#room-1' },
    });
    const asked = recorded(navigationRequested, scope);
    const rooms = roomRequestsOf([aParty({ numberOfAdults: 1 })]);
    await allSettled(event, { scope, params: { rooms } });
    expect(asked).toEqual([{ to, replace }]);
  });

  it('take what fits and say what did not', async () => {
    const scope = await opened('?fromDate=2026-02-30&adults=2');
    expect(scope.getState($search).fromDate).toBeNull();
    expect(scope.getState($searchNotes)).toEqual([
      { kind: 'ignored', parameter: 'fromDate', value: '2026-02-30' },
    ]);
  });
});

describe('an address that did not fit (decisions 3: it always mirrors the search)', () => {
  async function normalisedFrom(query: string) {
    const scope = fork({ values: [[$clock, fixedClock()]] });
    const asked = recorded(navigationRequested, scope);
    await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
    const place = { path: '/Book/harbour', params: { propertyCode: 'harbour' }, hash: '#offers' };
    await allSettled(routeEntered, { scope, params: { ...place, query } });
    const asKnownBefore = asked.length;
    await allSettled(bookConfigLoaded, {
      scope,
      params: aBookConfig({ locations: [{ locationId: 'old-town', name: 'Old town' }] }),
    });
    const enter = (to: string) =>
      allSettled(routeEntered, {
        scope,
        params: { ...place, query: new URL(to, 'https://hotel.example').search },
      });
    return { scope, asked, asKnownBefore, enter };
  }

  it('is mended once the hotel’s locations are known, and keeps what else it says', async () => {
    const { asked, asKnownBefore } = await normalisedFrom(
      '?adults=2,2,2,2,2&location=old-town&currency=XXX&utm_source=ad',
    );
    expect(asKnownBefore).toBe(0);
    expect(asked).toEqual([
      { to: '/Book/harbour?adults=2,2,2,2&location=old-town&utm_source=ad#offers', replace: true },
    ]);
  });

  it('is still told when it has been mended, and no longer after the next search', async () => {
    const { scope, asked, enter } = await normalisedFrom('?adults=2,2,2,2,2');
    await enter(asked[0]?.to ?? '');
    expect(scope.getState($searchNotes)).toEqual([{ kind: 'first-rooms', rooms: 4 }]);
    expect(asked).toHaveLength(1);
    await enter('/Book/harbour?adults=2');
    expect(scope.getState($searchNotes)).toEqual([]);
  });

  it('stays as it is where all of it fits', async () => {
    const { asked } = await normalisedFrom('?adults=2&location=old-town&utm_source=ad');
    expect(asked).toEqual([]);
  });
});

it('a navigation that changes nothing of the search leaves it as it is', async () => {
  const scope = await opened('?adults=2');
  const before = scope.getState($search);
  await allSettled(routeEntered, {
    scope,
    params: {
      path: '/Book/harbour/Rooms-And-Rates',
      params: { propertyCode: 'harbour' },
      query: '?adults=2',
      hash: '',
    },
  });
  expect(scope.getState($search)).toBe(before);
});

it('a voucher of the link goes with the basket, and takes nothing off before it is checked', async () => {
  const scope = await opened('?adults=2&voucher=GIFT1');
  const { propertyCode, currency, fromDate, toDate, rooms, promoCode, ratePlanCode } = emptyBasket;
  await allSettled(basketStarted, {
    scope,
    params: { propertyCode, currency, fromDate, toDate, rooms, promoCode, ratePlanCode },
  });
  expect(scope.getState($basket)).toMatchObject({ hopGiftVoucherCode: 'GIFT1', hopGiftDiscountAmount: 0 });
});
