import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbTransaction } from './database.ts';

/** Serialisation failure and deadlock: the database asks for the whole transaction again. */
const retryableCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const maximumAttempts = 5;

/** The SQLSTATE of an error thrown by either engine, e.g. `23514` for a broken CHECK; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits it; an error thrown inside rolls back and comes out unchanged.
 * A deadlock or serialisation failure runs it again, at most five times, after a pause with jitter: `work` must
 * do nothing outside the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: DbTransaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= maximumAttempts || !retryableCodes.has(sqlStateOf(error))) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/** Lets a transaction give up what it did after this point and keep what it did before. */
export async function savepoint(tx: DbTransaction): Promise<{ readonly rollBack: () => Promise<void> }> {
  await sql`savepoint before`.execute(tx);
  return {
    rollBack: async () => {
      await sql`rollback to savepoint before`.execute(tx);
    },
  };
}
