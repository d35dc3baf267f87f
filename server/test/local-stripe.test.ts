import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { localAccount, type LocalStripe, startStripe } from './support/stripe/server.ts';
import { signatureOf } from './support/stripe/webhooks.ts';

const connected = 'acct_hotel';
const other = {
  id: 'acct_other',
  secretKey: 'sk_test_other',
  publishableKey: 'pk_test_other',
  webhookSecret: 'whsec_other',
};
const automatic = { enabled: true, allow_redirects: 'never' } as const;

describe('the local Stripe, driven by the SDK', () => {
  let local: LocalStripe;
  let stripe: Stripe;
  const sdk = (key = localAccount.secretKey, config: Partial<Stripe.StripeConfig> = {}) => {
    const { hostname, port } = new URL(local.url);
    return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false, ...config });
  };
  beforeAll(async () => {
    local = await startStripe({ accounts: [{ ...localAccount, connected: [connected] }, other] });
    stripe = sdk();
  });
  beforeEach(() => local.reset());
  afterAll(() => local.close());

  const create = (changes: Partial<Stripe.PaymentIntentCreateParams> = {}, options?: Stripe.RequestOptions) =>
    stripe.paymentIntents.create(
      {
        amount: 30_000,
        currency: 'eur',
        capture_method: 'manual',
        automatic_payment_methods: automatic,
        ...changes,
      },
      options,
    );
  const confirm = (id: string, number: string) =>
    stripe.paymentIntents.confirm(id, { confirmation_token: local.token(number) });
  const refusalOf = async (call: Promise<unknown>) => {
    const error = await call.then(
      () => null,
      (cause: unknown) => cause,
    );
    if (!(error instanceof Stripe.errors.StripeError)) throw new Error('It was not refused');
    return error;
  };
  const told = () => local.webhooks.made.map(({ type }) => type);

  it('holds the money of a card, takes a part of it, and gives a part back', async () => {
    const { id, status } = await create();
    expect(status).toBe('requires_payment_method');
    expect(await confirm(id, '4242424242424242')).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 30_000,
    });
    const paid = await stripe.paymentIntents.capture(id, { amount_to_capture: 20_000 }, {
      expand: ['latest_charge.balance_transaction'],
    } as Stripe.RequestOptions);
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 20_000, amount_capturable: 0 });
    await stripe.refunds.create({ payment_intent: id, amount: 5_000 });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge), {
      expand: ['balance_transaction', 'refunds'],
    });
    expect(charge).toMatchObject({
      amount_captured: 20_000,
      amount_refunded: 5_000,
      balance_transaction: { fee: 325, net: 19_675 },
      refunds: { data: [{ amount: 5_000, status: 'succeeded' }] },
    });
    const more = await refusalOf(stripe.refunds.create({ payment_intent: id, amount: 15_001 }));
    expect(more).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' });
    expect(told()).toContain('payment_intent.amount_capturable_updated');
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('declines %s with %s, and takes another card after it', async (number, code, declineCode) => {
    const { id } = await create();
    const error = await refusalOf(confirm(id, number));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { id, status: 'requires_payment_method', last_payment_error: { code } },
    });
    expect(await confirm(id, '4242424242424242')).toMatchObject({ status: 'requires_capture' });
  });

  it.each([
    ['approve', 'requires_capture', null],
    ['fail', 'requires_payment_method', 'payment_intent_authentication_failure'],
  ] as const)('asks for the guest, who can %s', async (decision, status, code) => {
    const { id } = await create();
    const waiting = await confirm(id, '4000000000003220');
    expect(waiting).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    local.decide(id, decision);
    const decided = await stripe.paymentIntents.retrieve(id);
    expect(decided.status).toBe(status);
    expect(decided.last_payment_error?.code ?? null).toBe(code);
  });

  it('shows the bank’s page, where the guest decides', async () => {
    const { id } = await create();
    const { next_action } = await confirm(id, '4000000000003220');
    const page = new URL((next_action?.use_stripe_sdk as { stripe_js: string }).stripe_js);
    const address = `${local.url}${page.pathname}${page.search}`;
    expect(await (await fetch(address)).text()).toContain('Complete');
    await fetch(address, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'requires_capture' });
  });

  it('charges a kept card without the guest, unless the bank wants the guest', async () => {
    const customer = await stripe.customers.create({});
    const keep = async (number: string) => {
      const setup = await stripe.setupIntents.create({
        customer: customer.id,
        usage: 'off_session',
        automatic_payment_methods: automatic,
      });
      const kept = await stripe.setupIntents.confirm(setup.id, { confirmation_token: local.token(number) });
      if (kept.status === 'requires_action') local.decide(setup.id, 'approve');
      const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
      return String(payment_method);
    };
    const charge = async (number: string) =>
      create({
        customer: customer.id,
        payment_method: await keep(number),
        off_session: true,
        confirm: true,
      });
    expect(await charge('4242424242424242')).toMatchObject({ status: 'requires_capture' });
    expect(await charge('4000002500003155')).toMatchObject({ status: 'requires_capture' });
    expect(await refusalOf(charge('4000002760003184'))).toMatchObject({
      code: 'authentication_required',
      payment_intent: { status: 'requires_payment_method' },
    });
    expect(await refusalOf(charge('4000008260003178'))).toMatchObject({ decline_code: 'insufficient_funds' });
  });

  it('takes a confirmation token once, and a detached card never again', async () => {
    const token = local.token('4242424242424242');
    const [first, second] = [await create(), await create()];
    await stripe.paymentIntents.confirm(first.id, { confirmation_token: token });
    const again = await refusalOf(stripe.paymentIntents.confirm(second.id, { confirmation_token: token }));
    expect(again).toMatchObject({ type: 'StripeInvalidRequestError', param: 'confirmation_token' });
    const customer = await stripe.customers.create({});
    const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    await stripe.paymentMethods.detach(method.id);
    const used = await refusalOf(stripe.paymentIntents.confirm(second.id, { payment_method: method.id }));
    expect(used).toMatchObject({ type: 'StripeInvalidRequestError', param: 'payment_method' });
  });

  it('gives the same answer to the same key, also after it was lost, and refuses another request with it', async () => {
    const first = await create({}, { idempotencyKey: 'one' });
    const again = await create({}, { idempotencyKey: 'one' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await refusalOf(create({ amount: 1_000 }, { idempotencyKey: 'one' }))).toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
    local.fail('payment_intents.create', 'lost');
    const made = await sdk(localAccount.secretKey, { maxNetworkRetries: 1 }).paymentIntents.create(
      { amount: 30_000, currency: 'eur' },
      { idempotencyKey: 'two' },
    );
    expect([...local.books().intents.keys()]).toEqual([first.id, made.id]);
  });

  it('keeps accounts apart, and refuses keys, accounts and versions that are not right', async () => {
    const { id } = await create({}, { stripeAccount: connected });
    expect(local.books(connected).intents.has(id)).toBe(true);
    expect(await refusalOf(stripe.paymentIntents.retrieve(id))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(sdk('sk_test_wrong').paymentIntents.retrieve(id))).toMatchObject({
      statusCode: 401,
    });
    expect(
      await refusalOf(sdk(other.secretKey).paymentIntents.retrieve(id, {}, { stripeAccount: connected })),
    ).toMatchObject({ statusCode: 403, code: 'account_invalid' });
    expect(
      await refusalOf(stripe.paymentIntents.retrieve(id, {}, { apiVersion: '2020-08-27' })),
    ).toMatchObject({ param: 'Stripe-Version' });
    expect(await refusalOf(sdk(localAccount.publishableKey).paymentIntents.list())).toMatchObject({
      statusCode: 401,
    });
  });

  it('lets the page make a token and see its own intent with the publishable key', async () => {
    const { id, client_secret } = await create();
    const call = async (path: string, init?: RequestInit) => {
      const answer = await fetch(`${local.url}${path}`, {
        ...init,
        headers: { authorization: `Bearer ${localAccount.publishableKey}` },
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    };
    const body = new URLSearchParams({
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242 4242 4242 4242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
    });
    const made = await call('/v1/confirmation_tokens', { method: 'POST', body });
    expect(made.body).toMatchObject({ object: 'confirmation_token', use_stripe_sdk: true });
    const seen = await call(`/v1/payment_intents/${id}?client_secret=${client_secret ?? ''}`);
    expect(seen.body).toMatchObject({ id });
    expect((await call(`/v1/payment_intents/${id}?client_secret=wrong`)).status).toBe(400);
    body.set('payment_method_data[card][number]', '4242424242424241');
    const mistyped = await call('/v1/confirmation_tokens', { method: 'POST', body });
    expect(mistyped.body).toMatchObject({ error: { code: 'incorrect_number' } });
  });

  it('tells by signed webhooks that can be held back, repeated, turned round and lost', async () => {
    const { id } = await create();
    await confirm(id, '4242424242424242');
    const held = local.webhooks.take();
    for (const webhook of held) {
      const event = stripe.webhooks.constructEvent(
        webhook.body,
        signatureOf(webhook),
        localAccount.webhookSecret,
      );
      expect(event).toMatchObject({ id: webhook.id, type: webhook.type });
    }
    local.webhooks.setMode('drop');
    await stripe.paymentIntents.capture(id);
    expect(local.webhooks.waiting).toEqual([]);
    local.webhooks.setMode('hold');
    const listed = await stripe.events.list({ type: 'payment_intent.succeeded' });
    expect(listed.data).toMatchObject([{ data: { object: { id, status: 'succeeded' } } }]);
  });

  it('tells of refunds that fail, disputes, and authorisations that end', async () => {
    const [first, second] = [await create(), await create()];
    await confirm(first.id, '4000000000007726');
    await stripe.paymentIntents.capture(first.id);
    const refund = await stripe.refunds.create({ payment_intent: first.id });
    expect(refund.status).toBe('pending');
    local.settleRefund(refund.id, 'failed');
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
    const dispute = local.dispute(first.id);
    local.closeDispute(dispute.id, 'won');
    await confirm(second.id, '4242424242424242');
    local.expire(second.id);
    expect(await stripe.paymentIntents.retrieve(second.id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    });
    const types = [
      'refund.failed',
      'charge.dispute.created',
      'charge.dispute.closed',
      'payment_intent.canceled',
    ];
    expect(told().filter((type) => types.includes(type))).toEqual(types);
  });

  it.each([
    ['error', 'StripeAPIError'],
    ['error-after', 'StripeAPIError'],
    ['lost', 'StripeConnectionError'],
    ['refused', 'StripeConnectionError'],
    ['garbage', 'StripeAPIError'],
    ['busy', 'StripeRateLimitError'],
  ] as const)('goes wrong on request: %s', async (fault, type) => {
    // The SDK tries once more by itself where a connection ends.
    local.fail('payment_intents.create', fault, 2);
    const once = sdk(localAccount.secretKey, { maxNetworkRetries: 0 });
    const made = once.paymentIntents.create({ amount: 100, currency: 'eur' }, { idempotencyKey: 'one' });
    expect(await refusalOf(made)).toMatchObject({ type });
    const isDone = fault === 'lost' || fault === 'error-after' || fault === 'garbage';
    expect(local.books().intents.size).toBe(isDone ? 1 : 0);
  });

  it.each([
    [{ amount: 1_000, currency: 'jpy' }, null],
    [{ amount: 10_000, currency: 'isk' }, null],
    [{ amount: 10_001, currency: 'isk' }, 'amount'],
    [{ amount: 1_230, currency: 'kwd' }, null],
    [{ amount: 1_234, currency: 'kwd' }, 'amount'],
    [{ amount: 10, currency: 'eur' }, 'amount'],
    [{ amount: 1_000, currency: 'eur', unheard_of: '1' }, 'unheard_of'],
  ])('takes amounts and parameters as Stripe does: %j', async (given, param) => {
    const made = stripe.paymentIntents.create(given);
    if (param === null) expect(await made).toMatchObject({ amount: given.amount });
    else expect(await refusalOf(made)).toMatchObject({ type: 'StripeInvalidRequestError', param });
  });
});
