import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';
import { readAppliedMigrations, requireFit, schemaState, type SchemaState } from './schema-state.ts';

/** How the schema of a database fits this program. */
export const readSchemaState = async (db: Db): Promise<SchemaState> =>
  schemaState(Object.keys(migrations), await readAppliedMigrations(db));

/** One instance migrates at a time. It never waits for the migrator's own lock: an index that is built concurrently would wait for the instance that waits. */
const turn = sql.lit('7201946308815422063');

async function takeTurn(one: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${turn}) as mine`.execute(one);
    if (rows[0]?.mine === true) return;
    await pause(200);
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03';

const tries = 60;
/** Writers queue behind a change of their table that waits for it: briefly at first, then long enough for the autovacuum to give way. */
const lockTimeout = (attempt: number): string => (attempt <= 10 ? '500ms' : '1200ms');

async function runNext(one: Db, migrator: Migrator, isOneTransaction: boolean): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt += 1) {
    await sql`set lock_timeout = ${sql.lit(lockTimeout(attempt))}`.execute(one);
    const { error, results = [] } = await migrator.migrateUp({ disableTransactions: !isOneTransaction });
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (!isLockTimeout(error) || attempt === tries)
      throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
    await pause(1000);
  }
}

export interface MigrateSettings {
  /** Stops after the migration of this name; otherwise it goes on to the newest. */
  readonly upTo?: string;
}

async function runMissing(one: Db, { upTo }: MigrateSettings): Promise<readonly string[]> {
  const ran: string[] = [];
  const migrator = new Migrator({ db: one, provider: { getMigrations: () => Promise.resolve(migrations) } });
  for (;;) {
    const state = await readSchemaState(one);
    if (state.kind !== 'behind') {
      requireFit(state);
      return ran;
    }
    const [next = ''] = state.missing;
    if (upTo !== undefined && next > upTo) return ran;
    ran.push(...(await runNext(one, migrator, migrations[next]?.isOneTransaction ?? true)));
  }
}

/**
 * Brings the database to the newest schema, and returns the names of what ran; nothing runs where a newer release has migrated it already.
 * Each migration is a transaction of its own, so that none holds its locks on while others run, or a row of statements that are committed one by
 * one. One that does not get its lock within a moment lets others pass and tries again. Instances that start at once wait for each other; give it
 * a `maintenance` database, or the wait would meet the statement time-out. Throws `SchemaUnfitError` for a database that this program cannot serve.
 */
export async function migrateToLatest(db: Db, settings: MigrateSettings = {}): Promise<readonly string[]> {
  const state = await readSchemaState(db);
  if (state.kind !== 'behind') {
    requireFit(state);
    return [];
  }
  return db.connection().execute(async (one) => {
    await takeTurn(one);
    try {
      return await runMissing(one, settings);
    } finally {
      await sql`reset lock_timeout`.execute(one);
      await sql`select pg_advisory_unlock(${turn})`.execute(one);
    }
  });
}

/** Throws `SchemaUnfitError` unless this program can serve the database as it is. */
export async function requireSchema(db: Db): Promise<SchemaState> {
  const state = await readSchemaState(db);
  requireFit(state);
  return state;
}
