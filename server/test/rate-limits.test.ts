import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { purgeBuckets } from '../src/http/rate-limit-repository.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, wireOf } from './support/bookings.ts';
import { engines } from './support/database.ts';

describe.each(engines)('limits on %s', (engine) => {
  let server: TestApp;
  afterEach(() => server.close());
  const start = async (variables: Record<string, string>) => {
    server = await createTestApp(engine, { env: readEnv({ NODE_ENV: 'test', ...variables }) });
    await openHotel(server.deps, { rooms: 50 });
  };
  const refusal = {
    Message: 'Too many requests. Try again in 1 minute.',
    Code: 'http.too-many',
    Params: { count: 1 },
  };

  it('changes of one address and property, by id or code, until a minute has brought new ones', async () => {
    await start({ CHANGES_PER_MINUTE: '3' });
    const code = server.deps.db.selectFrom('property').select('code').executeTakeFirstOrThrow();
    const byCode = aBooking({ propertyId: (await code).code.toLowerCase() });
    const statuses = [];
    for (const request of [aBooking(), byCode, aBooking(), byCode]) {
      statuses.push((await create(server, request)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await create(server);
    expect([refused.headers['retry-after'], refused.body]).toEqual(['20', refusal]);

    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/Reservation/Create',
      remoteAddress: '203.0.113.7',
      headers: { 'idempotency-key': crypto.randomUUID() },
      payload: wireOf(aBooking()),
    });
    expect(elsewhere.statusCode).toBe(200);
    server.clock.set('2026-11-20T10:00:21Z');
    expect((await create(server)).status).toBe(200);

    await purgeBuckets(server.deps.db, new Date('2026-11-20T10:00:10Z'));
    expect(await server.deps.db.selectFrom('rate_bucket').select('tokens').execute()).toHaveLength(1);
  });

  it('what cannot be read, of one address, whichever property it names', async () => {
    await start({ CHANGES_PER_MINUTE: '3' });
    const send = (payload: string, contentType = 'application/json') =>
      server.app.inject({
        method: 'POST',
        url: '/api/Reservation/Create',
        headers: { 'idempotency-key': crypto.randomUUID(), 'content-type': contentType },
        payload,
      });
    const statuses = [];
    for (const payload of ['{"PropertyId":"harbour"}', '{', '{"__proto__":1}', '{"PropertyId":"none"}', '{'])
      statuses.push((await send(payload)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 429, 429]);
    expect((await send('<a/>', 'application/xml')).statusCode).toBe(429);
    const refused = await send('{');
    expect([refused.headers['retry-after'], refused.json()]).toEqual(['20', refusal]);
    // What can be read is counted for its own property.
    expect((await create(server)).status).toBe(200);
  });

  it('not searches, and not names of properties that do not exist', async () => {
    await start({ CHANGES_PER_MINUTE: '1' });
    const payload = {
      PropertyId: 'harbour',
      DateFrom: '2026/12/01',
      DateTo: '2026/12/02',
      Rooms: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
    };
    for (let call = 0; call < 3; call += 1) {
      const search = await server.app.inject({ method: 'POST', url: '/api/Availability/Search', payload });
      expect(search.statusCode).toBe(200);
      expect((await create(server, aBooking({ propertyId: `none-${String(call)}` }))).status).toBe(404);
    }
    const rows = await server.deps.db.selectFrom('rate_bucket').select('name').execute();
    expect(rows).toEqual([]);
  });

  it('all calls of one address, a second at a time', async () => {
    await start({ REQUESTS_PER_SECOND: '2' });
    const call = async () => (await server.app.inject('/api/CurrencyExchangeRate')).statusCode;
    for (let taken = 0; taken < 8; taken += 1) expect(await call()).not.toBe(429);
    const refused = await server.app.inject('/api/CurrencyExchangeRate');
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([429, '1', refusal]);
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    server.clock.set('2026-11-20T10:00:01Z');
    expect(await call()).not.toBe(429);
  });

  describe('guesses, over all hotels', () => {
    const place = '192.0.2.50';
    const open = async () => {
      await start({});
      await openHotel(server.deps, { propertyId: 'quay', property: { propertyCode: 'QUAY' } });
    };
    const post = async (url: string, payload: object, remoteAddress = place) =>
      (await server.app.inject({ method: 'POST', url, remoteAddress, payload })).statusCode;
    const stay = {
      DateFrom: '2026/12/01',
      DateTo: '2026/12/02',
      Rooms: [{ NumberOfAdults: 1, NumberOfChildren: 0, NumberOfInfants: 0 }],
    };

    it('promo codes, by whichever call', async () => {
      await open();
      const search = (PromoCode: string, PropertyId: string, from = place) =>
        post('/api/Availability/Search', { ...stay, PropertyId, PromoCode }, from);
      for (let guess = 0; guess < 20; guess += 1)
        expect(await search(`GUESS${String(guess)}`, guess % 2 === 0 ? 'harbour' : 'QUAY')).toBe(200);
      expect(await search('GUESS20', 'quay')).toBe(429);
      const booked = await server.app.inject({
        method: 'POST',
        url: '/api/Reservation/Create',
        remoteAddress: place,
        headers: { 'idempotency-key': crypto.randomUUID() },
        payload: wireOf(aBooking({ promoCode: 'GUESS21' })),
      });
      expect(booked.statusCode).toBe(429);
      const calendar = async (promoCode: string, remoteAddress = place) => {
        const url = `/api/Availability?propertyId=harbour&fromDate=2026/12/01&toDate=2026/12/02&promoCode=${promoCode}`;
        return (await server.app.inject({ url, remoteAddress })).statusCode;
      };
      expect(await calendar('GUESS21')).toBe(429);
      expect(await calendar('')).toBe(200);
      for (let guess = 0; guess < 20; guess += 1)
        expect(await calendar(`GUESS${String(guess)}`, '192.0.2.52')).toBe(200);
      expect(await calendar('GUESS20', '192.0.2.52')).toBe(429);
      expect(await search('GUESS20', 'quay', '192.0.2.52')).toBe(429);
      // Who guesses nothing goes on, and so does everybody else.
      expect(await post('/api/Availability/Search', { ...stay, PropertyId: 'harbour' })).toBe(200);
      expect(await search('GUESS22', 'harbour', '192.0.2.51')).toBe(200);
    });

    it('voucher codes', async () => {
      await open();
      const { Rooms } = wireOf(aBooking()) as { Rooms: unknown };
      const check = (PropertyId: string) =>
        post('/api/Reservation/CheckVoucherCode', { PropertyId, VoucherCode: 'GUESS', Rooms });
      const statuses = [];
      for (let guess = 0; guess < 6; guess += 1)
        statuses.push(await check(guess % 2 === 0 ? 'harbour' : 'quay'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  it('what one place tells the log does not use up what others have to tell', async () => {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (line: string) => void lines.push(line) });
    server = await createTestApp(engine, { logger });
    const tell = (remoteAddress: string, m: string) =>
      server.app.inject({
        method: 'POST',
        url: '/jsnlog.logger',
        remoteAddress,
        headers: { 'jsnlog-requestid': 'page-1' },
        payload: { r: '', lg: Array.from({ length: 20 }, () => ({ l: 5000, m, n: 'page', t: 1 })) },
      });
    for (let batch = 0; batch < 60; batch += 1) await tell('192.0.2.60', 'noise');
    await tell('192.0.2.61', 'a real fault');
    const count = (text: string) => lines.filter((line) => line.includes(text)).length;
    expect([count('noise'), count('a real fault')]).toEqual([100, 20]);
  });
});
