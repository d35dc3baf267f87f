import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { publishDataDir, removeDataDir } from 'e2e/site';
import { freePort } from '../../../server/test/support/postgres-server.ts';
import { isReached, type Limit } from '../server/limits.ts';
import { ms, number, printLimits, table, title } from '../server/report.ts';
import type { ServerProcess } from '../server/server-process.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { readSoakBooks } from '../soak/books.ts';
import { soakHotels, soughtHotel, soughtRoomTypes } from '../soak/hotels.ts';
import { percentile, tally } from '../statistics.ts';
import { startGuests } from './guests.ts';
import { type ProxyName, proxyNames, requireProxies, startProxy } from './proxies.ts';

const guests = 24;

interface Restarted {
  readonly restarts: number;
  readonly requests: number;
  readonly bookings: number;
  readonly failed: readonly string[];
  /** Told to a guest, and not in the database. */
  readonly lost: number;
  readonly wrong: number;
  readonly latencies: readonly number[];
}

interface Fleet {
  readonly ports: readonly number[];
  readonly restart: (port: number) => Promise<void>;
  /** A port behind this address is restarted before it is answered. */
  readonly restartUrl: string;
  readonly count: () => number;
  readonly stop: () => Promise<void>;
}

/** Two processes that are restarted on their own ports, with the drain of production. */
async function startFleet(start: (port: number) => Promise<ServerProcess>): Promise<Fleet> {
  const ports = [await freePort(), await freePort()];
  const servers = new Map<number, ServerProcess>();
  for (const port of ports) servers.set(port, await start(port));
  let restarts = 0;
  const restart = async (port: number) => {
    await servers.get(port)?.end();
    servers.set(port, await start(port));
    restarts += 1;
  };
  const control = createServer((request, response) => {
    restart(Number(request.url?.slice(1))).then(
      () => response.end('restarted'),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  const controlPort = await freePort();
  await new Promise<void>((resolve) => control.listen(controlPort, '127.0.0.1', resolve));
  return {
    ports,
    restart,
    restartUrl: `http://127.0.0.1:${String(controlPort)}/`,
    count: () => restarts,
    async stop() {
      control.close();
      await Promise.all([...servers.values()].map((server) => server.end()));
    },
  };
}

async function restartBehind(
  stage: Stage,
  name: ProxyName,
  dataDir: string,
  rounds: number,
): Promise<Restarted> {
  const url = await stage.createDatabase(`restart_${name}`);
  await stage.importHotels(url, soakHotels());
  await stage.withDatabase(url, (db) => sql`update inventory set total = 100000000`.execute(db));
  const variables = {
    DATA_DIR: dataDir,
    CHANGES_PER_MINUTE: '0',
    // As it is unless it is set.
    DRAIN_MS: '',
    PUBLIC_URL: 'https://book.example.org',
    TRUST_PROXY: '1',
  };
  const fleet = await startFleet((port) => stage.startServer(url, { ...variables, PORT: String(port) }));
  try {
    const proxy = await startProxy(name, fleet);
    const asking = startGuests(proxy, soughtHotel, soughtRoomTypes, guests);
    try {
      for (let round = 0; round < rounds; round += 1) await proxy.restartAll();
    } finally {
      await asking.stop();
      await proxy.stop();
    }
    const { counts, failed, told, latencies } = asking;
    return await stage.withDatabase(url, async (db) => {
      const { rows } = await sql<{ reference: string }>`select reference_number as reference from reservation
        where status = 'Confirmed'`.execute(db);
      const kept = new Set(rows.map(({ reference }) => reference));
      return {
        restarts: fleet.count(),
        requests: counts.search + counts.page + counts.booking,
        bookings: told.length,
        failed,
        lost: told.filter((reference) => !kept.has(reference)).length,
        wrong: (await readSoakBooks(db)).wrong,
        latencies,
      };
    });
  } finally {
    await fleet.stop();
  }
}

/** Each process in turn gets SIGTERM and is started again, several times, behind the proxies of the deploy guide. */
export async function benchRestart(args: readonly string[]): Promise<void> {
  const options = { rounds: { type: 'string', default: '3' } } as const;
  const rounds = Number(parseArgs({ args: [...args], options }).values.rounds);
  requireProxies();
  console.log('Building, publishing and starting a PostgreSQL');
  const dataDir = await publishDataDir();
  const stage = await openStage();
  try {
    const done = new Map<ProxyName, Restarted>();
    for (const name of proxyNames) done.set(name, await restartBehind(stage, name, dataDir, rounds));
    title(
      `${guests} guests search, open pages and book while two processes are restarted one after the other`,
    );
    const row = (what: string, value: (of: Restarted) => string) => [what, ...[...done.values()].map(value)];
    table(
      ['', ...done.keys()],
      [
        row('restarts', ({ restarts }) => number(restarts)),
        row('requests', ({ requests }) => number(requests)),
        row('of them bookings', ({ bookings }) => number(bookings)),
        row('failed requests', ({ failed }) => number(failed.length)),
        row('bookings told of and not in the database', ({ lost }) => number(lost)),
        row('nights that do not add up', ({ wrong }) => number(wrong)),
        row('p50 ms', ({ latencies }) => ms(percentile(latencies, 0.5))),
        row('p99 ms', ({ latencies }) => ms(percentile(latencies, 0.99))),
        row('slowest ms', ({ latencies }) => ms(percentile(latencies, 1))),
      ],
    );
    for (const [name, { failed }] of done)
      for (const [what, times] of tally(failed).slice(0, 10))
        console.log(`  ${name}: ${number(times)} × ${what}`);
    const sum = (value: (of: Restarted) => number) =>
      [...done.values()].reduce((total, each) => total + value(each), 0);
    const figures = {
      restarts: sum(({ restarts }) => restarts),
      requests: sum(({ requests }) => requests),
      bookings: sum(({ bookings }) => bookings),
      failed: sum(({ failed }) => failed.length),
      lost: sum(({ lost }) => lost),
      wrong: sum(({ wrong }) => wrong),
    };
    const atMost = (what: string, value: number): Limit => ({ what, value, limit: 0, bound: 'at most' });
    const limits = [
      atMost('failed requests', figures.failed),
      atMost('bookings that are lost', figures.lost),
      atMost('nights that do not add up', figures.wrong),
    ];
    printLimits(limits);
    console.log(`bench restart ${JSON.stringify(figures)}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await stage.close();
    await removeDataDir(dataDir);
  }
}
