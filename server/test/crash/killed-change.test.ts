import { join } from 'node:path';
import { addDays, todayIn } from 'shared/domain';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { createCardGateway } from '../../src/modules/payment/create-gateway.ts';
import { giveBack } from '../../src/modules/stay/index.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, countStock, wireOf } from '../support/bookings.ts';
import { createPostgresUrl, engines } from '../support/database.ts';
import { bundleServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

type Wire = Record<string, unknown>;

/** Every so many statements; `KILL_EVERY=1` kills at each of them. */
const every = Number(process.env['KILL_EVERY'] ?? 11);
const killer = join(import.meta.dirname, '../support/kill-at-statement.ts');
const today = todayIn('Europe/London', systemClock.now());
const [from, to] = [addDays(today, 20), addDays(today, 23)];

let serverFile: string;
beforeAll(async () => {
  serverFile = await bundleServer();
});

describe.each(engines)('a server that is killed while a stay is changed, on %s', (engine) => {
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
      SECRET_KEY: 'the secret key of the crash tests, long enough',
      PAYMENT_SIMULATOR: 'on',
      NODE_OPTIONS: `--import=${killer}`,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    return server;
  };
  /** The database while no server runs on it. */
  const deps = async () => {
    const database = await createDatabase({ databaseUrl, dataDir: folder.path, purpose: 'maintenance' });
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder.path });
    const logger = createLogger('silent');
    return {
      database,
      deps: { db: database.db, clock: systemClock, env, logger, secretKey: 'of no use here' },
    };
  };
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server?.address ?? ''}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    return typeof text === 'string' ? { status: response?.status, body: JSON.parse(text) as Wire } : null;
  };
  const stayOf = async (token: unknown): Promise<Wire> => {
    const query = `propertyId=harbour&confirmationToken=${String(token)}`;
    const response = await fetch(`${server?.address ?? ''}/api/Stay?${query}`);
    return (await response.json()) as Wire;
  };
  const sumsOf = ({ DateFrom, DateTo, Total, IsCancelled }: Wire) => ({
    DateFrom,
    DateTo,
    Total,
    IsCancelled,
  });

  it.each(['Change', 'Cancel'] as const)(
    'leaves the booking as it was or as it is to be (%s), and the same quote finishes it once',
    { timeout: 300_000 },
    async (act) => {
      const before = await deps();
      await migrateToLatest(before.database.db);
      await openHotel(before.deps);
      await before.database.close();
      await start();
      const request = wireOf(aBooking({ dateFrom: from, dateTo: to }));
      const booked = await send('/api/Reservation/Create', request, {
        'idempotency-key': crypto.randomUUID(),
      });
      const token = booked?.body['ConfirmationToken'];
      const old = await stayOf(token);
      const named = { PropertyId: 'harbour', ConfirmationToken: token };
      const rooms = (old['Rooms'] as readonly Wire[]).map((room) => ({
        ReservationItemId: room['ReservationItemId'],
        RoomTypeId: room['RoomTypeId'],
        RatePlanId: room['RatePlanId'],
        NumberOfAdults: room['NumberOfAdults'],
        NumberOfChildren: room['NumberOfChildren'],
        NumberOfInfants: room['NumberOfInfants'],
      }));
      const nights = { DateFrom: addDays(from, 1), DateTo: to };
      const asked = act === 'Cancel' ? named : { ...named, ...nights, Rooms: rooms };
      const quote = await send(`/api/Stay/Quote${act === 'Cancel' ? 'Cancellation' : 'Change'}`, asked);
      const wanted = { ...asked, QuoteToken: quote?.body['QuoteToken'] };
      const changed = {
        ...sumsOf(old),
        ...(act === 'Cancel' ? { IsCancelled: true } : nights),
        Total: quote?.body['Total'],
      };

      const seen: Wire[] = [];
      let told = await send(`/api/Stay/${act}`, wanted, { 'x-kill-at': '0' });
      for (let at = every; told === null; at += every) {
        await server?.end('SIGKILL');
        await start();
        seen.push(sumsOf(await stayOf(token)));
        told = await send(`/api/Stay/${act}`, wanted, { 'x-kill-at': String(at) });
      }
      expect(told.status).toBe(200);
      expect(seen.length).toBeGreaterThan(0);
      for (const stay of seen) expect([sumsOf(old), changed]).toContainEqual(stay);
      expect(sumsOf(await stayOf(token))).toEqual(changed);
      await server?.end('SIGKILL');

      const after = await deps();
      const { db } = after.deps;
      const gateway = createCardGateway(db, systemClock, after.deps.env);
      // The server that was killed may have begun to give it back.
      const clock = { now: () => new Date(systemClock.now().getTime() + 600_000) };
      await giveBack({ ...after.deps, clock, gateway });
      const events = await db.selectFrom('booking_event').select('kind').orderBy('sequence').execute();
      expect(events.map(({ kind }) => kind).filter((kind) => kind !== 'refunded')).toEqual([
        'new',
        act === 'Cancel' ? 'cancelled' : 'changed',
      ]);
      expect(await countStock(db, 'double')).toEqual({ sold: act === 'Cancel' ? 0 : 2, held: 0 });
      const refunds = await db.selectFrom('refund').select(['state', 'amount_minor']).execute();
      const charges = await db.selectFrom('simulator_charge').select('refunded_minor').execute();
      expect(refunds).toEqual([{ state: 'done', amount_minor: charges[0]?.refunded_minor }]);
      await after.database.close();
    },
  );
});
