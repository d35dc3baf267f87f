import { Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the database to the newest schema and returns the names of what ran. Instances that start at once wait for each other (the
 * migrator holds a lock); give it a `maintenance` database, or the wait would meet the statement time-out.
 */
export async function migrateToLatest(db: Db): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error });
  return results.map((result) => result.migrationName);
}
