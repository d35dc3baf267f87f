import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../src/env.ts';
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
  const refusal = { Message: 'Too many requests, please try again later.' };

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
});
