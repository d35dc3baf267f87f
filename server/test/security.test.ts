import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';
import { readEnv } from '../src/env.ts';
import { account, accountCall, logIn, openBrowser, register } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, wireOf } from './support/bookings.ts';

const publicUrl = 'https://stay.example';

describe('on https', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp('postgres', {
      env: readEnv({ NODE_ENV: 'test', PUBLIC_URL: publicUrl, PAYSTACK_SECRET_KEY: 'sk_test_key' }),
    });
    await openHotel(server.deps);
    await register(openBrowser(server));
  });
  afterAll(() => server.close());

  it('a session’s cookie is for this host, https and no script', async () => {
    const reply = await logIn(openBrowser(server));
    const [session] = [reply.headers['set-cookie']].flat();
    expect(session).toMatch(
      /^__Host-session-[\w-]{10}=[\w-]+\.[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('a session is another one after every log-in, and the one before has ended', async () => {
    const guest = openBrowser(server);
    await logIn(guest);
    const before = guest.cookie() ?? '';
    await logIn(guest);
    expect(guest.cookie()).not.toBe(before);
    const old = await server.app.inject({
      url: '/api/Account?propertyId=harbour',
      headers: { cookie: before },
    });
    expect(old.statusCode).toBe(401);
    expect((await account(guest)).status).toBe(200);
  });

  it('a log-in compares a password without an account too, so that its time does not tell who has one', async () => {
    // Argon2 refuses this cost: the comparison that stands in for an unknown account's cannot go unnoticed.
    const refused = await createTestApp('postgres', { passwordCost: { memoryCost: 1, timeCost: 1 } });
    await openHotel(refused.deps);
    const { status } = await logIn(openBrowser(refused), { EmailAddress: 'nobody@example.org' });
    expect(status).toBe(500);
    await refused.close();
  });

  describe('a call that changes something', () => {
    const refused = {
      Message: 'This request came from another site and was refused.',
      Code: 'http.other-site',
    };
    const post = (url: string, headers: Record<string, string>, payload: object = {}) =>
      server.app.inject({ method: 'POST', url, headers, payload });

    it.each([
      ['/api/Account/Logout'],
      ['/api/Account/Update'],
      ['/api/Reservation/Create'],
      ['/api/PreCheckIn/Save'],
      ['/api/RestaurantBooking/Create'],
      ['/api/StaticData/harbour/flush'],
      ['/api/Availability/Search'],
      ['/api/Payment/Simulator/Challenge/unknown'],
      ['/api/payment/paystack/webhook'],
    ])('is refused from another site’s page: %s', async (url) => {
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
        const response = await post(url, headers);
        expect([response.statusCode, response.json()]).toEqual([403, refused]);
      }
    });

    it('with a session is refused without an origin, and leaves the session as it is', async () => {
      const guest = openBrowser(server);
      await logIn(guest);
      const cookie = guest.cookie() ?? '';
      expect((await post('/api/Account/Logout', { cookie })).statusCode).toBe(403);
      expect((await post('/api/Account/Logout', { cookie, origin: 'null' })).statusCode).toBe(403);
      expect((await account(guest)).status).toBe(200);
      expect((await accountCall(guest, 'Logout', {})).status).toBe(200);
    });

    it('passes from a client that is no browser, and from the site’s own pages', async () => {
      expect((await create(server)).status).toBe(200);
      const own = { origin: publicUrl, 'sec-fetch-site': 'same-origin' };
      const booked = await post(
        '/api/Reservation/Create',
        { ...own, 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' },
        wireOf(aBooking()),
      );
      expect(booked.statusCode).toBe(200);
    });

    it('of the gateway carries its own proof', async () => {
      const elsewhere = { origin: 'https://gateway.example', 'sec-fetch-site': 'cross-site' };
      const url = '/api/Payment/Paystack/Webhook';
      expect((await post(url, elsewhere)).json()).toEqual({
        Message: 'The signature is not right.',
        Code: 'webhook.signature',
      });
    });

    it('of the browsers’ log is dropped when another site’s page sends it, as ever with 204', async () => {
      const lines: string[] = [];
      const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
      const logging = await createTestApp('postgres', { logger });
      const report = (headers: Record<string, string>, m: string) => {
        const payload = { r: '', lg: [{ l: 5000, m, n: 'shell', t: 1 }] };
        return logging.app.inject({ method: 'POST', url: '/jsnlog.logger', headers, payload });
      };
      expect((await report({ 'sec-fetch-site': 'cross-site' }, 'it is forged')).statusCode).toBe(204);
      expect((await report({ 'sec-fetch-site': 'same-origin' }, 'it is our own')).statusCode).toBe(204);
      expect(lines.join('')).toContain('it is our own');
      expect(lines.join('')).not.toContain('it is forged');
      await logging.close();
    });

    it('is answered where the challenge’s own page asks it', async () => {
      const own = { origin: 'null', 'sec-fetch-site': 'same-origin' };
      expect((await post('/api/Payment/Simulator/Challenge/unknown', own)).statusCode).toBe(404);
    });
  });

  it.each([
    ['/api/Property/HARBOUR', 200],
    ['/api/Property/NOWHERE', 404],
    ['/api/nothing', 404],
    ['/api/Account?propertyId=harbour', 401],
  ])('%s (%i) may do nothing in a browser', async (url, status) => {
    const { statusCode, headers } = await server.app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'referrer-policy': 'origin',
      'strict-transport-security': 'max-age=31536000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('the hosts below it come by https too where that is asked for', async () => {
    const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL: publicUrl, HSTS_SUBDOMAINS: 'on' });
    const asked = await createTestApp('postgres', { env });
    const { headers } = await asked.app.inject('/api/nothing');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await asked.close();
  });
});
