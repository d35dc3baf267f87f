import { inject } from 'vitest';
import { createDatabase, type Database } from '../../src/db/database.ts';
import { borrowPGlite } from './kept-pglite.ts';
import { newDatabaseUrl } from './migrated-postgres.ts';

export const engines = ['pglite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** A migrated, empty database of its own. Close it after the test. */
export async function createTestDatabase(engine: Engine, poolSize = 10): Promise<Database> {
  if (engine === 'pglite') return borrowPGlite();
  return createDatabase({ databaseUrl: await createPostgresUrl(), dataDir: null, poolSize });
}

/** A migrated, empty database on the tests' PostgreSQL. */
export const createPostgresUrl = (): Promise<string> => newDatabaseUrl(inject('postgresUrl'));

/** The same without a table. */
export const createEmptyPostgresUrl = (): Promise<string> =>
  newDatabaseUrl(inject('postgresUrl'), 'template0');
