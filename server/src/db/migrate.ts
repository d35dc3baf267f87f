import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';
import { readAppliedMigrations, requireFit, schemaState, type SchemaState } from './schema-state.ts';

/** How the schema of a database fits this program. */
export const readSchemaState = async (db: Db): Promise<SchemaState> =>
  schemaState(Object.keys(migrations), await readAppliedMigrations(db));

/**
 * Brings the database to the newest schema, one migration in one transaction, so that none holds its locks on while others run, and returns the names of what ran; nothing runs where a newer release has migrated it already.
 * Instances that start at once wait for each other (the migrator holds a lock); give it a `maintenance` database, or the wait would meet the
 * statement time-out. Throws `SchemaUnfitError` for a database that this program cannot serve.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  const state = await readSchemaState(db);
  if (state.kind !== 'behind') {
    requireFit(state);
    return [];
  }
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const ran: string[] = [];
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined)
      throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
    if (results.length === 0) return ran;
    ran.push(...results.map((result) => result.migrationName));
  }
}

/** Throws `SchemaUnfitError` unless this program can serve the database as it is. */
export async function requireSchema(db: Db): Promise<SchemaState> {
  const state = await readSchemaState(db);
  requireFit(state);
  return state;
}
