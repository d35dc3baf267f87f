import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { createDatabase, type Database, type Db } from '../../../server/src/db/database.ts';
import { migrateToLatest } from '../../../server/src/db/migrate.ts';
import { migrations } from '../../../server/src/db/migrations/index.ts';
import { type PostgresServer, startPostgres } from '../../../server/test/support/postgres-server.ts';
import { isReached, type Limit } from '../server/limits.ts';
import { ms, number, printLimits, table, title } from '../server/report.ts';
import { fill, type LargeTable, largeTables } from './rows.ts';
import { watch } from './watch.ts';

/** The schema of the release before the rule of decision 0096: what came later has to be short. */
const before = '0048-no-show';
const limitMs = 1000;

const mentions = (statements: readonly string[], name: string): boolean =>
  statements.some((statement) =>
    new RegExp(String.raw`\b(on|table|into|update|from) ${name}\b`).test(statement),
  );

/** The tables that exist at this schema and are touched later. */
const tablesMadeBy = (
  names: readonly string[],
  isMade: (statements: readonly string[], name: string) => boolean,
) =>
  (Object.keys(largeTables) as LargeTable[]).filter((name) =>
    names.some((migration) => isMade(migrations[migration]?.statements ?? [], name)),
  );
const makes = (statements: readonly string[], name: string): boolean =>
  statements.some((statement) => statement.startsWith(`create table ${name} `));

interface Row {
  readonly migration: string;
  readonly seconds: number;
  readonly table: LargeTable;
  readonly lockedMs: number;
  readonly writtenMs: number;
}

async function measure(migrating: Db, watching: Db, rows: number): Promise<readonly Row[]> {
  const fillThose = async (names: readonly string[], filled: readonly LargeTable[]) => {
    const made = tablesMadeBy(names, makes).filter((name) => !filled.includes(name));
    for (const name of made) {
      const started = performance.now();
      await fill(watching, name, rows);
      console.log(`  ${name}: ${number(rows)} rows in ${number((performance.now() - started) / 1000)} s`);
    }
    return [...filled, ...made];
  };
  const first = await migrateToLatest(migrating, { upTo: before });
  let filled = await fillThose(first, []);
  const found: Row[] = [];
  for (const name of Object.keys(migrations)
    .filter((each) => each > before)
    .toSorted()) {
    const started = performance.now();
    const { locked, written } = await watch(watching, filled, async () => {
      await migrateToLatest(migrating, { upTo: name });
    });
    const seconds = (performance.now() - started) / 1000;
    for (const each of filled.filter((one) => mentions(migrations[name]?.statements ?? [], one)))
      found.push({
        migration: name,
        seconds,
        table: each,
        lockedMs: locked.get(each) ?? 0,
        writtenMs: written.get(each) ?? 0,
      });
    filled = await fillThose([name], filled);
  }
  return found;
}

const longest = (values: readonly number[]): number => Math.round(Math.max(0, ...values));

/** As a database of that size would have it: the memory and the log for it. */
async function sizeForRows(
  postgres: PostgresServer,
  open: (poolSize: number) => Promise<Database>,
): Promise<void> {
  const { db, close } = await open(1);
  for (const setting of [`shared_buffers = '2GB'`, `max_wal_size = '16GB'`, `maintenance_work_mem = '512MB'`])
    await sql.raw(`alter system set ${setting}`).execute(db);
  await close();
  await postgres.halt();
  await postgres.resume();
}

/** Every migration since the release before, on tables of ten million rows that are written to meanwhile. */
export async function benchMigrations(args: readonly string[]): Promise<void> {
  const options = { rows: { type: 'string', default: '10000000' } } as const;
  const rows = Number(parseArgs({ args: [...args], options }).values.rows);
  console.log('Starting a PostgreSQL and filling it');
  const postgres = await startPostgres();
  const open = (poolSize: number) =>
    createDatabase({
      databaseUrl: postgres.url('postgres'),
      dataDir: null,
      purpose: 'maintenance',
      poolSize,
    });
  await sizeForRows(postgres, open);
  const migrating = await open(1);
  const watching = await open(8);
  try {
    const found = await measure(migrating.db, watching.db, rows);
    title(`Migrations after ${before}, ${number(rows)} rows in each table`);
    table(
      ['', 'table', 'runs s', 'locked ms', 'slowest write ms'],
      found.map((row) => [
        row.migration,
        row.table,
        number(row.seconds, 1),
        ms(row.lockedMs),
        ms(row.writtenMs),
      ]),
    );
    const figures = {
      rows,
      longestLockMs: longest(found.map(({ lockedMs }) => lockedMs)),
      slowestWriteMs: longest(found.map(({ writtenMs }) => writtenMs)),
    };
    const limits: readonly Limit[] = [
      {
        what: 'a lock that keeps writers out, ms',
        value: figures.longestLockMs,
        limit: limitMs,
        bound: 'at most',
      },
      { what: 'a write meanwhile, ms', value: figures.slowestWriteMs, limit: limitMs, bound: 'at most' },
    ];
    printLimits(limits);
    console.log(`bench migrations ${JSON.stringify(figures)}`);
    process.exitCode = limits.every(isReached) ? 0 : 1;
  } finally {
    await Promise.all([migrating.close(), watching.close()]);
    await postgres.stop();
  }
}
