import { createDatabase, type Database } from './db/database.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Env } from './env.ts';

type Fill = (database: Database) => Promise<void>;

async function prepare(database: Database, say: (line: string) => void, fill: Fill): Promise<void> {
  const done = await migrateToLatest(database.db);
  if (done.length > 0) say(`Database schema brought up to ${done.at(-1) ?? ''}`);
  await fill(database);
}

/**
 * Opens the database, migrates it and fills it when it is empty. Over PostgreSQL the preparation has its own connections without
 * statement time-outs; the embedded database has only one.
 */
export async function startDatabase(env: Env, say: (line: string) => void, fill: Fill): Promise<Database> {
  const settings = { databaseUrl: env.databaseUrl, dataDir: env.dataDir, poolSize: env.databasePoolSize };
  const preparing = await createDatabase({ ...settings, purpose: 'maintenance', poolSize: 2 });
  try {
    await prepare(preparing, say, fill);
  } catch (error) {
    await preparing.close();
    throw error;
  }
  if (preparing.engine === 'pglite') return preparing;
  await preparing.close();
  return createDatabase(settings);
}
