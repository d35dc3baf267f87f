import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createPaymentEvents } from '../src/modules/booking/index.ts';
import {
  createCardGateway,
  createCatchUp,
  handleGatewayEvents,
  type PaymentGateway,
} from '../src/modules/payment/index.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import {
  countStock,
  create,
  get,
  getConfirmation,
  getStatus,
  mailKinds,
  paidBy,
} from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';
import { aStripeBooking, deliver, stripeEnv } from './support/stripe/hotel.ts';
import { type LocalStripe, startStripe } from './support/stripe/server.ts';
import { signatureOf } from './support/stripe/webhooks.ts';

const paying = '4242424242424242';
const asking = '4000000000003220';

describe.each(engines)('cards by Stripe on %s', (engine) => {
  let stripe: LocalStripe;
  let server: TestApp;
  let gateway: PaymentGateway;
  beforeAll(async () => {
    stripe = await startStripe();
    server = await createTestApp(engine, { env: stripeEnv(stripe) });
    await openHotel(server.deps, { rooms: 1 });
    const { db, clock, env } = server.deps;
    gateway = createCardGateway(db, clock, env);
  });
  beforeEach(async () => {
    await resetBookings(server.deps.db);
    await server.deps.db.deleteFrom('gateway_event').execute();
    server.clock.set(testNow);
    stripe.reset();
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const book = (number: string, key?: string, changes = {}) =>
    create(server, aStripeBooking(stripe.token(number), changes), key);
  const intents = () => [...stripe.books().intents.values()];
  const onlyIntent = () => {
    const [intent] = intents();
    if (!intent) throw new Error('There is no intent');
    return intent;
  };
  const double = () => countStock(server.deps.db, 'double');
  const status = async (token: unknown) => (await getStatus(server, token)).body;
  const runJob = (now: string) => {
    server.clock.set(now);
    return settleOpenPayments({ ...server.deps, gateway });
  };
  const payment = () =>
    server.deps.db.selectFrom('payment').selectAll().orderBy('attempt', 'desc').executeTakeFirstOrThrow();
  const ledger = async () => {
    const rows = await server.deps.db
      .selectFrom('payment_movement')
      .select(['kind', 'amount_minor'])
      .orderBy('payment_id')
      .orderBy('position')
      .execute();
    return rows.map(({ kind, amount_minor }) => `${kind} ${String(amount_minor)}`);
  };
  const waiting = async () =>
    (await server.deps.db.selectFrom('gateway_event').selectAll().where('handled_at', 'is', null).execute())
      .length;
  const handled = () => expect.poll(waiting).toBe(0);
  const handleLeft = (now: string) => {
    server.clock.set(now);
    return handleGatewayEvents({ ...server.deps, events: createPaymentEvents({ ...server.deps, gateway }) });
  };
  const deliverAll = async (order = (held: ReturnType<typeof stripe.webhooks.take>) => held) => {
    const statuses = await Promise.all(
      order(stripe.webhooks.take()).map((webhook) => deliver(server, webhook)),
    );
    await handled();
    return new Set(statuses);
  };
  const total = (made: { body: Record<string, unknown> }) =>
    Math.round(Number(made.body['TotalPrice']) * 100);

  it('says whose form takes the cards', async () => {
    const property = await get(server, '/api/Property/harbour');
    expect(property.body).toMatchObject({
      CardGateway: { Kind: 'Stripe', PublishableKey: 'pk_test_local', AccountId: null },
      CreditCards: [{ Code: 'visa' }, { Code: 'mastercard' }],
      CardsAreSimulated: false,
    });
  });

  it('holds the rooms, asks the bank, sells the rooms and captures', async () => {
    const made = await book(paying);
    expect(made.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(onlyIntent()).toMatchObject({
      status: 'succeeded',
      amount_received: total(made),
      currency: 'gbp',
      capture_method: 'manual',
      metadata: {
        property: 'harbour',
        reference: expect.stringMatching(`^${String(made.body['ReferenceNumber'])}-1-`) as string,
      },
    });
    expect(['create', 'confirm', 'capture'].map((call) => stripe.calls(`payment_intents.${call}`))).toEqual([
      1, 1, 1,
    ]);
    expect(stripe.calls()).toBe(3);
    const row = await payment();
    expect(row).toMatchObject({ state: 'approved', provider: 'stripe', gateway_id: onlyIntent().id });
    expect(row.detail).toMatchObject({ scheme: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 });
    const fee = Math.round(total(made) * 0.015) + 25;
    expect(await ledger()).toEqual([
      `authorised ${String(total(made))}`,
      `captured ${String(total(made))}`,
      `fee ${String(fee)}`,
    ]);
  });

  it('gives the same booking to the same key, and takes the money once', async () => {
    const key = randomUUID();
    const first = await book(paying, key);
    const again = await book(paying, key);
    expect(again.body).toEqual(first.body);
    expect(intents()).toHaveLength(1);
  });

  it.each([
    ['4000000000000002', 'payment.declined'],
    ['4000000000009995', 'payment.insufficient-funds'],
    ['4000000000000069', 'payment.expired-card'],
    ['4000000000000127', 'payment.wrong-code'],
    ['4000000000000119', 'payment.processing-error'],
  ])('says why %s is declined, ends its payment, and takes another card', async (number, code) => {
    const made = await book(number);
    expect(made).toMatchObject({ status: 422, body: { Code: code } });
    expect(onlyIntent().status).toBe('canceled');
    expect(await double()).toEqual({ sold: 0, held: 0 });
    expect((await book(paying)).body).toMatchObject({ Status: 'Confirmed' });
    expect(intents().map((intent) => intent.status)).toEqual(['canceled', 'succeeded']);
  });

  describe('a card whose bank asks for the guest', () => {
    const ask = async () => {
      const made = await book(asking);
      expect(made.body).toMatchObject({
        Status: 'RequiresAction',
        PaymentAction: { Kind: 'Stripe', ClientSecret: onlyIntent().client_secret },
      });
      expect(await double()).toEqual({ sold: 0, held: 3 });
      return made.body['ConfirmationToken'];
    };

    it('is captured when the guest comes back', async () => {
      const token = await ask();
      stripe.decide(onlyIntent().id, 'approve');
      expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
      expect(onlyIntent().status).toBe('succeeded');
      expect(await double()).toEqual({ sold: 3, held: 0 });
    });

    it('is captured when the guest has closed the tab, by the webhook', async () => {
      const token = await ask();
      stripe.decide(onlyIntent().id, 'approve');
      expect(await deliverAll()).toEqual(new Set([200]));
      expect(onlyIntent().status).toBe('succeeded');
      expect(await status(token)).toMatchObject({ Status: 'Confirmed' });
    });

    it('… or by the job, when the webhook was lost', async () => {
      await ask();
      stripe.decide(onlyIntent().id, 'approve');
      await runJob('2026-11-20T10:01:00Z');
      expect(onlyIntent().status).toBe('succeeded');
      expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation']);
    });

    it('is asked again on the confirmation page while it waits', async () => {
      const token = await ask();
      expect((await getConfirmation(server, token)).body).toMatchObject({
        PaymentAction: { ClientSecret: onlyIntent().client_secret },
      });
    });

    it('leaves the rooms held when the guest fails there, for another card', async () => {
      const token = await ask();
      stripe.decide(onlyIntent().id, 'fail');
      expect(await status(token)).toMatchObject({ Success: false });
      expect(onlyIntent().status).toBe('canceled');
      expect(await double()).toEqual({ sold: 0, held: 3 });
    });

    it('is ended when the guest never comes, and no money stays set aside when it approves too late', async () => {
      await ask();
      const { id } = onlyIntent();
      await runJob('2026-11-20T10:16:00Z');
      expect(await double()).toEqual({ sold: 0, held: 0 });
      expect((await book(paying)).body).toMatchObject({ Status: 'Confirmed' });
      stripe.decide(id, 'approve');
      await deliverAll();
      await runJob('2026-11-20T10:40:00Z');
      expect(onlyIntent().status).toBe('canceled');
      expect(intents().filter((intent) => intent.status === 'succeeded')).toHaveLength(1);
    });
  });

  describe('when an answer of Stripe is lost', () => {
    it.each(['create', 'confirm', 'capture'])('once, %s is repeated with the same key', async (call) => {
      stripe.fail(`payment_intents.${call}`, 'lost');
      expect((await book(paying)).body).toMatchObject({ Status: 'Confirmed' });
      expect(intents().map((intent) => intent.status)).toEqual(['succeeded']);
    });

    it('for good at confirm, the job finds the money and sells the rooms', async () => {
      stripe.fail('payment_intents.confirm', 'error-after', 4);
      const made = await book(paying);
      expect(made.body).toMatchObject({ Status: 'PendingPayment' });
      expect(onlyIntent().status).toBe('requires_capture');
      stripe.heal();
      await runJob('2026-11-20T10:01:10Z');
      expect(intents().map((intent) => intent.status)).toEqual(['succeeded']);
      expect(await double()).toEqual({ sold: 3, held: 0 });
    });

    it('for good at create, nothing was asked of a bank, and the rooms come back', async () => {
      stripe.fail('payment_intents.create', 'error-after', 4);
      expect((await book(paying)).body).toMatchObject({ Status: 'PendingPayment' });
      stripe.heal();
      await runJob('2026-11-20T10:16:10Z');
      expect(await double()).toEqual({ sold: 0, held: 0 });
      expect(intents().filter((intent) => intent.status === 'succeeded')).toEqual([]);
    });

    it('for good at capture, the booking stands, and the job captures once', async () => {
      stripe.fail('payment_intents.capture', 'error', 4);
      expect((await book(paying)).body).toMatchObject({ Status: 'Confirmed' });
      expect((await payment()).state).toBe('authorised');
      stripe.heal();
      await runJob('2026-11-20T10:02:00Z');
      expect((await payment()).state).toBe('approved');
      expect((await ledger()).filter((line) => line.startsWith('captured'))).toHaveLength(1);
    });
  });

  describe('webhooks', () => {
    it.each([
      ['repeated', (held: readonly unknown[]) => [...held, ...held]],
      ['in reverse', (held: readonly unknown[]) => [...held].reverse()],
      ['lost', () => []],
    ])('%s change nothing that is right', async (_name, order) => {
      const made = await book(paying);
      const before = await ledger();
      await deliverAll(order as never);
      expect(await ledger()).toEqual(before);
      expect(await status(made.body['ConfirmationToken'])).toMatchObject({ Status: 'Confirmed' });
      expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation']);
    });

    it('are refused without a right signature, or from long ago', async () => {
      await book(paying);
      const [webhook] = stripe.webhooks.take();
      if (!webhook) throw new Error('None was made');
      expect(await deliver(server, { ...webhook, secret: 'whsec_other' })).toBe(401);
      const old = Math.floor(server.clock.now().getTime() / 1000) - 600;
      expect(await deliver(server, webhook, signatureOf(webhook, old))).toBe(401);
      expect(await deliver(server, { ...webhook, secret: 'whsec_before' })).toBe(200);
    });

    it('count for nothing in what they say: Stripe is asked', async () => {
      await book(asking);
      const { id } = onlyIntent();
      const event = {
        id: 'evt_forged',
        object: 'event',
        type: 'payment_intent.succeeded',
        created: 1,
        data: { object: { id, object: 'payment_intent', status: 'succeeded', amount_received: 1 } },
      };
      expect(await deliver(server, { body: JSON.stringify(event), secret: 'whsec_local' })).toBe(200);
      await handled();
      expect(await double()).toEqual({ sold: 0, held: 3 });
    });

    it('are written down without anything of the guest, and handled once however many processes do', async () => {
      await book(asking);
      stripe.decide(onlyIntent().id, 'approve');
      stripe.fail('payment_intents.retrieve', 'error', 8);
      for (const webhook of stripe.webhooks.take()) expect(await deliver(server, webhook)).toBe(200);
      await expect.poll(() => stripe.calls('payment_intents.retrieve')).toBeGreaterThan(0);
      expect(await waiting()).toBeGreaterThan(0);
      const rows = await server.deps.db.selectFrom('gateway_event').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/@|Byron|4242|3220|_secret_/);
      stripe.heal();
      await Promise.all([handleLeft('2026-11-20T10:05:00Z'), handleLeft('2026-11-20T10:05:00Z')]);
      await handled();
      await expect.poll(() => onlyIntent().status).toBe('succeeded');
    });

    it('bring refunds of the dashboard, and those that fail, into the ledger', async () => {
      const made = await book('4000000000007726');
      const { id } = onlyIntent();
      const refund = stripe.refund(id, 5_000);
      await deliverAll();
      expect(await ledger()).toContain('refunded 5000');
      stripe.settleRefund(refund.id, 'failed');
      await deliverAll((held) => held.reverse());
      expect(await ledger()).toContain('refund-failed 5000');
      expect(await status(made.body['ConfirmationToken'])).toMatchObject({ Status: 'Confirmed' });
    });

    it.each([
      ['won', ['disputed', 'dispute-won']],
      ['lost', ['disputed']],
    ] as const)('bring a dispute that is %s into the ledger', async (result, kinds) => {
      await book(paying);
      const dispute = stripe.dispute(onlyIntent().id);
      await deliverAll();
      stripe.closeDispute(dispute.id, result);
      await deliverAll();
      const found = (await ledger())
        .map((line) => line.split(' ')[0])
        .filter((kind) => kind?.startsWith('dispute'));
      expect(found).toEqual(kinds);
    });

    it.each([
      ['by what was booked for it', [{ amount: -5_000, currency: 'gbp' }], 5_000],
      ['as the whole, where that is in another one too', [{ amount: -60_000, currency: 'usd' }], null],
      ['as the whole, where nothing is booked yet', [], null],
    ])('count a dispute in another currency %s', async (_how, booked, taken) => {
      const made = await book(paying);
      const dispute = stripe.dispute(onlyIntent().id);
      Object.assign(stripe.books().disputes.get(dispute.id) ?? {}, {
        amount: 60_000,
        currency: 'usd',
        balance_transactions: booked.map((each) => ({ ...each, fee: 0 })),
      });
      await deliverAll();
      expect((await ledger()).filter((line) => line.startsWith('disputed'))).toEqual([
        `disputed ${String(taken ?? total(made))}`,
      ]);
    });

    it('that were lost are found in Stripe’s list of events, once', async () => {
      await book(paying);
      stripe.dispute(onlyIntent().id);
      stripe.webhooks.take();
      const catchUp = createCatchUp(server.deps);
      await catchUp();
      await catchUp();
      await handleLeft(testNow);
      expect((await ledger()).filter((line) => line.startsWith('disputed'))).toHaveLength(1);
      expect(await waiting()).toBe(0);
    });

    it('tell of money that was set aside and is gone', async () => {
      stripe.fail('payment_intents.capture', 'error', 4);
      await book(paying);
      stripe.heal();
      stripe.expire(onlyIntent().id);
      await deliverAll();
      expect((await payment()).state).toBe('lost');
    });

    it('of other payments of the account are taken and change nothing', async () => {
      const other = { id: 'pi_other', object: 'payment_intent' };
      const body = JSON.stringify({
        id: 'evt_1',
        type: 'payment_intent.succeeded',
        created: 1,
        data: { object: other },
      });
      expect(await deliver(server, { body, secret: 'whsec_local' })).toBe(200);
      const unknown = JSON.stringify({
        id: 'evt_2',
        type: 'payout.paid',
        created: 1,
        data: { object: { id: 'po_1' } },
      });
      expect(await deliver(server, { body: unknown, secret: 'whsec_local' })).toBe(200);
      await handled();
    });
  });

  it('gives back a part once for each key, also after Stripe has forgotten the key', async () => {
    await book(paying);
    const row = await payment();
    const name = {
      propertyId: 'harbour',
      reference: String(row.gateway_reference),
      gatewayId: row.gateway_id,
    };
    await gateway.refund(name, 1_000, 'fee-1');
    await gateway.refund(name, 1_000, 'fee-1');
    await gateway.refund(name, 2_000, 'fee-2');
    expect([...stripe.books().refunds.values()].map(({ amount }) => amount)).toEqual([1_000, 2_000]);
    expect(await gateway.lookup(name)).toMatchObject({ kind: 'captured', refundedMinor: 3_000 });
  });

  it.each(['without a token', 'beside a token'])('refuses the number of a card %s', async (which) => {
    const paymentToken = which === 'beside a token' ? stripe.token(paying) : null;
    const made = await create(server, aStripeBooking('', { ...paidBy({}), paymentToken }));
    expect(made.status).toBe(400);
    expect(made.body['ModelState']).toMatchObject({
      'CardDetails.CardNumber': [expect.stringContaining('form of the payment service')],
    });
    expect(stripe.calls()).toBe(0);
  });

  it('takes a token once: one that was used is refused like a card that cannot be read', async () => {
    const token = stripe.token(paying);
    await create(server, aStripeBooking(token, { dateFrom: '2026/12/10', dateTo: '2026/12/11' }));
    const again = await create(
      server,
      aStripeBooking(token, { dateFrom: '2026/12/11', dateTo: '2026/12/12' }),
    );
    expect(again).toMatchObject({ status: 422, body: { Code: 'payment.processing-error' } });
    expect(intents().map((intent) => intent.status)).toEqual(['succeeded', 'canceled']);
  });
});
