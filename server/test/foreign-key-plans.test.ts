import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Db } from '../src/db/database.ts';
import { createTestDatabase, bothEngines } from './support/database.ts';

interface ForeignKey {
  readonly name: string;
  readonly target: string;
  readonly columns: readonly string[];
}

const foreignKeysOf = async (db: Db): Promise<readonly ForeignKey[]> => {
  const { rows } = await sql<ForeignKey>`
    select c.conname as name, c.confrelid::regclass::text as target, array_agg(a.attname::text order by k.position) as columns
    from pg_constraint c
    cross join lateral unnest(c.confkey) with ordinality as k(number, position)
    join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number
    where c.contype = 'f'
    group by c.oid, c.conname, c.confrelid
    order by c.conname`.execute(db);
  return rows;
};

/** How a check that what a row refers to is there is carried out, planned once for all values as PostgreSQL does it. */
const planOf = (db: Db, { target, columns }: ForeignKey): Promise<string> =>
  db.connection().execute(async (connection) => {
    const run = (statement: string) => sql<Record<string, string>>`${sql.raw(statement)}`.execute(connection);
    const conditions = columns.map((column, index) => `${column} = $${String(index + 1)}`).join(' and ');
    await run('set enable_seqscan = off');
    await run('set plan_cache_mode = force_generic_plan');
    await run(`prepare foreign_key as select 1 from only ${target} where ${conditions} for key share`);
    const { rows } = await run(`explain execute foreign_key (${columns.map(() => 'null').join(', ')})`);
    await run('deallocate foreign_key');
    await run('reset plan_cache_mode');
    await run('reset enable_seqscan');
    return rows.flatMap(Object.values<string>).join('\n');
  });

/** The columns by which an index is searched; what is only filtered is read row by row. */
const searchedBy = (plan: string, columns: readonly string[]): readonly string[] => {
  const condition = /Index Cond: (.*)/.exec(plan)?.[1] ?? '';
  return columns.filter((column) => new RegExp(`\\b${column} = `).test(condition));
};

describe.each(bothEngines)('foreign keys in a new database on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it.each([
    ['that nobody has looked at', () => Promise.resolve()],
    ['that is known to be empty', (db: Db) => sql`vacuum analyze`.execute(db)],
  ])(
    '%s are checked by all of their columns, not by looking through all of a property',
    async (_state, prepare) => {
      const { db } = database;
      await prepare(db);
      const foreignKeys = await foreignKeysOf(db);
      const searched = await Promise.all(
        foreignKeys.map(async (key) => ({ ...key, columns: searchedBy(await planOf(db, key), key.columns) })),
      );
      expect(foreignKeys.length).toBeGreaterThan(20);
      expect(searched).toEqual(foreignKeys);
    },
  );
});
