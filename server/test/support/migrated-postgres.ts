import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';
import { startPostgres } from './postgres-server.ts';

/** A PostgreSQL of which every new database is migrated, and empty. */
export async function startMigratedPostgres() {
  const server = await startPostgres();
  // A new database is a copy of template1.
  const template = await createDatabase({
    databaseUrl: server.url('template1'),
    dataDir: null,
    purpose: 'maintenance',
  });
  await migrateToLatest(template.db);
  await template.close();
  return server;
}

/** A new database of the server at this address, migrated unless it is a copy of `template0`. */
export async function newDatabaseUrl(
  serverUrl: string,
  template: 'template0' | 'template1' = 'template1',
): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await createDatabase({
    databaseUrl: serverUrl,
    dataDir: null,
    purpose: 'maintenance',
    poolSize: 1,
  });
  await sql.raw(`create database ${name} template ${template}`).execute(admin.db);
  await admin.close();
  return new URL(name, serverUrl).href;
}
