import { sql } from 'kysely';
import type { Db } from '../../src/db/database.ts';

/** Limits and locks count tries, and a refused attempt is remembered: neither is a change that anybody asked for. */
const notCounted = new Set(['rate_bucket', 'idempotency', 'kysely_migration', 'kysely_migration_lock']);

/** Reads a checksum of the rows of every table; the order of rows does not matter. */
export async function createTableSums(db: Db): Promise<() => Promise<unknown>> {
  const tables = await db.introspection.getTables();
  const sums = tables
    .filter(({ schema }) => schema === 'public')
    .map(({ name }) => name)
    .filter((name) => !notCounted.has(name))
    .map(
      (name) =>
        sql`select ${sql.lit(name)} as name, count(*)::int as rows, sum(hashtextextended(t::text, 0)) as sum from ${sql.table(name)} t`,
    );
  const query = sql<{ name: string }>`${sql.join(sums, sql` union all `)}`;
  return async () => (await query.execute(db)).rows;
}
