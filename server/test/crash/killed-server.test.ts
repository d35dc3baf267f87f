import { randomUUID } from 'node:crypto';
import type { CreateRequest } from 'shared/contracts';
import { addDays, todayIn } from 'shared/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase, type Database } from '../../src/db/database.ts';
import { buildApp } from '../../src/app.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { AppDeps } from '../../src/deps.ts';
import { readEnv } from '../../src/env.ts';
import { settleOpenPayments } from '../../src/jobs/settle-payments.ts';
import { createLogger } from '../../src/logger.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, countStock, create, wireOf } from '../support/bookings.ts';
import { createPostgresUrl, bothEngines } from '../support/database.ts';
import { bundleServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const secretKey = 'the secret key of the crash tests, long enough';
const minuteMs = 60_000;

/** Answers before each kill. */
const kills = [1, 6, 15];
const guests = 12;

interface Sent {
  readonly key: string;
  readonly request: CreateRequest;
  /** What the guest was told; null when the connection broke. */
  readonly told: { readonly status: number; readonly body: Record<string, unknown> } | null;
}

let serverFile: string;
beforeAll(async () => {
  serverFile = await bundleServer();
});

describe.each(bothEngines)('a server that is killed while guests book, on %s', (engine) => {
  let folder: TemporaryFolder;
  let databaseUrl: string | undefined;
  let server: ServerProcess | null = null;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    databaseUrl = engine === 'postgres' ? await createPostgresUrl() : undefined;
  });
  afterEach(async () => {
    await server?.end('SIGKILL');
    server = null;
    await folder.remove();
  });

  const start = async () => {
    server = await startServer(serverFile, {
      DATA_DIR: folder.path,
      SECRET_KEY: secretKey,
      // All guests of the test come from one place with one address, and each crash leaves rooms held.
      HELD_NIGHTS: '0',
      PAYMENT_SIMULATOR: 'on',
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    return server;
  };

  /** The database beside the server: the embedded one only while that is down. */
  const withDatabase = async <T>(work: (deps: AppDeps) => Promise<T>, minutesAhead = 0): Promise<T> => {
    const database: Database = await createDatabase({
      databaseUrl,
      dataDir: folder.path,
      purpose: 'maintenance',
    });
    try {
      return await work({
        db: database.db,
        clock: { now: () => new Date(systemClock.now().getTime() + minutesAhead * minuteMs) },
        env: readEnv({ NODE_ENV: 'test', DATA_DIR: folder.path }),
        logger: createLogger('silent'),
        secretKey,
      });
    } finally {
      await database.close();
    }
  };

  const today = todayIn('Europe/London', systemClock.now());
  const request = aBooking({ dateFrom: addDays(today, 10), dateTo: addDays(today, 13) });

  const send = async (address: string): Promise<Sent> => {
    const key = randomUUID();
    const told = await fetch(`${address}/api/Reservation/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(wireOf(request)),
    })
      .then(async (response) => ({
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
      }))
      .catch(() => null);
    return { key, request, told };
  };

  /** Guests who book on until the server is gone; it dies as soon as so many of them have their answer, while others wait for theirs. */
  const bookAndKill = async (answersBefore: number): Promise<Sent[]> => {
    const { address, end } = await start();
    const { promise: enough, resolve } = Promise.withResolvers<undefined>();
    const killed = enough.then(() => end('SIGKILL'));
    const sent: Sent[] = [];
    const bookOn = async () => {
      let one: Sent;
      do {
        one = await send(address);
        sent.push(one);
        if (sent.length >= answersBefore) resolve(undefined);
      } while (one.told !== null);
    };
    await Promise.all(Array.from({ length: guests }, bookOn));
    await killed;
    return sent;
  };

  const books = ({ db }: AppDeps) => ({
    reservations: () =>
      db.selectFrom('reservation').select(['reservation_id', 'confirmation_token', 'status']).execute(),
    captured: () =>
      db
        .selectFrom('simulator_charge as charge')
        .leftJoin('payment', (join) =>
          join
            .onRef('payment.property_id', '=', 'charge.property_id')
            .onRef('payment.gateway_reference', '=', 'charge.reference'),
        )
        .leftJoin('reservation', (join) =>
          join
            .onRef('reservation.property_id', '=', 'payment.property_id')
            .onRef('reservation.reservation_id', '=', 'payment.reservation_id'),
        )
        .select('reservation.status')
        .where('charge.state', '=', 'captured')
        .execute(),
  });

  it(
    'loses no booking that was acknowledged and no room, and charges nobody in vain',
    { timeout: 180_000 },
    async () => {
      await withDatabase(async (deps) => {
        await migrateToLatest(deps.db);
        await openHotel(deps, { rooms: 400 });
      });
      const sent: Sent[] = [];
      for (const answersBefore of kills) sent.push(...(await bookAndKill(answersBefore)));
      const acknowledged = sent.filter(({ told }) => told?.status === 200);
      const withoutResponse = sent.filter(({ told }) => told === null);
      expect(acknowledged.length).toBeGreaterThan(20);
      expect(withoutResponse).toHaveLength(kills.length * guests);
      expect(acknowledged.length + withoutResponse.length).toBe(sent.length);

      // As the crashes left it: every room is free, sold to a confirmed booking or held for one that is under way.
      await withDatabase(async (deps) => {
        const statuses = (await books(deps).reservations()).map(({ status }) => status);
        const count = (status: string) => statuses.filter((one) => one === status).length;
        expect(await countStock(deps.db, 'double')).toEqual({
          sold: count('Confirmed') * 3,
          held: count('Held') * 3,
        });
      });

      // Started again, it still knows every booking that a guest was told of.
      const { address, end } = await start();
      for (const { told } of acknowledged) {
        const token = String(told?.body['ConfirmationToken']);
        const response = await fetch(
          `${address}/api/Reservation/Status?propertyId=harbour&referenceNumber=${token}`,
        );
        expect(await response.json()).toMatchObject({ Success: true, Status: 'Confirmed' });
      }
      await end('SIGTERM');

      await withDatabase(async (deps) => {
        const gateway = createCardGateway(deps.db, deps.clock, deps.env);
        await settleOpenPayments({ ...deps, gateway });
        const { reservations, captured } = books(deps);
        const confirmed = (await reservations()).filter(({ status }) => status === 'Confirmed');
        expect(
          (await reservations()).filter(({ status }) => status === 'Held' || status === 'PendingPayment'),
        ).toEqual([]);
        expect(await countStock(deps.db, 'double')).toEqual({ sold: confirmed.length * 3, held: 0 });
        expect((await captured()).map(({ status }) => status)).toEqual(confirmed.map(() => 'Confirmed'));

        // A guest who presses the button again gets one booking for one attempt.
        const app = buildApp(deps);
        const again = await Promise.all(sent.map(({ key }) => create({ app }, request, key)));
        expect(again.filter(({ status }) => status !== 200 && status !== 422)).toEqual([]);
        for (const [index, { told }] of sent.entries()) {
          if (told) expect(again[index]?.body).toEqual(told.body);
        }
        const tokens = new Set(
          again.filter(({ status }) => status === 200).map(({ body }) => body['ConfirmationToken']),
        );
        const held = (await reservations()).filter(({ status }) => status === 'Confirmed');
        expect(tokens).toEqual(new Set(held.map(({ confirmation_token: token }) => token)));
        await app.close();
      }, 2);
    },
  );
});
