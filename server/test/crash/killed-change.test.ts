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
import { sized } from '../support/scope.ts';
import { insertLogIn, insertOwner } from '../support/staff-rows.ts';
import { bundleServer, type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

type Wire = Record<string, unknown>;

/** Every so many statements; `KILL_EVERY=1` kills at each of them. */
const every = Number(process.env['KILL_EVERY'] ?? sized(31, 11));

const change = { act: 'Change', kind: 'changed', sold: 2, answers: [200] } as const;
const acts = sized(
  [change],
  [
    change,
    { act: 'Cancel', kind: 'cancelled', sold: 0, answers: [200] } as const,
    // Of a version that the desk has seen: what was done before the kill is a conflict afterwards.
    { act: 'Refund', kind: 'changed', sold: 3, answers: [200, 409] } as const,
  ],
);
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
      headers: { 'content-type': 'application/json', origin: server?.address ?? '', ...headers },
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

  const booked = async () => {
    const request = wireOf(aBooking({ dateFrom: from, dateTo: to }));
    const key = { 'idempotency-key': crypto.randomUUID() };
    return (await send('/api/Reservation/Create', request, key))?.body['ConfirmationToken'];
  };
  /** What is sent, by whom, and what the stay is afterwards. */
  interface Act {
    readonly url: string;
    readonly wanted: object;
    readonly after: Wire;
  }
  const byGuest = async (act: 'Change' | 'Cancel', token: unknown): Promise<Act> => {
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
    const change = act === 'Cancel' ? { IsCancelled: true } : nights;
    return {
      url: `/api/Stay/${act}`,
      wanted: { ...asked, QuoteToken: quote?.body['QuoteToken'] },
      after: { ...sumsOf(old), ...change, Total: quote?.body['Total'] },
    };
  };
  const byDesk = async (token: unknown, cookie: string): Promise<Act> => {
    const old = sumsOf(await stayOf(token));
    const response = await fetch(`${server?.address ?? ''}/api/Desk/Bookings?propertyId=harbour`, {
      headers: { cookie },
    });
    const [booking] = ((await response.json()) as Wire)['Bookings'] as readonly Wire[];
    const name = { PropertyId: 'harbour', ReservationId: booking?.['ReservationId'] };
    return {
      url: '/api/Desk/Refund',
      wanted: { ...name, Amount: 50, StayVersion: 0, Reason: 'Goodwill' },
      after: { ...old, Total: Number(old.Total) - 50 },
    };
  };

  it.each(acts)(
    'leaves the booking as it was or as it is to be ($act), and the same again finishes it once',
    { timeout: 600_000 },
    async ({ act, kind, sold, answers }) => {
      const before = await deps();
      await migrateToLatest(before.database.db);
      await openHotel(before.deps);
      await insertOwner(before.deps.db, 'owner', systemClock.now());
      const cookie = await insertLogIn(before.deps.db, 'owner', systemClock.now());
      await before.database.close();
      await start();
      const token = await booked();
      const old = sumsOf(await stayOf(token));
      const { url, wanted, after } = await (act === 'Refund' ? byDesk(token, cookie) : byGuest(act, token));

      const seen: Wire[] = [];
      let told = await send(url, wanted, { cookie, 'x-kill-at': '0' });
      for (let at = every; told === null; at += every) {
        await server?.end('SIGKILL');
        await start();
        seen.push(sumsOf(await stayOf(token)));
        told = await send(url, wanted, { cookie, 'x-kill-at': String(at) });
      }
      expect(answers).toContain(told.status);
      expect(seen.length).toBeGreaterThan(0);
      for (const stay of seen) expect([old, after]).toContainEqual(stay);
      expect(sumsOf(await stayOf(token))).toEqual(after);
      await server?.end('SIGKILL');

      const ended = await deps();
      const { db } = ended.deps;
      const gateway = createCardGateway(db, systemClock, ended.deps.env);
      // The server that was killed may have begun to give it back.
      const clock = { now: () => new Date(systemClock.now().getTime() + 600_000) };
      await giveBack({ ...ended.deps, clock, gateway });
      const events = await db.selectFrom('booking_event').select('kind').orderBy('sequence').execute();
      expect(events.map((event) => event.kind).filter((one) => one !== 'refunded')).toEqual(['new', kind]);
      expect(await countStock(db, 'double')).toEqual({ sold, held: 0 });
      const refunds = await db.selectFrom('refund').select(['state', 'amount_minor']).execute();
      const charges = await db.selectFrom('simulator_charge').select('refunded_minor').execute();
      expect(refunds).toEqual([{ state: 'done', amount_minor: charges[0]?.refunded_minor }]);
      await ended.database.close();
      process.stdout.write(`${engine}, ${act}: killed ${String(seen.length)} times\n`);
    },
  );
});
