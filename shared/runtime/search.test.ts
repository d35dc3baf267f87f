import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { aProperty, fixedClock, recorded } from '../testing/index.ts';
import { $basket, basketStarted, emptyBasket } from './basket.ts';
import { $clock } from './clock.ts';
import { navigationRequested, routeEntered } from './navigation.ts';
import { propertyLoaded } from './property.ts';
import { $search, $searchNotes, searchEdited } from './search.ts';

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

  it('take what fits and say what did not', async () => {
    const scope = await opened('?fromDate=2026-02-30&adults=2');
    expect(scope.getState($search).fromDate).toBeNull();
    expect(scope.getState($searchNotes)).toEqual([
      { kind: 'ignored', parameter: 'fromDate', value: '2026-02-30' },
    ]);
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
