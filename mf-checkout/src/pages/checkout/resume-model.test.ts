import { allSettled, fork } from 'effector';
import { $clock, $http, navigationRequested, propertyLoaded, routeEntered } from 'shared/runtime';
import { aConfirmation, aProperty, fixedClock, httpOf, recorded, refused } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { $resumption, pageOpened } from './resume-model.ts';

const now = fixedClock().now().getTime();
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

async function openedWith(answer: unknown) {
  const scope = fork({
    values: [
      [$clock, fixedClock()],
      [$http, httpOf({ '/api/Reservation/Confirmation': answer })],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR' }) });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Checkout/secret', params, query: '', hash: '' },
  });
  const navigations = recorded(navigationRequested, scope);
  await allSettled(pageOpened, { scope });
  return { kind: scope.getState($resumption).kind, navigations };
}

describe('a guest who comes back to pay', () => {
  it.each([
    ['while the rooms are held', { status: 'Held', expiresAtUtc: inMinutes(5) }, 'held'],
    ['while a payment is open', { status: 'PendingPayment', expiresAtUtc: inMinutes(5) }, 'held'],
    ['when their time is over', { status: 'Held', expiresAtUtc: inMinutes(-1) }, 'over'],
    ['when they were released', { status: 'Released', expiresAtUtc: null }, 'over'],
  ] as const)('%s', async (_, booking, kind) => {
    expect((await openedWith(aConfirmation(booking))).kind).toBe(kind);
  });

  it('of a booking that is paid sees its confirmation', async () => {
    const { navigations } = await openedWith(aConfirmation());
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Confirmation/secret', replace: true }]);
  });

  it.each([
    ['by a wrong link', refused(404, 'not found'), 'unknown'],
    ['without a network', undefined, 'failed'],
  ])('%s', async (_, answer, kind) => {
    expect((await openedWith(answer)).kind).toBe(kind);
  });
});
