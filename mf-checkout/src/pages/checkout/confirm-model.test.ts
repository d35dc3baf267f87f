import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { CreateRequest, CreateResponse } from 'shared/contracts';
import {
  $basket,
  $clock,
  $http,
  $isWorkInProgress,
  $tabStorage,
  basketRestored,
  bookConfigLoaded,
  emptyBasket,
  navigationRequested,
  notificationRequested,
  propertyLoaded,
  type ApiResult,
  type HttpClient,
} from 'shared/runtime';
import type { createReservation } from 'shared/contracts';
import { aBasketItem, aBookConfig, aBooker, aCard, aProperty, fixedClock, recorded } from 'shared/testing';
import { $readBrowser, $refusal, newPriceAccepted } from './confirm-model.ts';
import {
  $card,
  $incompleteAttempts,
  cardChanged,
  confirmPressed,
  pageClosed,
  pageOpened,
  termsChanged,
} from './model.ts';

const aBrowser = {
  colorDepthInBits: '24',
  javaScriptEnabled: 'true',
  browserLanguage: 'en-GB',
  screenHeight: '900',
  screenWidth: '1440',
  userAgent: 'test',
  timezoneOffSet: '0',
};

type Answer = ApiResult<typeof createReservation>;

const made: CreateResponse = {
  success: true,
  message: 'Booking has been made successfully.',
  referenceNumber: 'ABC123',
  confirmationToken: 'secret',
  status: 'Confirmed',
  paymentUrl: null,
  totalPrice: 360,
  currency: 'GBP',
  expiresAtUtc: null,
};
const refusedWith = (status: number, body: Record<string, unknown>): Answer => ({
  ok: false,
  failure: {
    kind: 'http',
    status,
    message: String(body['message']),
    modelState: {},
    retryAfterSeconds: null,
    body: body as never,
    correlationId: null,
  },
});

async function checkout(...answers: readonly Answer[]) {
  const queue = [...answers];
  const sent: { key: string; body: unknown }[] = [];
  const kept = new Map<string, string>();
  const http: HttpClient = {
    call: (endpoint, input) => {
      if (endpoint.path !== '/api/Reservation/Create')
        return Promise.resolve({ ok: true, data: [] as never });
      const { headers, body } = input as { headers: { 'idempotency-key': string }; body: unknown };
      sent.push({ key: headers['idempotency-key'], body });
      const answer: Answer = queue.shift() ?? { ok: true, data: made };
      return Promise.resolve(answer as never);
    },
  };
  const scope = fork({
    values: [
      [$http, http],
      [$clock, fixedClock()],
      [$readBrowser, () => aBrowser],
      [
        $tabStorage,
        {
          read: (key: string) => kept.get(key) ?? null,
          write: (key: string, value: string) => void kept.set(key, value),
        },
      ],
    ],
  });
  const property = aProperty({ propertyCode: 'HARBOUR', payByPaystack: false });
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ hasCustomTermsAndConditions: false }) });
  await allSettled(basketRestored, {
    scope,
    params: {
      ...emptyBasket,
      propertyCode: 'HARBOUR',
      fromDate: '2026/12/01',
      toDate: '2026/12/04',
      booker: aBooker(),
      items: [aBasketItem()],
      quoteToken: 'quote-1',
    },
  });
  await allSettled(pageOpened, { scope });
  await allSettled(cardChanged, { scope, params: aCard() });
  await allSettled(termsChanged, { scope, params: true });
  return {
    scope,
    sent,
    kept,
    navigations: recorded(navigationRequested, scope),
    notifications: recorded(notificationRequested, scope),
    confirm: () => allSettled(confirmPressed, { scope }),
  };
}

describe('confirming', () => {
  it('makes the booking and goes to its status', async () => {
    const { confirm, navigations, sent } = await checkout();
    await confirm();
    expect(sent).toHaveLength(1);
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Status/secret' }]);
  });

  it('goes to the payment page when there is one', async () => {
    const { confirm, navigations } = await checkout({
      ok: true,
      data: { ...made, paymentUrl: '/challenge/1' },
    });
    await confirm();
    expect(navigations).toEqual([{ to: '/challenge/1', external: true }]);
  });

  it('sends once when it is pressed twice', async () => {
    const { scope, sent } = await checkout();
    await Promise.all([allSettled(confirmPressed, { scope }), allSettled(confirmPressed, { scope })]);
    expect(sent).toHaveLength(1);
  });

  it('sends nothing while something is missing, and says so', async () => {
    const { scope, confirm, sent } = await checkout();
    await allSettled(termsChanged, { scope, params: false });
    await confirm();
    expect(sent).toEqual([]);
    expect(scope.getState($incompleteAttempts)).toBe(1);
  });

  it('is over when it is over', async () => {
    const { scope, confirm } = await checkout();
    await confirm();
    expect(scope.getState($isWorkInProgress)).toBe(false);
  });
});

describe('asking again', () => {
  const lost: Answer = { ok: false, failure: { kind: 'network', correlationId: null } };
  const declined = refusedWith(422, { message: 'Your card was declined' });

  it('takes the same key after a lost answer, so that there is one booking', async () => {
    const { scope, confirm, sent } = await checkout(lost);
    await confirm();
    expect(scope.getState($refusal)).toEqual({ kind: 'unknown' });
    await confirm();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('takes a new key after a declined card, which the guest is told at the bottom', async () => {
    const { confirm, sent, notifications } = await checkout(declined);
    await confirm();
    await confirm();
    expect(notifications).toEqual([
      { kind: 'negative', placement: 'bottom', text: 'Your card was declined' },
    ]);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('paying again', () => {
  const redirected: Answer = { ok: true, data: { ...made, paymentUrl: '/challenge/1' } };
  const tokensOf = (sent: readonly { readonly body: unknown }[]) =>
    sent.map(({ body }) => (body as Partial<CreateRequest>).confirmationToken ?? null);

  it('pays for the rooms that are held since the payment was begun', async () => {
    const { confirm, sent } = await checkout(redirected);
    await confirm();
    await confirm();
    expect(tokensOf(sent)).toEqual([null, 'secret']);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('takes rooms anew when those are held no longer', async () => {
    const { confirm, sent } = await checkout(redirected, refusedWith(409, { message: 'over' }), {
      ok: true,
      data: made,
    });
    await confirm();
    await confirm();
    expect(tokensOf(sent)).toEqual([null, 'secret', null]);
  });
});

it('a changed price is taken over when the guest accepts it, with its quote', async () => {
  const changed = refusedWith(409, {
    message: 'changed',
    totalPrice: 400,
    roomPrices: [400],
    quoteToken: 'quote-2',
  });
  const { scope, confirm, sent } = await checkout(changed);
  await confirm();
  await allSettled(newPriceAccepted, { scope });
  expect(scope.getState($refusal)).toBeNull();
  expect(scope.getState($basket).items[0]?.totalRoomCost).toBe(40_000);
  await confirm();
  expect(sent[1]?.body).toMatchObject({ quoteToken: 'quote-2' });
});

it('rooms that are gone are named, and everything typed is kept', async () => {
  const gone = refusedWith(409, { message: 'gone', exceedingRoomIndexes: [0] });
  const { scope, confirm } = await checkout(gone);
  await confirm();
  expect(scope.getState($refusal)).toMatchObject({ kind: 'rooms-gone', roomNumbers: [1] });
  expect(scope.getState($basket).booker).toEqual(aBooker());
  expect(scope.getState($card).creditCardNumber).toBe(aCard().creditCardNumber);
});

it('neither card nor security code is ever stored, and both are forgotten with the page', async () => {
  const { scope, confirm, kept } = await checkout({
    ok: false,
    failure: { kind: 'timeout', correlationId: null },
  });
  await confirm();
  const stored = [...kept.values()].join();
  expect(stored).not.toContain(aCard().creditCardNumber.replace(/\D/g, ''));
  expect(stored).not.toContain(aCard().creditCardNumber);
  await allSettled(pageClosed, { scope });
  expect(scope.getState($card)).toMatchObject({ creditCardNumber: '', cvvNumber: '' });
});
