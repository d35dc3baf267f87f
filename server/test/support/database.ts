import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/db/database.ts';

export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** A migrated, empty database of its own. Close it after the test. */
export async function createTestDatabase(engine: Engine, poolSize = 10): Promise<Database> {
  if (engine === 'pglite') {
    const image = new Blob([await readFile(inject('pgliteImage'))]);
    return createDatabase({ databaseUrl: undefined, dataDir: null, image });
  }
  return createDatabase({ databaseUrl: await createPostgresUrl(), dataDir: null, poolSize });
}

/** A migrated, empty database on the tests' PostgreSQL. */
export async function createPostgresUrl(): Promise<string> {
  const serverUrl = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = await createDatabase({
    databaseUrl: serverUrl,
    dataDir: null,
    purpose: 'maintenance',
    poolSize: 1,
  });
  await sql.raw(`create database ${name}`).execute(admin.db);
  await admin.close();
  return new URL(name, serverUrl).href;
}
