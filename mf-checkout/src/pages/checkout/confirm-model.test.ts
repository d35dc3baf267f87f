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
  notificationWithdrawn,
  propertyLoaded,
  type ApiResult,
  type HttpClient,
} from 'shared/runtime';
import type { createReservation } from 'shared/contracts';
import {
  aBasketItem,
  aBookConfig,
  aBooker,
  aCard,
  aProperty,
  fixedClock,
  recorded,
  translateEnglish,
} from 'shared/testing';
import { $siteStorage } from './attempt-storage.ts';
import {
  $isConfirming,
  $addedWhenSent,
  $bookingError,
  anotherWanted,
  newPriceAccepted,
  outcomeRequested,
} from './confirm-model.ts';
import type { BrowserData } from './create-request.ts';
import {
  $card,
  $password,
  accountWanted,
  cardChanged,
  pageClosed,
  pageOpened,
  passwordChanged,
  termsChanged,
  unusedVoucherFound,
} from './model.ts';
import { checkoutForm } from './form-model.ts';

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
const rejectedWith = (
  status: number,
  body: Record<string, unknown>,
  retryAfterSeconds: number | null = null,
  modelState: Record<string, string[]> = {},
): Answer => ({
  ok: false,
  failure: {
    kind: 'http',
    status,
    message: String(body['message']),
    modelState,
    retryAfterSeconds,
    body: body as never,
    correlationId: null,
  },
});

interface Tab {
  /** What all tabs of the browser share. */
  readonly site?: Map<string, string>;
  readonly tab?: Map<string, string>;
  readonly readBrowser?: () => BrowserData;
}

async function checkout(...answers: readonly Answer[]) {
  return checkoutIn({}, ...answers);
}

async function checkoutIn(
  { site = new Map(), tab = new Map(), readBrowser = () => aBrowser }: Tab,
  ...answers: readonly Answer[]
) {
  const queue = [...answers];
  const sent: { key: string; body: unknown }[] = [];
  const storageOf = (kept: Map<string, string>) => ({
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
  });
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
      [$addedWhenSent, () => ({ browserData: readBrowser() })],
      [$tabStorage, storageOf(tab)],
      [$siteStorage, storageOf(site)],
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
    site,
    tab,
    navigations: recorded(navigationRequested, scope),
    notifications: recorded(notificationRequested, scope),
    withdrawn: recorded(notificationWithdrawn, scope),
    confirm: () => allSettled(checkoutForm.submitted, { scope }),
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
    await Promise.all([
      allSettled(checkoutForm.submitted, { scope }),
      allSettled(checkoutForm.submitted, { scope }),
    ]);
    expect(sent).toHaveLength(1);
  });

  it('says what each room was shown at', async () => {
    const { confirm, sent } = await checkout();
    await confirm();
    expect(sent[0]?.body).toMatchObject({ rooms: [{ quotedPrice: 360 }], quoteToken: 'quote-1' });
  });

  it('is told when what is to be sent cannot be, and may be pressed again', async () => {
    const unsent: Answer = {
      ok: false,
      failure: {
        kind: 'http',
        status: 400,
        message: null,
        modelState: {},
        retryAfterSeconds: null,
        body: null,
        correlationId: null,
      },
    };
    const { confirm, notifications, navigations } = await checkout(unsent);
    await confirm();
    expect(notifications).toMatchObject([
      { kind: 'negative', placement: 'bottom', text: 'Failed to create booking' },
    ]);
    await confirm();
    expect(navigations).toHaveLength(1);
  });

  it('sends nothing while something is missing, and says so', async () => {
    const { scope, confirm, sent } = await checkout();
    await allSettled(termsChanged, { scope, params: false });
    await confirm();
    expect(sent).toEqual([]);
    expect(scope.getState(checkoutForm.$attempts)).toBe(1);
  });

  it('asks once before everything is paid while a voucher was typed that takes nothing off', async () => {
    const { scope, confirm, sent, notifications } = await checkout();
    const withdrawn = recorded(notificationWithdrawn, scope);
    await allSettled(unusedVoucherFound, { scope, params: 'WRONG' });
    await confirm();
    expect(sent).toEqual([]);
    expect(scope.getState($bookingError)).toEqual({ kind: 'voucher-unused', code: 'WRONG' });
    expect(withdrawn).toEqual(['checkout.voucher']);
    await confirm();
    expect(sent).toHaveLength(1);
    expect(notifications).toEqual([]);
  });

  it('asks again for another code, and no more once there is none', async () => {
    const { scope, confirm, sent } = await checkout();
    await allSettled(unusedVoucherFound, { scope, params: 'WRONG' });
    await confirm();
    await allSettled(unusedVoucherFound, { scope, params: 'OTHER' });
    expect(scope.getState($bookingError)).toBeNull();
    await confirm();
    expect(sent).toEqual([]);
    await allSettled(unusedVoucherFound, { scope, params: '' });
    expect(scope.getState($bookingError)).toBeNull();
    await confirm();
    expect(sent).toHaveLength(1);
  });

  it('asks about a lost booking as it was sent, whatever voucher is typed since', async () => {
    const { scope, confirm, sent } = await checkout(lost);
    await confirm();
    await allSettled(unusedVoucherFound, { scope, params: 'WRONG' });
    await allSettled(outcomeRequested, { scope });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('is over when it is over', async () => {
    const { scope, confirm } = await checkout();
    await confirm();
    expect(scope.getState($isWorkInProgress)).toBe(false);
  });
});

const lost: Answer = { ok: false, failure: { kind: 'network', correlationId: null } };
const declined = rejectedWith(422, { message: 'Your card was declined' });
const otherCard = { creditCardNumber: '5555 5555 5555 4444' };

describe('asking again', () => {
  it('takes the same key after a lost answer, so that there is one booking', async () => {
    const { scope, confirm, sent } = await checkout(lost);
    await confirm();
    expect(scope.getState($bookingError)).toEqual({ kind: 'unknown' });
    await confirm();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('asks for what was sent, whatever was typed since', async () => {
    const { scope, confirm, sent } = await checkout(lost);
    await confirm();
    await allSettled(cardChanged, { scope, params: otherCard });
    await allSettled(outcomeRequested, { scope });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('after a reload, with another card, leaves it to the guest whether to book anew', async () => {
    const first = await checkout(lost);
    await first.confirm();
    const again = await checkoutIn({ site: first.site, tab: first.tab });
    await allSettled(cardChanged, { scope: again.scope, params: otherCard });
    await again.confirm();
    expect(again.sent).toEqual([]);
    expect(again.scope.getState($bookingError)).toEqual({ kind: 'earlier-undecided' });
    await allSettled(anotherWanted, { scope: again.scope });
    expect(again.sent[0]?.key).not.toBe(first.sent[0]?.key);
  });

  it('waits for the one that is being made', async () => {
    const { scope, confirm, sent } = await checkout(rejectedWith(409, { message: 'wait' }, 1));
    await confirm();
    expect(scope.getState($bookingError)).toEqual({ kind: 'in-progress' });
    await allSettled(outcomeRequested, { scope });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('takes a new key after a declined card, which the guest is told at the bottom', async () => {
    const { confirm, sent, notifications, withdrawn } = await checkout(declined);
    await confirm();
    const [told] = notifications;
    expect(told).toMatchObject({ kind: 'negative', placement: 'bottom', text: 'Your card was declined' });
    const before = withdrawn.length;
    await confirm();
    expect(withdrawn.slice(before)).toEqual([told?.topic]);
    expect(notifications).toHaveLength(1);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

/** Every field is there, and it was not made. */
const unmade = (message: string): Answer => ({ ok: true, data: { ...made, success: false, message } });

describe('product.md 8: a booking that fails', () => {
  it('for one of its fields is told at that field, until it is tried again', async () => {
    const state = { 'Booker.FirstName': ['Too long.'] };
    const { scope, confirm } = await checkout(rejectedWith(400, { message: 'Invalid.' }, null, state));
    await confirm();
    expect(scope.getState(checkoutForm.$serverIssues)).toEqual([
      { field: 'firstName', message: 'Too long.', isSaid: true },
    ]);
    await confirm();
    expect(scope.getState(checkoutForm.$serverIssues)).toEqual([]);
  });

  const words = 'Failed to create booking';
  it.each<[string, Answer, string]>([
    ['a declined card', declined, 'Your card was declined'],
    [
      'input that does not fit',
      rejectedWith(400, { message: 'Invalid.' }, null, { PONumber: ['Too long.'] }),
      'Invalid.',
    ],
    ['rooms that are gone', rejectedWith(409, { message: 'Gone.', exceedingRoomIndexes: [0] }), 'Gone.'],
    ['another price', rejectedWith(409, { message: 'Changed.', totalPrice: 400 }), 'Changed.'],
    ['the same still running', rejectedWith(409, { message: 'Wait.' }, 1), 'Wait.'],
    ['too many tries', rejectedWith(429, { message: 'Slow down.' }, 30), 'Slow down.'],
    ['a fault of ours', rejectedWith(500, { message: 'Action failed' }), 'Action failed'],
    ['a database that is away', rejectedWith(503, { message: '' }, 5), words],
    ['no network', lost, words],
    ['silence', { ok: false, failure: { kind: 'timeout', correlationId: null } }, words],
    ['nonsense', { ok: false, failure: { kind: 'contract', paths: [], correlationId: null } }, words],
    ['a 200 without success', unmade('No.'), 'No.'],
    ['a 200 that says nothing', unmade(''), words],
  ])('by %s is told at the bottom, and nothing is in progress', async (_, answer, text) => {
    const { scope, confirm, navigations, notifications } = await checkout(answer);
    await confirm();
    expect(notifications).toMatchObject([{ kind: 'negative', placement: 'bottom', text }]);
    expect(navigations).toEqual([]);
    expect(scope.getState($isConfirming)).toBe(false);
    expect(scope.getState($isWorkInProgress)).toBe(false);
    expect(scope.getState($bookingError)).not.toBeNull();
  });

  it('because it could not even be sent is told as well', async () => {
    const readBrowser = (): BrowserData => {
      throw new Error('no screen');
    };
    const { scope, confirm, sent, notifications } = await checkoutIn({ readBrowser });
    await confirm();
    expect(sent).toEqual([]);
    expect(notifications).toMatchObject([{ kind: 'negative', placement: 'bottom', text: words }]);
    expect(scope.getState($isWorkInProgress)).toBe(false);
  });

  it('without success takes a new key the next time', async () => {
    const { confirm, sent } = await checkout(unmade('No.'));
    await confirm();
    await confirm();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});

describe('a second tab with the same booking', () => {
  const aDuplicateOf = ({ site, tab }: Pick<Required<Tab>, 'site' | 'tab'>) =>
    checkoutIn({ site, tab: new Map(tab) });

  it('is told that it is made, and leads to it', async () => {
    const first = await checkout();
    const second = await aDuplicateOf(first);
    await first.confirm();
    await second.confirm();
    expect(second.sent).toEqual([]);
    expect(second.scope.getState($bookingError)).toEqual({ kind: 'already-made', token: 'secret' });
  });

  it('takes the same key while the first one is under way', async () => {
    const first = await checkout(lost);
    const second = await aDuplicateOf(first);
    await first.confirm();
    await second.confirm();
    expect(second.sent[0]?.key).toBe(first.sent[0]?.key);
  });

  it('makes another one when the guest says so', async () => {
    const first = await checkout();
    const second = await aDuplicateOf(first);
    await first.confirm();
    await second.confirm();
    await allSettled(anotherWanted, { scope: second.scope });
    expect(second.sent).toHaveLength(1);
  });
});

describe('an account with the booking', () => {
  it('sends its password, and tells where to confirm the account', async () => {
    const { scope, confirm, sent, notifications } = await checkout();
    await allSettled(accountWanted, { scope, params: true });
    await allSettled(passwordChanged, { scope, params: 'correct horse, battery' });
    await confirm();
    expect(sent[0]?.body).toMatchObject({ password: 'correct horse, battery' });
    expect(notifications).toMatchObject([
      { kind: 'positive', text: 'Check your email to confirm your account.' },
    ]);
  });

  it('is not booked without a password that may be used', async () => {
    const { scope, confirm, sent } = await checkout();
    await allSettled(accountWanted, { scope, params: true });
    await allSettled(passwordChanged, { scope, params: 'short' });
    await confirm();
    expect(sent).toEqual([]);
    expect(scope.getState(checkoutForm.$problems)).toEqual([
      { field: 'password', message: 'validation.password-hint' },
    ]);
  });

  it('that could not be created is told, and the confirmation knows it', async () => {
    const code = 'error.create-account-failed';
    const message = `${made.message} ${translateEnglish(code)}`;
    const { scope, confirm, notifications, navigations, tab } = await checkout({
      ok: true,
      data: { ...made, message, code },
    });
    await allSettled(accountWanted, { scope, params: true });
    await allSettled(passwordChanged, { scope, params: 'correct horse, battery' });
    await confirm();
    expect(notifications).toEqual([{ kind: 'negative', placement: 'bottom', text: translateEnglish(code) }]);
    expect(navigations).toHaveLength(1);
    expect(tab.get('mf-checkout.missing-account.v1')).toBe('"secret"');
  });
});

describe('paying again', () => {
  const redirected: Answer = {
    ok: true,
    data: { ...made, status: 'RequiresAction', paymentUrl: '/challenge/1' },
  };
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
    const { confirm, sent } = await checkout(redirected, rejectedWith(409, { message: 'over' }), {
      ok: true,
      data: made,
    });
    await confirm();
    await confirm();
    expect(tokensOf(sent)).toEqual([null, 'secret', null]);
  });
});

it('a changed price is taken over when the guest accepts it, with its quote', async () => {
  const changed = rejectedWith(409, {
    message: 'changed',
    totalPrice: 400,
    roomPrices: [400],
    quoteToken: 'quote-2',
  });
  const { scope, confirm, sent } = await checkout(changed);
  await confirm();
  await allSettled(newPriceAccepted, { scope });
  expect(scope.getState($bookingError)).toBeNull();
  expect(scope.getState($basket).items[0]?.totalRoomCost).toBe(40_000);
  await confirm();
  expect(sent[1]?.body).toMatchObject({ quoteToken: 'quote-2', rooms: [{ quotedPrice: 400 }] });
});

it('rooms that are gone are named, and everything typed is kept', async () => {
  const gone = rejectedWith(409, { message: 'gone', exceedingRoomIndexes: [0] });
  const { scope, confirm } = await checkout(gone);
  await confirm();
  expect(scope.getState($bookingError)).toMatchObject({ kind: 'rooms-unavailable', roomNumbers: [1] });
  expect(scope.getState($basket).booker).toEqual(aBooker());
  expect(scope.getState($card).creditCardNumber).toBe(aCard().creditCardNumber);
});

it('neither card, security code nor password is ever stored, and all are forgotten with the page', async () => {
  const { scope, confirm, site, tab } = await checkout({
    ok: false,
    failure: { kind: 'timeout', correlationId: null },
  });
  await allSettled(accountWanted, { scope, params: true });
  await allSettled(passwordChanged, { scope, params: 'correct horse, battery' });
  await confirm();
  const stored = [...site.values(), ...tab.values()].join();
  expect(stored).not.toContain('battery');
  expect(stored).not.toContain(aCard().creditCardNumber.replace(/\D/g, ''));
  expect(stored).not.toContain(aCard().creditCardNumber);
  await allSettled(pageClosed, { scope });
  expect(scope.getState($card)).toMatchObject({ creditCardNumber: '', cvvNumber: '' });
  expect(scope.getState($password)).toBe('');
});
