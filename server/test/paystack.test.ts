import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { createPaystackGateway } from '../src/modules/payment/create-paystack.ts';
import { paystackSignature } from '../src/modules/payment/paystack/signature.ts';
import { requirePaystackKey } from '../src/modules/payment/require-paystack.ts';
import { createTestApp, type TestApp, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { countStock, create, getConfirmation, getStatus, mailKinds, type Reply } from './support/bookings.ts';
import { aPaystackBooking, paystackHotel } from './support/paystack-hotel.ts';
import { type LocalPaystack, startPaystack } from './support/paystack-server.ts';
import { chargeSuccess, sendUntilTaken, signedWebhook, type Webhook } from './support/paystack-webhooks.ts';
import { resetBookings } from './support/reset-bookings.ts';

const secretKey = 'sk_test_of_the_tests';
const publicUrl = 'https://stay.example';

describe('paying by Paystack', () => {
  let paystack: LocalPaystack;
  let server: TestApp;
  beforeAll(async () => {
    paystack = await startPaystack({ secretKey });
    const env = readEnv({
      NODE_ENV: 'test',
      PAYSTACK_SECRET_KEY: secretKey,
      PAYSTACK_URL: paystack.url,
      PUBLIC_URL: publicUrl,
    });
    server = await createTestApp('postgres', { env });
    await openHotel(server.deps, { ...paystackHotel, rooms: 1 });
  });
  beforeEach(async () => {
    await resetBookings(server.deps.db);
    server.clock.set(testNow);
    paystack.reset();
  });
  afterAll(async () => {
    await server.close();
    await paystack.close();
  });

  const double = () => countStock(server.deps.db, 'double');
  const book = (changes = {}) => create(server, aPaystackBooking(changes));
  const status = async (made: Reply) => (await getStatus(server, made.body['ConfirmationToken'])).body;
  const referenceOf = (made: Reply, attempt = 1) => {
    const name = `${String(made.body['ReferenceNumber'])}-${String(attempt)}-`;
    return paystack.books.all().find(({ reference }) => reference.startsWith(name))?.reference ?? name;
  };
  const deliverText = (payload: string, signature: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/Payment/Paystack/Webhook',
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signature, ...headers },
      payload,
    });
  const deliver = async ({ body, signature }: Webhook, headers: Record<string, string> = {}) =>
    (await deliverText(body, signature, headers)).statusCode;
  const lastWebhook = (): Webhook => {
    const webhook = paystack.webhooks.at(-1);
    if (!webhook) throw new Error('No webhook was made');
    return webhook;
  };
  const runJob = (now: string) => {
    server.clock.set(now);
    const { db, clock, env, logger } = server.deps;
    const gateway = createCardGateway(db, clock, env);
    return settleOpenPayments({ ...server.deps, gateway, paystack: createPaystackGateway(env, logger) });
  };
  const cancel = (made: Reply) =>
    server.app.inject(`/api/Payment/Paystack/Cancelled/harbour/${String(made.body['ConfirmationToken'])}`);

  it('sends the guest to Paystack’s page with what has to be paid, and holds the rooms', async () => {
    const made = await book();
    expect(made.body).toMatchObject({ Status: 'RequiresAction', ExpiresAtUtc: '2026-11-20T10:15:00.000Z' });
    expect(String(made.body['PaymentUrl'])).toMatch(new RegExp(`^${paystack.url}/pay/`));
    const token = String(made.body['ConfirmationToken']);
    expect(paystack.books.all()).toMatchObject([
      {
        reference: referenceOf(made),
        amount: Math.round(Number(made.body['TotalPrice']) * 100),
        currency: 'ZAR',
        email: aPaystackBooking().booker.email,
        callback_url: `${publicUrl}/Book/HARBOUR/Status/${token}`,
        metadata: { cancel_action: `${publicUrl}/api/Payment/Paystack/Cancelled/harbour/${token}` },
      },
    ]);
    expect(await double()).toEqual({ sold: 0, held: 3 });
    expect(await status(made)).toMatchObject({ Success: true, Status: 'PendingPayment' });
  });

  it('confirms by webhook, once, however often it comes', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    expect(await Promise.all([deliver(lastWebhook()), deliver(lastWebhook())])).toEqual([200, 200]);
    expect(await deliver(lastWebhook())).toBe(200);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation']);
    expect(await status(made)).toMatchObject({ Success: true, Status: 'Confirmed' });
    expect(paystack.calls('verify')).toBe(0);
  });

  it('confirms on the guest’s return when that is sooner, and takes the webhook after it', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    expect(await status(made)).toMatchObject({ Status: 'Confirmed' });
    expect(await deliver(lastWebhook())).toBe(200);
    expect(await mailKinds(server.deps.db)).toEqual(['booking-confirmation']);
  });

  it.each([
    ['has no signature', { 'x-paystack-signature': '' }],
    ['has another signature', { 'x-paystack-signature': 'ab'.repeat(64) }],
  ])('refuses a webhook that %s', async (_name, headers) => {
    const made = await book();
    const forged = signedWebhook('sk_of_somebody', chargeSuccess(paystack.books.find(referenceOf(made))));
    expect(await deliver(forged, headers)).toBe(401);
    expect(await deliver(forged)).toBe(401);
    expect(await double()).toEqual({ sold: 0, held: 3 });
  });

  it('refuses a body that was changed after it was signed, also what is no JSON at all', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    const { signature, body } = lastWebhook();
    expect(await deliver({ signature, body: `${body} ` })).toBe(401);
    expect(await deliver({ signature: '', body: 'not json' })).toBe(401);
  });

  it.each([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'NGN' }],
    ['another status', { status: 'failed' }],
  ])('refuses a signed webhook of %s', async (_name, change) => {
    const made = await book();
    const event = chargeSuccess(paystack.books.find(referenceOf(made))) as { data: object };
    const webhook = signedWebhook(secretKey, { ...event, data: { ...event.data, ...change } });
    expect(await deliver(webhook)).toBe(409);
    expect(await double()).toEqual({ sold: 0, held: 3 });
  });

  it.each([
    ['an unknown reference', { reference: 'NOBODY-1' }, 404],
    ['another property', { metadata: { property_id: 'elsewhere' } }, 404],
    ['no property', { metadata: '' }, 404],
    ['no amount that is a number', { amount: 'many' }, 400],
  ])('refuses a signed webhook of %s', async (_name, change, expected) => {
    const made = await book();
    const event = chargeSuccess(paystack.books.find(referenceOf(made))) as { data: object };
    const webhook = signedWebhook(secretKey, { ...event, data: { ...event.data, ...change } });
    expect(await deliver(webhook)).toBe(expected);
    expect(await double()).toEqual({ sold: 0, held: 3 });
  });

  it('confirms when a webhook that was not taken comes again', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    const door = fastify();
    let isFirst = true;
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    door.post('/webhook', async (request, reply) => {
      const signature = String(request.headers['x-paystack-signature']);
      const status = isFirst ? 502 : await deliver({ body: String(request.body), signature });
      isFirst = false;
      return reply.status(status).send();
    });
    const address = `${await door.listen({ host: '127.0.0.1', port: 0 })}/webhook`;
    expect(await sendUntilTaken(address, lastWebhook(), [1, 1, 1])).toEqual([502, 200]);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    await door.close();
  });

  it('takes other events without doing anything', async () => {
    const event = { event: 'transfer.success', data: { reference: 'x' } };
    expect(await deliver(signedWebhook(secretKey, event))).toBe(200);
  });

  it('gives money back for which there are no rooms any more, once', async () => {
    const late = await book();
    await runJob('2026-11-20T10:15:00Z');
    expect(await double()).toEqual({ sold: 0, held: 0 });
    const faster = await book();
    paystack.pay(referenceOf(faster));
    await deliver(lastWebhook());
    paystack.pay(referenceOf(late));
    await deliver(lastWebhook());
    await deliver(lastWebhook());
    expect(await status(late)).toMatchObject({ Success: false, Status: 'Refunded' });
    expect(paystack.books.find(referenceOf(late))).toMatchObject({ status: 'reversed', refunds: 1 });
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('takes the rooms again for late money while they are free', async () => {
    const made = await book();
    await runJob('2026-11-20T10:15:00Z');
    expect(await mailKinds(server.deps.db)).toEqual(['booking-expired']);
    paystack.pay(referenceOf(made));
    await deliver(lastWebhook());
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await status(made)).toMatchObject({ Status: 'Confirmed' });
  });

  it('lets a guest who cancels try again for the rooms that are still held', async () => {
    const made = await book();
    const back = await cancel(made);
    expect(back.statusCode).toBe(303);
    const token = String(made.body['ConfirmationToken']);
    expect(back.headers.location).toBe(`/Book/HARBOUR/Status/${token}`);
    expect(await status(made)).toMatchObject({ Success: false, Status: 'Held' });
    expect((await getConfirmation(server, token)).body).toMatchObject({
      Status: 'Held',
      ExpiresAtUtc: '2026-11-20T10:15:00.000Z',
    });
    const again = await book({ confirmationToken: token });
    expect(again.body).toMatchObject({
      Status: 'RequiresAction',
      ReferenceNumber: made.body['ReferenceNumber'],
      ConfirmationToken: token,
      TotalPrice: made.body['TotalPrice'],
    });
    expect(await double()).toEqual({ sold: 0, held: 3 });
    paystack.pay(referenceOf(made, 2));
    await deliver(lastWebhook());
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('keeps one payment and gives the other back when a guest pays on both pages', async () => {
    const made = await book();
    await cancel(made);
    await book({ confirmationToken: made.body['ConfirmationToken'] });
    paystack.pay(referenceOf(made, 2));
    const second = lastWebhook();
    paystack.pay(referenceOf(made, 1));
    await deliver(lastWebhook());
    await deliver(second);
    expect(paystack.books.all().map((transaction) => transaction.status)).toEqual(['success', 'reversed']);
    expect(await double()).toEqual({ sold: 3, held: 0 });
    expect(await status(made)).toMatchObject({ Status: 'Confirmed' });
  });

  it('finds money of a page that the guest had left, without a webhook', async () => {
    const made = await book();
    await cancel(made);
    paystack.pay(referenceOf(made));
    await runJob('2026-11-20T10:01:00Z');
    expect(await status(made)).toMatchObject({ Status: 'Confirmed' });
  });

  it('keeps the rooms when the card fails at Paystack, and sells them when the next one does not', async () => {
    const made = await book();
    paystack.books.fail(referenceOf(made));
    expect(await status(made)).toMatchObject({ Success: false, Status: 'Held' });
    expect(await double()).toEqual({ sold: 0, held: 3 });
    paystack.pay(referenceOf(made));
    await deliver(lastWebhook());
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  const unreachable =
    'We cannot reach the payment service at the moment, and nothing was charged. Try again in a moment.';
  const refusals = async () =>
    [
      ...(await server.app.inject('/metrics')).body.matchAll(
        /^booking_refused_total\{reason="(.+)"\} (\d+)$/gm,
      ),
    ].map(([, reason, count]) => [reason, Number(count)] as const);

  it.each(['error', 'garbage', 'other-reference', 'lost'] as const)(
    'tells the guest at once when Paystack is away, gives the rooms back and takes the same key again: %s',
    async (fault) => {
      paystack.fail('initialize', fault, 2);
      const before = new Map(await refusals());
      const key = randomUUID();
      const away = await create(server, aPaystackBooking(), key);
      expect([away.status, away.headers['retry-after']]).toEqual([503, '10']);
      expect(away.body).toEqual({
        Message: unreachable,
        Code: 'payment.unreachable',
        ModelState: { PaymentType: [unreachable] },
        ModelStateCodes: { PaymentType: ['payment.unreachable'] },
      });
      const after = new Map(await refusals());
      expect(after.get('gateway-unreachable')).toBe((before.get('gateway-unreachable') ?? 0) + 1);
      expect(after.get('declined')).toBe(before.get('declined'));
      expect(await double()).toEqual({ sold: 0, held: 0 });
      paystack.heal();
      const made = await create(server, aPaystackBooking(), key);
      expect(made.body).toMatchObject({ Status: 'RequiresAction' });
      expect(await double()).toEqual({ sold: 0, held: 3 });
      expect((await create(server, aPaystackBooking(), key)).body).toEqual(made.body);
    },
  );

  it('keeps rooms that were held before while Paystack is away, and opens its page when it is back', async () => {
    const first = await book();
    await cancel(first);
    paystack.fail('initialize', 'error', 2);
    const key = randomUUID();
    const request = aPaystackBooking({ confirmationToken: String(first.body['ConfirmationToken']) });
    const away = await create(server, request, key);
    expect([away.status, away.headers['retry-after']]).toEqual([503, '10']);
    expect(away.body['Message']).toBe(`${unreachable} We still hold your rooms.`);
    expect(await double()).toEqual({ sold: 0, held: 3 });
    const made = await create(server, request, key);
    expect(made.body).toMatchObject({
      Status: 'RequiresAction',
      ReferenceNumber: first.body['ReferenceNumber'],
    });
    paystack.pay(referenceOf(made, 3));
    await deliver(lastWebhook());
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('says that the page could not be opened when Paystack refuses to, without blaming a card', async () => {
    const { booker } = aPaystackBooking();
    const refused = await book({ booker: { ...booker, email: 'ada@nowhere.example' } });
    expect([refused.status, refused.body]).toEqual([
      422,
      {
        Message: 'We could not open the payment page, and nothing was charged. Try again.',
        Code: 'payment.unavailable',
      },
    ]);
    expect(await double()).toEqual({ sold: 0, held: 0 });
  });

  it('tells a guest who cancels that no card was declined', async () => {
    const made = await book();
    await cancel(made);
    expect((await status(made))['Message']).toBe(
      'The payment was cancelled, and nothing was charged. We still hold your rooms.',
    );
  });

  it.each([
    ['a NUL in its reference', { reference: 'A\u0000B' }, 'data.reference'],
    ['a NUL in its property', { metadata: { property_id: 'a\u0000b' } }, 'data.metadata.property_id'],
  ])('refuses a signed webhook with %s, which no database keeps', async (_name, change, path) => {
    const made = await book();
    const event = chargeSuccess(paystack.books.find(referenceOf(made))) as { data: object };
    const { body, signature } = signedWebhook(secretKey, { ...event, data: { ...event.data, ...change } });
    const refused = await deliverText(body, signature);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      {
        Message: 'The request is invalid.',
        Code: 'http.invalid',
        ModelState: { [path]: ['This text has characters that cannot be used here.'] },
        ModelStateCodes: { [path]: ['text.unusable'] },
      },
    ]);
  });

  it.each([
    ['no JSON', '{', { Body: ['The body is not JSON.'] }, { Body: ['body.not-json'] }],
    ['null', 'null', { Body: ['This has to be an object with its fields.'] }, { Body: ['field.object'] }],
    [
      'no event',
      '{}',
      { event: ['This field is needed.'], data: ['This field is needed.'] },
      { event: ['field.missing'], data: ['field.missing'] },
    ],
  ])('refuses a signed webhook of %s, and says what is wrong', async (_name, body, state, codes) => {
    const signature = paystackSignature(secretKey, Buffer.from(body));
    const refused = await deliverText(body, signature);
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { Message: 'The request is invalid.', Code: 'http.invalid', ModelState: state, ModelStateCodes: codes },
    ]);
  });

  it('confirms by a webhook whose customer’s name has a line break and worse', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    const event = chargeSuccess(paystack.books.find(referenceOf(made))) as { data: object };
    const data = { ...event.data, customer: { first_name: 'A\nd\u0000a' } };
    expect(await deliver(signedWebhook(secretKey, { ...event, data }))).toBe(200);
    expect(await double()).toEqual({ sold: 3, held: 0 });
  });

  it('opens the page at the second try', async () => {
    paystack.fail('initialize', 'error');
    expect((await book()).body).toMatchObject({ Status: 'RequiresAction' });
  });

  it('waits while Paystack answers garbage to the guest’s return, and grants nothing for another amount', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    paystack.fail('verify', 'garbage', 2);
    expect(await status(made)).toMatchObject({ Success: true, Status: 'PendingPayment' });
    paystack.fail('verify', 'other-amount');
    expect(await status(made)).toMatchObject({ Success: false, Status: 'Refunded' });
    expect(paystack.books.find(referenceOf(made))).toMatchObject({ status: 'reversed' });
    expect(await double()).toEqual({ sold: 0, held: 0 });
  });

  it('keeps money of another currency apart: it goes back as what it is', async () => {
    const made = await book();
    paystack.pay(referenceOf(made));
    paystack.fail('verify', 'other-currency');
    expect(await status(made)).toMatchObject({ Success: false, Status: 'Refunded' });
    const movements = server.deps.db.selectFrom('payment_movement').select(['kind', 'currency']);
    expect(await movements.orderBy('position').execute()).toEqual([
      { kind: 'captured', currency: 'USD' },
      { kind: 'refunded', currency: 'USD' },
    ]);
  });

  it('releases the rooms in time even while Paystack is away, and asks for a refund until it is taken', async () => {
    const made = await book();
    paystack.fail('verify', 'error', 2);
    await runJob('2026-11-20T10:15:00Z');
    expect(await double()).toEqual({ sold: 0, held: 0 });
    const faster = await book();
    paystack.pay(referenceOf(faster));
    await deliver(lastWebhook());
    paystack.fail('refund', 'lost');
    paystack.pay(referenceOf(made));
    await deliver(lastWebhook());
    expect(await status(made)).toMatchObject({ Status: 'Released' });
    await runJob('2026-11-20T10:16:00Z');
    expect(await status(made)).toMatchObject({ Status: 'Refunded' });
    expect(paystack.books.find(referenceOf(made))).toMatchObject({ refunds: 1 });
  });

  it('has no webhook without a key, and is then played by the simulator’s page', async () => {
    const app = buildApp({ ...server.deps, env: readEnv({ NODE_ENV: 'test' }) });
    const webhook = await app.inject({ method: 'POST', url: '/api/Payment/Paystack/Webhook', payload: {} });
    expect(webhook.statusCode).toBe(404);
    const made = await create({ app }, aPaystackBooking());
    expect(String(made.body['PaymentUrl'])).toMatch(/^\/api\/Payment\/Simulator\/Challenge\//);
    await app.close();
  });

  it('stops the start in production when the key is missing', async () => {
    const embedded = { NODE_ENV: 'production', ALLOW_NO_PUBLIC_URL: 'true', ALLOW_NO_SMTP: 'true' };
    const production = {
      ...embedded,
      DATABASE_URL: 'postgres://u:p@db:5432/hotel',
      SECRET_KEY: 'a secret key of thirty-two characters',
      PAYMENT_SIMULATOR: 'true',
    };
    const { db } = server.deps;
    await expect(requirePaystackKey(db, readEnv(production))).rejects.toThrow(
      /PAYSTACK_SECRET_KEY is missing: HARBOUR take/,
    );
    await requirePaystackKey(db, readEnv({ ...production, PAYSTACK_SECRET_KEY: 'sk_live' }));
    await requirePaystackKey(db, readEnv(embedded));
    const app = buildApp({ ...server.deps, env: readEnv(production) });
    expect((await create({ app }, aPaystackBooking())).status).toBe(503);
    await app.close();
  });
});
