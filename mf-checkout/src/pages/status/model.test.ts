import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { StatusResponse } from 'shared/contracts';
import {
  $http,
  navigationRequested,
  notificationRequested,
  propertyLoaded,
  routeEntered,
  type HttpClient,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import { aConfirmation, aProperty, recorded, refused } from 'shared/testing';
import { $view, pageOpened } from './model.ts';
import { pauses } from './rules.ts';

type Answer = StatusResponse | 'silence' | 'nobody';

async function openedWith(
  answers: readonly Answer[],
  given: Parameters<typeof aProperty>[0] = {},
  asked?: unknown,
) {
  const queue = [...answers];
  const waited: number[] = [];
  const http: HttpClient = {
    call: ({ path }) => {
      if (path === '/api/Reservation/Confirmation')
        return Promise.resolve({ ok: true, data: asked as never });
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      if (answer === 'nobody') {
        const { failure } = refused(404, 'This booking was not found.');
        // Any call's failure; Status declares no other body for it.
        return Promise.resolve({ ok: false, failure: failure as never });
      }
      return Promise.resolve(
        answer === 'silence' || answer === undefined
          ? { ok: false, failure: { kind: 'network', correlationId: null } }
          : // Status is the other call of this page.
            { ok: true, data: answer as never },
      );
    },
  };
  const wait = (milliseconds: number) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  const scope = fork({
    values: [
      [$http, http],
      [$wait, wait],
    ],
  });
  await allSettled(propertyLoaded, { scope, params: aProperty({ propertyCode: 'HARBOUR', ...given }) });
  const params = { propertyCode: 'HARBOUR', confirmationToken: 'secret' };
  await allSettled(routeEntered, {
    scope,
    params: { path: '/Book/HARBOUR/Status/secret', params, query: '', hash: '' },
  });
  const navigations = recorded(navigationRequested, scope);
  const notifications = recorded(notificationRequested, scope);
  await allSettled(pageOpened, { scope });
  return { scope, waited, navigations, notifications };
}

const waiting: StatusResponse = { success: true, status: 'PendingPayment', message: '' };
const confirmed: StatusResponse = {
  success: true,
  status: 'Confirmed',
  message: 'Booking has been made successfully.',
};
const declined: StatusResponse = { success: false, status: 'Released', message: 'Your card was declined' };

describe('the status page', () => {
  it('goes to the confirmation when the booking is confirmed, in place of itself', async () => {
    const { navigations } = await openedWith([confirmed]);
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Confirmation/secret', replace: true }]);
  });

  it('asks again with growing pauses while the payment is pending, also after a lost answer', async () => {
    const { navigations, waited } = await openedWith([waiting, 'silence', waiting, confirmed]);
    expect(waited).toEqual(pauses.slice(0, 3));
    expect(navigations).toHaveLength(1);
  });

  it.each([
    ['leads to the bank when the payment waits for its guest', { clientSecret: 'pi_1_secret_2' }, 'approval'],
    ['waits on when it does not', null, 'late'],
  ])('of a hotel with a card gateway %s', async (_, action, kind) => {
    const cardGateway = { kind: 'Stripe' as const, publishableKey: 'pk_test_1', accountId: null };
    const paymentAction = action === null ? null : { kind: 'Stripe' as const, ...action };
    const booking = aConfirmation({ status: 'PendingPayment', paymentAction });
    const { scope } = await openedWith([waiting], { cardGateway }, booking);
    expect(scope.getState($view)).toEqual({ kind });
  });

  it('says at the top why there is no booking', async () => {
    const { scope, notifications } = await openedWith([declined]);
    expect(scope.getState($view)).toEqual({
      kind: 'failed',
      message: 'Your card was declined',
      isHeld: false,
    });
    expect(notifications).toMatchObject([
      { kind: 'negative', placement: 'top', text: 'Your card was declined' },
    ]);
  });

  it('has words of its own where the hotel has none', async () => {
    const { notifications } = await openedWith([{ ...declined, message: '' }]);
    expect(notifications).toMatchObject([{ kind: 'negative', text: 'Failed to create booking' }]);
  });

  it('says after two minutes that an e-mail will follow', async () => {
    const { scope, waited } = await openedWith([waiting]);
    expect(scope.getState($view)).toEqual({ kind: 'late' });
    expect(waited).toEqual([...pauses]);
  });

  it('does not ask again for a booking that nobody has made', async () => {
    const { scope, waited } = await openedWith(['nobody']);
    expect(scope.getState($view)).toEqual({ kind: 'unknown' });
    expect(waited).toEqual([]);
  });

  it('says after two minutes of silence that the hotel cannot be reached', async () => {
    const { scope } = await openedWith(['silence']);
    expect(scope.getState($view)).toEqual({ kind: 'unreachable' });
  });
});
