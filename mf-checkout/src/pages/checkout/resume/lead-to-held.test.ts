import { allSettled, fork } from 'effector';
import {
  $clock,
  $http,
  $tabStorage,
  basketRestored,
  bookConfigLoaded,
  emptyBasket,
  navigationRequested,
  propertyLoaded,
} from 'shared/runtime';
import {
  aBasketItem,
  aBookConfig,
  aConfirmation,
  aProperty,
  fixedClock,
  httpOf,
  recorded,
  refused,
} from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { stayDigest, type Attempt } from '../attempt.ts';
import { $siteStorage, storeAttempt } from '../attempt-storage.ts';
import { $draft, $request } from '../confirm-model.ts';
import { cardChanged, pageOpened } from '../model.ts';
import { summaryShown } from './lead-to-held.ts';

const now = fixedClock().now().getTime();
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const held = aConfirmation({ status: 'PendingPayment', expiresAtUtc: inMinutes(10) });

const aStorage = () => {
  const entries = new Map<string, string>();
  return {
    read: (key: string) => entries.get(key) ?? null,
    write: (key: string, value: string) => {
      entries.set(key, value);
    },
  };
};

async function aGuestWhoComesBack(changes: Partial<Attempt>, answer: unknown, creditCardNumber = '') {
  const storage = aStorage();
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf({ '/api/Reservation/Confirmation': answer })],
      [$siteStorage, storage],
      [$tabStorage, aStorage()],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig() });
  await allSettled(basketRestored, { scope, params: { ...emptyBasket, items: [aBasketItem()] } });
  await allSettled(pageOpened, { scope });
  storeAttempt(storage, {
    draft: scope.getState($draft),
    stay: stayDigest(scope.getState($request)),
    sent: null,
    token: 'secret',
    isMade: false,
    at: now,
    ...changes,
  });
  await allSettled(cardChanged, { scope, params: { creditCardNumber } });
  const navigations = recorded(navigationRequested, scope);
  await allSettled(summaryShown, { scope });
  return navigations;
}

describe('a guest who reloads or comes back while the bank waits', () => {
  const led = [{ to: '/Book/HARBOUR/Checkout/secret', replace: true }];
  it.each([
    ['is led to the rooms that are held', {}, held, led],
    ['is led to the booking that was paid meanwhile', {}, aConfirmation(), led],
    [
      'books anew when the time of the rooms is over',
      {},
      aConfirmation({ ...held, expiresAtUtc: inMinutes(-1) }),
      [],
    ],
    [
      'books anew when the rooms were released',
      {},
      aConfirmation({ status: 'Released', expiresAtUtc: null }),
      [],
    ],
    ['sees the checkout of other rooms', { stay: 'another' }, held, []],
    ['sees the checkout where nothing is held', { token: null }, held, []],
    ['of another visit sees the checkout', { draft: 'another' }, held, []],
    ['is asked about what was sent and not answered', { sent: { key: 'k', digest: 'd' } }, held, []],
    ['reads at the button that the booking is made', { isMade: true }, held, []],
    ['sees the checkout while the hotel cannot be reached', {}, refused(503, 'Action failed'), []],
    ['sees the checkout where the booking is not known', {}, refused(404, 'not found'), []],
  ] as const)('%s', async (_, attempt, answer, expected) => {
    expect(await aGuestWhoComesBack(attempt, answer)).toEqual(expected);
  });

  it('is not interrupted while typing a card, which pays for the same rooms', async () => {
    expect(await aGuestWhoComesBack({}, held, '4242')).toEqual([]);
  });
});
