import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { createDatabase, type Database } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import type { AppDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { settleOpenPayments } from '../src/jobs/settle-payments.ts';
import { createLogger } from '../src/logger.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { createTestClock, testNow } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, countStock, create, getStatus, type Reply } from './support/bookings.ts';
import { type PostgresServer, startPostgres } from './support/postgres-server.ts';

describe('a database that restarts while guests book', () => {
  let postgres: PostgresServer;
  let database: Database;
  let server: { readonly app: ReturnType<typeof buildApp>; readonly deps: AppDeps };
  const clock = createTestClock(testNow);

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await createDatabase({ databaseUrl: postgres.url('postgres'), dataDir: null, poolSize: 5 });
    await migrateToLatest(database.db);
    const deps: AppDeps = {
      db: database.db,
      clock,
      env: readEnv({ NODE_ENV: 'test' }),
      logger: createLogger('silent'),
      secretKey: 'the secret key of the tests, long enough',
    };
    await openHotel(deps, { rooms: 900 });
    server = { app: buildApp(deps), deps };
  });
  afterAll(async () => {
    await server.app.close();
    await database.close();
    await postgres.stop();
  });

  const isReady = async () => (await server.app.inject('/readyz')).statusCode;

  it('is told to them as 503 with Retry-After, comes back by itself, and has kept what was acknowledged', async () => {
    const bookingsOfEach = 12;
    const guests = 8;
    const answers: Reply[] = [];
    const acknowledged: Reply[] = [];
    const refused = Promise.withResolvers<undefined>();
    const busy = Promise.withResolvers<undefined>();

    // A guest presses the button again, with the same key, until told yes.
    const book = async () => {
      let key = randomUUID();
      for (let booked = 0; booked < bookingsOfEach;) {
        const answer = await create(server, aBooking(), key);
        answers.push(answer);
        if (answer.status === 503) refused.resolve(undefined);
        if (answer.status === 503) continue;
        // The attempt that the restart cut off is still leased: whether it was booked is settled below.
        if (answer.status === 200) acknowledged.push(answer);
        if (acknowledged.length === guests) busy.resolve(undefined);
        booked += 1;
        key = randomUUID();
      }
    };
    const all = Promise.all(Array.from({ length: guests }, book));
    await busy.promise;
    await postgres.halt();
    await refused.promise;
    expect(await isReady()).toBe(503);
    await postgres.resume();
    await all;
    expect(await isReady()).toBe(200);

    expect(answers.filter(({ status }) => ![200, 409, 503].includes(status))).toEqual([]);
    const { headers, body } = answers.find(({ status }) => status === 503) ?? {};
    expect(headers?.['retry-after']).toBe('2');
    expect(body).toEqual({
      Message: 'The service is not available at the moment. Try again.',
      Code: 'http.unavailable',
    });
    expect(acknowledged.length).toBeGreaterThan(guests);

    for (const { body: told } of acknowledged) {
      const status = await getStatus(server, told['ConfirmationToken']);
      expect(status.body).toMatchObject({ Success: true, Status: 'Confirmed' });
    }
    clock.set('2026-11-20T10:30:00Z');
    await settleOpenPayments({
      ...server.deps,
      gateway: createCardGateway(server.deps.db, clock, server.deps.env),
    });
    const confirmed = await server.deps.db
      .selectFrom('reservation')
      .select('reservation_id')
      .where('status', '=', 'Confirmed')
      .execute();
    expect(confirmed.length).toBeGreaterThanOrEqual(acknowledged.length);
    expect(await countStock(server.deps.db, 'double')).toEqual({ sold: confirmed.length * 3, held: 0 });
  });

  it('is waited for no longer than a lock or a statement may take, and that is 503 too', async () => {
    const held = Promise.withResolvers<undefined>();
    const locked = Promise.withResolvers<undefined>();
    const blocker = server.deps.db.transaction().execute(async (tx) => {
      await tx
        .selectFrom('inventory')
        .select('night')
        .where('room_type_id', '=', 'double')
        .forUpdate()
        .execute();
      locked.resolve(undefined);
      await held.promise;
    });
    await locked.promise;
    const answer = await create(server);
    held.resolve(undefined);
    await blocker;
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[12]$/)]);
    expect((await create(server)).status).toBe(200);
  });
});
