import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { migrateToLatest } from '../../../server/src/db/migrate.ts';
import { isReached, type Limit } from '../server/limits.ts';
import { startPgBouncer } from '../server/pgbouncer.ts';
import { ms, number, printLimits, table, title } from '../server/report.ts';
import { openStage, type Stage } from '../server/stage.ts';
import { readSoakBooks } from '../soak/books.ts';
import { soakHotels, soughtHotel, soughtRoomTypes } from '../soak/hotels.ts';
import { startBookers, type Told } from './bookers.ts';
import { startReplicated } from './replicated.ts';

interface Case {
  readonly name: string;
  readonly isSynchronous: boolean;
  /** For so long the standby had got nothing when the primary died. */
  readonly behindMs: number;
}

const behindMs = 1000;
const cases: readonly Case[] = [
  { name: 'asynchronous', isSynchronous: false, behindMs: 0 },
  { name: 'a second behind', isSynchronous: false, behindMs },
  { name: 'synchronous', isSynchronous: true, behindMs: 0 },
  { name: 'a second behind', isSynchronous: true, behindMs },
];

interface Failover {
  readonly told: number;
  /** Told to a guest, and not in the database that goes on. */
  readonly lost: number;
  readonly twice: number;
  readonly wrong: number;
  readonly promoteMs: number;
  /** From the last booking before the kill to the first one after it. */
  readonly withoutMs: number;
  readonly refused: ReadonlyMap<number, number>;
}

const longestPause = (told: readonly Told[]): number =>
  told
    .toSorted((a, b) => a.at - b.at)
    .reduce((most, { at }, index, all) => Math.max(most, at - (all[index - 1]?.at ?? at)), 0);

async function failOver(stage: Stage, { isSynchronous, behindMs }: Case, seconds: number): Promise<Failover> {
  const postgres = await startReplicated(isSynchronous);
  const pooler = await startPgBouncer(postgres.primary);
  try {
    await stage.withDatabase(postgres.primary, migrateToLatest);
    await stage.importHotels(postgres.primary, soakHotels());
    await stage.withDatabase(postgres.primary, (db) =>
      sql`update inventory set total = 100000000`.execute(db),
    );
    const variables = { CHANGES_PER_MINUTE: '0', DATABASE_DIRECT_URL: postgres.primary };
    const servers = [
      await stage.startServer(pooler.url, variables),
      await stage.startServer(pooler.url, variables),
    ];
    const bookers = startBookers(
      servers.map(({ address }) => address),
      soughtHotel,
      soughtRoomTypes,
      16,
    );
    await pause(seconds * 1000);
    if (behindMs > 0) {
      await postgres.holdBack();
      await pause(behindMs);
    }
    await postgres.kill();
    const killed = performance.now();
    await postgres.promote();
    const promoteMs = performance.now() - killed;
    await pooler.leadTo(postgres.standby);
    await pause(seconds * 1000);
    await bookers.stop();
    await Promise.all(servers.map((server) => server.end()));
    return await stage.withDatabase(postgres.standby, async (db) => {
      const { rows } = await sql<{ reference: string }>`select reference_number as reference from reservation
        where status = 'Confirmed'`.execute(db);
      const kept = new Set(rows.map(({ reference }) => reference));
      const books = await readSoakBooks(db);
      return {
        told: bookers.told.length,
        lost: bookers.told.filter(({ reference }) => !kept.has(reference)).length,
        twice: rows.length - bookers.told.filter(({ reference }) => kept.has(reference)).length,
        wrong: books.wrong,
        promoteMs,
        withoutMs: longestPause(bookers.told),
        refused: bookers.refused,
      };
    });
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}

/** The primary is killed while guests book at two processes, its standby is promoted, and PgBouncer leads to it. */
export async function benchFailover(args: readonly string[]): Promise<void> {
  const options = { seconds: { type: 'string', default: '15' } } as const;
  const seconds = Number(parseArgs({ args: [...args], options }).values.seconds);
  console.log('Building the server');
  const stage = await openStage();
  try {
    const done: Failover[] = [];
    for (const each of cases) done.push(await failOver(stage, each, seconds));
    title('The primary is killed under bookings of 16 guests at two processes, and its standby promoted');
    const row = (what: string, value: (of: Failover) => string) => [what, ...done.map(value)];
    table(
      ['', ...cases.map(({ name }) => name)],
      [
        row('bookings that guests were told of', ({ told }) => number(told)),
        row('of them not in the promoted database', ({ lost }) => number(lost)),
        row('bookings that nobody was told of', ({ twice }) => number(twice)),
        row('nights that do not add up', ({ wrong }) => number(wrong)),
        row('promotion ms', ({ promoteMs }) => ms(promoteMs)),
        row('without a booking ms', ({ withoutMs }) => ms(withoutMs)),
        row('refused meanwhile, by status', ({ refused }) =>
          [...refused].map(([status, times]) => `${number(times)} × ${String(status)}`).join(', '),
        ),
      ],
    );
    const sum = (value: (of: Failover) => number, some = done) =>
      some.reduce((total, each) => total + value(each), 0);
    const synchronous = done.filter((_, index) => cases[index]?.isSynchronous === true);
    const figures = {
      lost: sum(({ lost }) => lost, synchronous),
      lostAsynchronous: sum(({ lost }) => lost) - sum(({ lost }) => lost, synchronous),
      wrong: sum(({ wrong }) => wrong),
      twice: sum(({ twice }) => twice),
      withoutMs: Math.round(Math.max(...done.map(({ withoutMs }) => withoutMs))),
    };
    const atMost = (what: string, value: number): Limit => ({ what, value, limit: 0, bound: 'at most' });
    const limits = [
      atMost('lost with a synchronous standby', figures.lost),
      atMost('nights that do not add up', figures.wrong),
      atMost('booked without telling', figures.twice),
    ];
    printLimits(limits);
    console.log(`bench failover ${JSON.stringify(figures)}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await stage.close();
  }
}
