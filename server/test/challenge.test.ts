import fastify, { type FastifyInstance } from 'fastify';
import { paymentDueRequestSchema } from 'shared/contracts';
import { cardDetailsOf } from 'shared/domain';
import { aCard } from 'shared/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { exportProperty } from '../src/import/export-property.ts';
import { importProperty } from './support/import.ts';
import { createTestApp, operatorToken, type TestApp, testNow } from './support/app.ts';
import { hotelFile, openHotel } from './support/bookable-hotel.ts';
import { aBooking, paidBy, type Reply, wireOf } from './support/bookings.ts';
import { engines } from './support/database.ts';
import { resetBookings } from './support/reset-bookings.ts';

const declined = '4000000000000002';
const good = '4242424242424242';

interface Siteverify {
  readonly url: string;
  readonly asked: URLSearchParams[];
  readonly close: () => Promise<void>;
}

/** Answers as Turnstile does: `good-…` was solved here, `elsewhere-…` on another host; each passes once. */
async function startSiteverify(): Promise<Siteverify> {
  const app: FastifyInstance = fastify({ forceCloseConnections: true });
  const asked: URLSearchParams[] = [];
  const used = new Set<string>();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  const refused = (code: string) => ({ success: false, 'error-codes': [code] });
  app.post('/siteverify', (request) => {
    const form = new URLSearchParams(String(request.body));
    asked.push(form);
    const token = form.get('response') ?? '';
    if (form.get('secret') !== 'the-secret') return refused('invalid-input-secret');
    if (token === '') return refused('missing-input-response');
    if (token === 'broken') return refused('internal-error');
    if (used.has(token)) return refused('timeout-or-duplicate');
    used.add(token);
    if (token.startsWith('good')) return { success: true, hostname: 'localhost', 'error-codes': [] };
    if (token.startsWith('elsewhere')) return { success: true, hostname: 'example.com', 'error-codes': [] };
    return refused('invalid-input-response');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${address}/siteverify`, asked, close: () => app.close() };
}

const envOf = (url: string, changes: Record<string, string> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    OPERATOR_TOKEN: operatorToken,
    CHALLENGE_PROVIDER: 'turnstile',
    CHALLENGE_SITE_KEY: 'the-site-key',
    CHALLENGE_SECRET_KEY: 'the-secret',
    CHALLENGE_URL: url,
    ...changes,
  });

describe.each(engines)('a challenge before a card is tried, on %s', (engine) => {
  let server: TestApp;
  let siteverify: Siteverify;
  beforeAll(async () => {
    siteverify = await startSiteverify();
    server = await createTestApp(engine, { env: envOf(siteverify.url) });
    await openHotel(server.deps, { rooms: 100, propertyId: 'quay', property: { propertyCode: 'QUAY' } });
    const { db, clock, env } = server.deps;
    const file = { ...hotelFile({ rooms: 100 }), ChallengeCards: true };
    await importProperty({ db, clock, env, releasesDir: env.releasesDir, dryRun: false }, 'file', file);
  });
  beforeEach(async () => {
    server.clock.set(testNow);
    siteverify.asked.length = 0;
    await resetBookings(server.deps.db);
  });
  afterAll(async () => {
    await server.close();
    await siteverify.close();
  });

  let guests = 0;
  const address = '198.51.100.7';
  /** By default another guest of one place, with a good card. */
  const book = async (
    tried: {
      readonly card?: string;
      readonly token?: string | null;
      readonly from?: string;
      readonly email?: string;
      readonly propertyId?: string;
      readonly key?: string;
      readonly app?: TestApp['app'];
    } = {},
  ): Promise<Reply> => {
    guests += 1;
    const { card = good, token = null, from = address, propertyId = 'harbour', app = server.app } = tried;
    const plain = aBooking({ propertyId, challengeToken: token, ...paidBy({ creditCardNumber: card }) });
    const email = tried.email ?? `guest-${String(guests)}@example.org`;
    const response = await app.inject({
      method: 'POST',
      url: '/api/Reservation/Create',
      remoteAddress: from,
      headers: { 'idempotency-key': tried.key ?? crypto.randomUUID() },
      payload: wireOf({ ...plain, booker: { ...plain.booker, email } }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
  const refusal = { status: 422, body: { Code: 'payment.challenge' } };

  it('is not asked before a card was declined', async () => {
    expect((await book()).status).toBe(200);
    expect(siteverify.asked).toEqual([]);
  });

  it('is asked once one was, and lets a guest who has solved it book, once', async () => {
    expect((await book({ card: declined })).body['Code']).toBe('payment.declined');
    expect(await book()).toMatchObject(refusal);
    expect(await book({ token: 'wrong' })).toMatchObject(refusal);
    expect(await book({ token: 'elsewhere-1' })).toMatchObject(refusal);
    const token = `good-${crypto.randomUUID()}`;
    expect((await book({ token })).status).toBe(200);
    expect(Object.fromEntries(siteverify.asked.at(-1) ?? [])).toEqual({
      secret: 'the-secret',
      response: token,
      remoteip: address,
    });
    expect(await book({ token })).toMatchObject(refusal);
    const metrics = await server.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${operatorToken}` },
    });
    expect(metrics.body).toContain('booking_challenges_total{result="passed"} 1');
    expect(metrics.body).toContain('booking_refused_total{reason="challenge"} 4');
  });

  it('is not asked of a booking that is sent again, whose answer is the same', async () => {
    const again = { key: crypto.randomUUID().toUpperCase(), email: 'ann@example.org' };
    const made = await book(again);
    await book({ card: declined });
    expect((await book(again)).body).toEqual(made.body);
    expect(await book({ ...again, key: crypto.randomUUID() })).toMatchObject(refusal);
  });

  it.each([
    ['the e-mail address', { email: 'eve@example.org' }, { email: 'EVE@example.org', from: '192.0.2.8' }],
    ['the card', { card: declined }, { card: declined, from: '192.0.2.8' }],
  ])('is asked where %s had the decline', async (_what, first, then) => {
    await book({ card: declined, ...first });
    expect(await book({ from: '192.0.2.9' })).toMatchObject({ status: 200 });
    expect(await book(then)).toMatchObject(refusal);
  });

  it('is forgotten with the decline after an hour, and does not shorten a wait', async () => {
    for (let count = 0; count < 3; count += 1)
      await book({ card: declined, token: `good-${crypto.randomUUID()}` });
    const token = `good-${crypto.randomUUID()}`;
    const asked = siteverify.asked.length;
    expect((await book({ token })).status).toBe(429);
    expect(siteverify.asked).toHaveLength(asked);
    server.clock.set(new Date(Date.parse(testNow) + 3_601_000).toISOString());
    expect((await book()).status).toBe(200);
  });

  it('is asked by no hotel that does not want it, and by none without a provider', async () => {
    await book({ card: declined });
    expect((await book({ propertyId: 'quay' })).status).toBe(200);
    const without = buildApp({ ...server.deps, env: readEnv({ NODE_ENV: 'test' }) });
    expect((await book({ app: without })).status).toBe(200);
    expect(siteverify.asked).toEqual([]);
  });

  it.each([
    ['cannot be reached', { CHALLENGE_URL: 'http://127.0.0.1:1/' }],
    ['does not know the secret', { CHALLENGE_SECRET_KEY: 'another' }],
  ])('stops nobody while its provider %s', async (_why, changes) => {
    await book({ card: declined });
    const app = buildApp({ ...server.deps, env: envOf(siteverify.url, changes) });
    expect((await book({ app })).status).toBe(200);
  });

  it('is asked by Pay as well', async () => {
    const link = (await book({ from: '192.0.2.20' })).body;
    await book({ card: declined });
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/Payment/Pay',
      remoteAddress: address,
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: z.encode(paymentDueRequestSchema, {
        propertyId: 'harbour',
        confirmationToken: String(link['ConfirmationToken']),
        amount: 1,
        cardDetails: cardDetailsOf(aCard()),
      }),
    });
    expect({ status: response.statusCode, body: response.json<object>() }).toMatchObject(refusal);
  });

  it('is told to the pages of hotels that have it', async () => {
    const challengeOf = async (id: string) =>
      (await server.app.inject(`/api/Property/${id}`)).json<Record<string, unknown>>()['Challenge'];
    expect(await challengeOf('harbour')).toEqual({ Kind: 'Turnstile', SiteKey: 'the-site-key' });
    expect(await challengeOf('quay')).toBeNull();
  });

  it('goes in and out with the file, which a deployment without a provider notes', async () => {
    const { db, clock, env } = server.deps;
    const exported = await exportProperty(db, 'HARBOUR');
    expect(exported).toMatchObject({ ChallengeCards: true });
    const tried = { db, clock, releasesDir: env.releasesDir, dryRun: true };
    const paths = async (challenge: typeof env.challenge) => {
      const { warnings } = await importProperty({ ...tried, env: { challenge } }, 'file', exported);
      return warnings.map(({ path }) => path);
    };
    expect(await paths(null)).toContain('ChallengeCards');
    expect(await paths(env.challenge)).not.toContain('ChallengeCards');
    const file = { ...hotelFile(), ChallengeCards: 'yes' };
    await expect(importProperty(tried, 'file', file)).rejects.toMatchObject({
      problems: [{ path: 'ChallengeCards' }],
    });
  });
});
