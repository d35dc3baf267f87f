import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, DbTransaction } from '../../src/db/database.ts';
import type { Engine } from './database.ts';

export interface Locked {
  readonly engine: Engine;
  readonly lock: (tx: DbTransaction) => Promise<unknown>;
  /** So many transactions come to a lock before it is given back. */
  readonly waiting: number;
  /** What is looked at while they wait. */
  readonly meanwhile?: () => Promise<unknown>;
}

/** Runs work whose transactions certainly meet at a row: it is locked until they wait. PGlite runs one transaction at a time, so nothing waits there. */
export async function whileLocked<T>(
  db: Db,
  { engine, lock, waiting, meanwhile }: Locked,
  work: () => Promise<T>,
): Promise<T> {
  if (engine === 'pglite') return work();
  const started = await db.transaction().execute(async (tx) => {
    await lock(tx);
    const done = work();
    const here = sql`select pid from pg_locks where database = (select oid from pg_database where datname = current_database())`;
    const counted = sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks
      where not granted and pid in (${here})`;
    await expect
      .poll(async () => (await counted.execute(tx)).rows[0]?.count ?? 0)
      .toBeGreaterThanOrEqual(waiting);
    await meanwhile?.();
    return { done };
  });
  return started.done;
}
