import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** DATABASE_URL leads through a pooler that does not do what the server needs; the message says what to set. */
export class PoolerUnfitError extends Error {
  override readonly name = 'PoolerUnfitError';
}

async function ask(db: Db, question: RawBuilder<{ answer: string }>): Promise<string | undefined> {
  const { rows } = await question.execute(db);
  return rows[0]?.answer;
}

const hasLimits = sql<{ answer: string }>`select (current_setting('statement_timeout') <> '0'
  and current_setting('lock_timeout') <> '0')::text as answer`;

const whichDatabase = sql<{
  answer: string;
}>`select (select system_identifier from pg_control_system()) || ' ' ||
  (select oid from pg_database where datname = current_database()) as answer`;

/**
 * Serving has time-outs, which the server sends when it connects, and which a pooler may drop without a word. And what is migrated directly has to
 * be the database that is served. Throws `PoolerUnfitError`.
 */
export async function requireFitPooler(serving: Db, direct: Db): Promise<void> {
  if ((await ask(serving, hasLimits)) !== 'true')
    throw new PoolerUnfitError(
      'DATABASE_URL leads through a pooler that drops statement_timeout and lock_timeout, so that one slow statement could hold up everything. ' +
        'Have the pooler set them on its connections (connect_query of PgBouncer: docs/deploy/pgbouncer.ini), and start again.',
    );
  if ((await ask(serving, whichDatabase)) !== (await ask(direct, whichDatabase)))
    throw new PoolerUnfitError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Correct one of them, and start again.',
    );
}
