import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { inject } from 'vitest';
import { columnParsers } from '../../src/db/column-types.ts';
import type { Database } from '../../src/db/database.ts';
import type { Tables } from '../../src/db/schema.ts';

/** What the migrations left behind: a database that differs from it in anything but rows is not used again. */
interface Beginning {
  readonly schema: string;
  readonly tables: readonly string[];
  /** Rows that migrations wrote, as JSON by table. */
  readonly rows: ReadonlyMap<string, string>;
}

interface Kept {
  readonly pglite: PGlite;
  readonly beginning: Beginning;
  uses: number;
}

/** Emptying leaves dead rows behind, which nothing vacuums. */
const mostUses = 40;
const mostIdle = 2;
/** From here on a table is emptied quicker by giving it new files than row by row. */
const manyRows = 2_000;
const ofKysely = 'kysely_migration';

const idle: Kept[] = [];

const schemaQuery = `
  with ours as (select oid from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
  select md5(string_agg(part, ',' order by part)) as schema from (
    select concat('schema', oid) as part from ours
    union all select concat('table', oid, relname, relkind) from pg_class where relnamespace in (select oid from ours)
    union all select concat('column', attrelid, attnum, attname, atttypid, attnotnull, atthasdef) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace in (select oid from ours))
    union all select concat('constraint', oid, conname) from pg_constraint where connamespace in (select oid from ours)
    union all select concat('trigger', oid, tgenabled) from pg_trigger
    union all select concat('function', oid, md5(prosrc)) from pg_proc where pronamespace in (select oid from ours)
  ) as parts`;

async function one<Row>(pglite: Pick<PGlite, 'query'>, query: string, values: unknown[] = []): Promise<Row> {
  const [row] = (await pglite.query<Row>(query, values)).rows;
  if (row === undefined) throw new Error(`No row: ${query}`);
  return row;
}

const schemaOf = async (pglite: PGlite): Promise<string> =>
  (await one<{ schema: string }>(pglite, schemaQuery)).schema;

const filledTables = async (pglite: PGlite, tables: readonly string[]): Promise<string[]> => {
  const questions = tables.map((table) => `select '${table}' as name where exists (select from "${table}")`);
  const { rows } = await pglite.query<{ name: string }>(questions.join(' union all '));
  return rows.map(({ name }) => name);
};

async function beginningOf(pglite: PGlite): Promise<Beginning> {
  const named = await pglite.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not like '${ofKysely}%'`,
  );
  const tables = named.rows.map(({ name }) => name);
  const rows = new Map<string, string>();
  for (const table of await filledTables(pglite, tables)) {
    const { all } = await one<{ all: string }>(pglite, `select json_agg(t)::text as all from "${table}" t`);
    rows.set(table, all);
  }
  return { schema: await schemaOf(pglite), tables, rows };
}

async function open(): Promise<Kept> {
  const image = new Blob([await readFile(inject('pgliteImage'))]);
  const pglite = await PGlite.create({ parsers: columnParsers, loadDataDir: image });
  return { pglite, beginning: await beginningOf(pglite), uses: 0 };
}

/** All rows go but those of the migrations, and what is numbered begins at its first number again. */
async function empty({ pglite, beginning }: Kept): Promise<void> {
  const filled = await filledTables(pglite, beginning.tables);
  await pglite.transaction(async (tx) => {
    // Without foreign keys, and without the triggers that keep a list from being emptied.
    await tx.exec('set local session_replication_role = replica');
    for (const table of filled) {
      const { many } = await one<{ many: boolean }>(
        tx,
        `select exists (select from "${table}" offset ${String(manyRows)}) as many`,
      );
      await tx.exec(many ? `truncate "${table}" cascade` : `delete from "${table}"`);
    }
    for (const [table, rows] of beginning.rows)
      await tx.query(`insert into "${table}" select * from json_populate_recordset(null::"${table}", $1)`, [
        rows,
      ]);
    await tx.exec(
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
       from pg_sequences where last_value is not null and schemaname = 'public'`,
    );
  });
  await pglite.exec('reset all; select pg_advisory_unlock_all()');
}

async function putBack(kept: Kept): Promise<void> {
  kept.uses += 1;
  const isAsBefore = (await schemaOf(kept.pglite)) === kept.beginning.schema;
  if (!isAsBefore || kept.uses >= mostUses || idle.length >= mostIdle) {
    await kept.pglite.close();
    return;
  }
  await empty(kept);
  idle.push(kept);
}

type Lent = Pick<PGlite, 'query' | 'transaction' | 'close' | 'ready' | 'waitReady'> & { closed: boolean };

/** As long as it is open, the database; then as one that is closed, while another test has it. */
function lend(pglite: PGlite): Lent {
  const lent: Lent = {
    closed: false,
    ready: true,
    waitReady: Promise.resolve(),
    close: () => {
      lent.closed = true;
      return Promise.resolve();
    },
    query: ((...args: Parameters<PGlite['query']>) =>
      lent.closed ? Promise.reject(new Error('PGlite is closed')) : pglite.query(...args)) as PGlite['query'],
    transaction: ((work: Parameters<PGlite['transaction']>[0]) =>
      lent.closed
        ? Promise.reject(new Error('PGlite is closed'))
        : pglite.transaction(work)) as PGlite['transaction'],
  };
  return lent;
}

/**
 * A migrated, empty embedded database in memory: one that an earlier test of this process has had and that is empty
 * again, or a new one. Making one takes half a second, emptying one a hundredth of that.
 */
export async function borrowPGlite(): Promise<Database> {
  const kept = idle.pop() ?? (await open());
  const lent = lend(kept.pglite);
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: lent }) });
  let returned: Promise<void> | undefined;
  const close = () =>
    (returned ??= db.destroy().then(() => {
      lent.closed = true;
      return putBack(kept);
    }));
  return { db, engine: 'pglite', close };
}
