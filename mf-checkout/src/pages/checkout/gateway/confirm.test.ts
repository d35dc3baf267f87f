import { allSettled, fork } from 'effector';
import type { CreateResponse } from 'shared/contracts';
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
  aBooker,
  aProperty,
  fixedClock,
  httpOf,
  recorded,
  refused,
} from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { $siteStorage } from '../attempt-storage.ts';
import { $addedWhenSent, $bookingError } from '../confirm-model.ts';
import { checkoutForm } from '../form-model.ts';
import { bookerChanged, cardChanged, pageOpened, savedCardChosen, termsChanged } from '../model.ts';
import { cardPartChanged } from './card-part.ts';
import { $wallet, takerChanged, takeTokenFx, walletPaid } from './model.ts';

const aBrowser = {
  colorDepthInBits: '24',
  javaScriptEnabled: 'true',
  browserLanguage: 'en-GB',
  screenHeight: '900',
  screenWidth: '1440',
  userAgent: 'test',
  timezoneOffSet: '0',
};
const made: CreateResponse = {
  success: true,
  message: '',
  referenceNumber: 'ABC123',
  confirmationToken: 'secret',
  status: 'Confirmed',
  paymentUrl: null,
  totalPrice: 360,
  currency: 'GBP',
  expiresAtUtc: null,
};
const asked: CreateResponse = {
  ...made,
  status: 'RequiresAction',
  paymentUrl: '/Book/HARBOUR/Checkout/secret',
  paymentAction: { kind: 'Stripe', clientSecret: 'pi_1_secret_2' },
};

interface Given {
  readonly answers?: readonly unknown[];
  /** What the gateway's form gives each time. */
  readonly tokens?: readonly (string | null)[];
  readonly isApproved?: boolean;
  readonly hasForm?: boolean;
}

async function checkout({ answers = [], tokens = ['ctoken_1'], isApproved = true, hasForm = true }: Given) {
  const queue = [...answers];
  const given = [...tokens];
  const sent: { readonly key: string; readonly body: Record<string, unknown> }[] = [];
  const approved: string[] = [];
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      read: (key: string) => kept.get(key) ?? null,
      write: (k: string, v: string) => void kept.set(k, v),
    };
  };
  const create = (input: unknown): unknown => {
    const { headers, body } = input as {
      headers: { 'idempotency-key': string };
      body: Record<string, unknown>;
    };
    sent.push({ key: headers['idempotency-key'], body });
    return queue.shift() ?? made;
  };
  const scope = fork({
    values: [
      [$http, httpOf({ '/api/Reservation/Create': create, '/api/StaticData/:id/countries': [] })],
      [$clock, fixedClock()],
      [$addedWhenSent, () => ({ browserData: aBrowser })],
      [$tabStorage, storage()],
      [$siteStorage, storage()],
    ],
  });
  const cardGateway = { kind: 'Stripe' as const, publishableKey: 'pk_test_1', accountId: null };
  const property = aProperty({ propertyCode: 'HARBOUR', payByPaystack: false, cardGateway });
  await allSettled(propertyLoaded, { scope, params: property });
  await allSettled(bookConfigLoaded, { scope, params: aBookConfig({ hasCustomTermsAndConditions: false }) });
  const stay = { propertyCode: 'HARBOUR', fromDate: '2026/12/01', toDate: '2026/12/04' };
  const basket = { ...emptyBasket, ...stay, booker: aBooker(), items: [aBasketItem()] };
  await allSettled(basketRestored, { scope, params: basket });
  await allSettled(pageOpened, { scope });
  await allSettled(termsChanged, { scope, params: true });
  if (hasForm) {
    const params = {
      takeToken: () => Promise.resolve(given.shift() ?? null),
      approve: ({ clientSecret }: { readonly clientSecret: string }) => {
        approved.push(clientSecret);
        return Promise.resolve(isApproved);
      },
    };
    await allSettled(cardPartChanged, { scope, params });
  }
  return {
    scope,
    sent,
    approved,
    navigations: recorded(navigationRequested, scope),
    confirm: () => allSettled(checkoutForm.submitted, { scope }),
    error: () => scope.getState($bookingError),
  };
}

describe('a card that is given in the gateway’s form', () => {
  it('is sent as its token, and nothing of a card beside it', async () => {
    const { confirm, sent, navigations } = await checkout({});
    await confirm();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      paymentToken: 'ctoken_1',
      cardDetails: { cardNumber: null, securityCode: null, expiryMonth: null, expiryYear: null },
    });
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Status/secret' }]);
  });

  it.each([
    ['which shows what is missing in it', { tokens: [null] }],
    ['which has not come', { hasForm: false }],
  ])('%s: nothing is sent', async (_, given) => {
    const { confirm, sent, error } = await checkout(given);
    await confirm();
    expect(sent).toEqual([]);
    expect(error()).toBeNull();
  });

  it('is asked for as soon as its form is drawn, when the guest went on before', async () => {
    const { scope } = await checkout({});
    let asked = 0;
    const form = () => {
      asked += 1;
      return Promise.resolve(null);
    };
    await allSettled(takeTokenFx, { scope });
    await allSettled(takerChanged, { scope, params: form });
    expect(asked).toBe(1);
    await allSettled(takerChanged, { scope, params: null });
    await allSettled(takerChanged, { scope, params: form });
    expect(asked).toBe(1);
  });

  it('is asked for only when the rest of the form is right', async () => {
    const { scope, confirm, sent } = await checkout({ tokens: ['ctoken_1'] });
    await allSettled(bookerChanged, { scope, params: { firstName: '' } });
    await confirm();
    expect(sent).toEqual([]);
    await allSettled(bookerChanged, { scope, params: { firstName: 'Ada' } });
    await confirm();
    expect(sent.map(({ body }) => body['paymentToken'])).toEqual(['ctoken_1']);
  });

  it('that is declined is given anew, under a new key', async () => {
    const { confirm, sent, error } = await checkout({
      answers: [refused(422, 'The card was declined.')],
      tokens: ['ctoken_1', 'ctoken_2'],
    });
    await confirm();
    expect(error()).toMatchObject({ kind: 'rejected', isPayment: true });
    await confirm();
    expect(sent.map(({ body }) => body['paymentToken'])).toEqual(['ctoken_1', 'ctoken_2']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('whose answer was lost is sent again as it was, with the same token and key', async () => {
    const lost = refused(503, '');
    const { confirm, sent } = await checkout({ answers: [lost], tokens: ['ctoken_1', 'ctoken_2'] });
    await confirm();
    await confirm();
    expect(sent.map(({ body }) => body['paymentToken'])).toEqual(['ctoken_1', 'ctoken_1']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('that is kept with the account is sent by its id, and its form is not asked', async () => {
    const { scope, confirm, sent } = await checkout({ tokens: [] });
    await allSettled(cardChanged, {
      scope,
      params: { creditCardId: 'saved-1', expiryMonth: 12, expiryYear: 2030, cardType: 'card-visa' },
    });
    await confirm();
    expect(sent[0]?.body).toMatchObject({ cardDetails: { creditCardId: 'saved-1', cardNumber: null } });
    expect(sent[0]?.body['paymentToken'] ?? null).toBeNull();
    await allSettled(savedCardChosen, { scope, params: null });
  });
});

describe('what the bank asks', () => {
  it('is shown in place, and then the status of the booking', async () => {
    const { confirm, approved, navigations } = await checkout({ answers: [asked] });
    await confirm();
    expect(approved).toEqual(['pi_1_secret_2']);
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Status/secret' }]);
  });

  it('and is refused or closed: the held rooms are paid for with the next card', async () => {
    const { confirm, sent, error, navigations } = await checkout({
      answers: [asked],
      tokens: ['ctoken_1', 'ctoken_2'],
      isApproved: false,
    });
    await confirm();
    expect(error()).toEqual({ kind: 'not-approved' });
    expect(navigations).toEqual([]);
    await confirm();
    expect(sent[1]?.body).toMatchObject({ confirmationToken: 'secret', paymentToken: 'ctoken_2' });
    expect(navigations).toEqual([{ to: '/Book/HARBOUR/Status/secret' }]);
  });
});

describe('a wallet', () => {
  const payment = {
    token: 'ctoken_wallet',
    payer: {
      name: 'Grace Hopper',
      email: 'grace@example.org',
      phone: '+1 555 010 9999',
      street: '',
      postCode: '',
      countryCode: '',
    },
  };

  it('gives its token once, before the form is asked', async () => {
    const { scope } = await checkout({});
    const taken = recorded(takeTokenFx.doneData, scope);
    await allSettled(takerChanged, { scope, params: () => Promise.resolve('ctoken_typed') });
    await allSettled(walletPaid, { scope, params: payment });
    await allSettled(takeTokenFx, { scope });
    await allSettled(takeTokenFx, { scope });
    expect(taken).toEqual(['ctoken_wallet', 'ctoken_typed']);
  });

  it('fills in who pays', async () => {
    const { scope, confirm, sent } = await checkout({});
    await allSettled(walletPaid, { scope, params: payment });
    expect(scope.getState($wallet)).toEqual(payment);
    await confirm();
    expect(sent[0]?.body).toMatchObject({
      booker: { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.org', phone: '+15550109999' },
    });
  });
});
