import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import {
  $http,
  $tabStorage,
  busEventHappened,
  propertyLoaded,
  routeEntered,
  type TabStorage,
} from 'shared/runtime';
import { aConfirmation, aProperty, httpOf, refused } from 'shared/testing';
import { $confirmation, $isAccountMissing, $loadProblem, pageOpened } from './model.ts';

const table = {
  bookingReference: 'T-4821',
  restaurantName: 'The Lock Keeper',
  visitDate: '2026/12/02',
  visitTime: '17:30',
  leaveTime: null,
  partySize: 2,
  promotionName: null,
};

it.each([
  ['the stay that is shown: the table shows there', 'secret', [table]],
  ['another stay: nothing changes', 'other', []],
  ['no stay: nothing changes', null, []],
])('a table is booked for %s', async (_name, identifier, shown) => {
  let tables: unknown[] = [];
  const scope = fork({
    values: [[$http, httpOf({ '/api/Reservation/Confirmation': () => ({ ...aConfirmation(), tables }) })]],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  const route = { path: '/Book/HARBOUR/Confirmation/secret', params, query: '', hash: '' };
  await allSettled(routeEntered, { scope, params: route });
  await allSettled(pageOpened, { scope });
  tables = [table];
  await allSettled(busEventHappened, {
    scope,
    params: { type: 'restaurant.booked.v1', identifier, bookingReference: 'T-4821' },
  });
  expect(scope.getState($confirmation)?.tables).toEqual(shown);
});

it.each([
  ['this booking', '"secret"', true],
  ['another booking', '"other"', false],
  ['none', null, false],
])(
  'product.md 8: the account that could not be created with %s is said here for good',
  async (_, kept, said) => {
    const tab: TabStorage = {
      read: (key) => (key === 'mf-checkout.missing-account.v1' ? kept : null),
      write: () => undefined,
    };
    const scope = fork({
      values: [
        [$http, httpOf({ '/api/Reservation/Confirmation': aConfirmation() })],
        [$tabStorage, tab],
      ],
    });
    await allSettled(propertyLoaded, { scope, params: aProperty() });
    const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
    const route = { path: '/Book/HARBOUR/Confirmation/secret', params, query: '', hash: '' };
    await allSettled(routeEntered, { scope, params: route });
    await allSettled(pageOpened, { scope });
    expect(scope.getState($isAccountMissing)).toBe(said);
  },
);

it.each([
  ['a link that has ended', refused(404, 'Ended', { code: 'booking.link-ended' }), 'ended'],
  ['an unknown booking', refused(404, 'Not found', { code: 'http.booking' }), 'unknown-booking'],
  ['a failure', refused(503, 'Failed'), 'failed'],
] as const)('tells %s from the others', async (_, answer, problem) => {
  const scope = fork({ values: [[$http, httpOf({ '/api/Reservation/Confirmation': answer })]] });
  await allSettled(propertyLoaded, { scope, params: aProperty() });
  await allSettled(pageOpened, { scope });
  expect(scope.getState($loadProblem)).toBe(problem);
});
