import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbTransaction } from './database.ts';

/** Serialisation failure and deadlock: the whole transaction has to be retried. */
const retryableCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const maximumAttempts = 5;

/** The SQLSTATE of an error thrown by either engine, e.g. `23514` for a broken CHECK; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Between two tries: longer each time, and never the same for two that met. */
export const conflictPauseMs = (attempt: number): number => Math.random() * 10 * 2 ** attempt;

/** Runs `work` again after a deadlock or serialisation failure, at most five times: nothing of it was done then. */
export async function retryConflicts<T>(work: () => Promise<T>, pauseMs = conflictPauseMs): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maximumAttempts || !retryableCodes.has(sqlStateOf(error))) throw error;
      await pause(pauseMs(attempt));
    }
  }
}

/**
 * Runs `work` in one READ COMMITTED transaction and commits it; an error thrown inside rolls back and is thrown on unchanged. After a deadlock or
 * serialisation failure it is retried: `work` must do nothing outside the database.
 */
export const inTransaction = <T>(db: Db, work: (tx: DbTransaction) => Promise<T>): Promise<T> =>
  retryConflicts(() => db.transaction().execute(work));

/** Lets a transaction undo what it did after this point and keep what it did before. */
export async function savepoint(tx: DbTransaction): Promise<{ readonly rollBack: () => Promise<void> }> {
  await sql`savepoint before`.execute(tx);
  return {
    rollBack: async () => {
      await sql`rollback to savepoint before`.execute(tx);
    },
  };
}
