import { isEverything } from 'shared/testing/everything';
import { inject } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { borrowDatabase } from './kept-databases.ts';
import { newDatabaseUrl } from './migrated-postgres.ts';

/** Where engines can differ: SQL that is close to the engine, locks, types, the files of a database. */
export const bothEngines = ['pglite', 'postgres'] as const;
export type Engine = (typeof bothEngines)[number];

/** Where behaviour is tested: one engine, as the other runs every statement too (statements-on-pglite.test.ts). */
export const engines: readonly Engine[] =
  isEverything || process.env['ENGINES'] === 'all' ? bothEngines : ['postgres'];

/** A migrated, empty database of its own. Close it after the test. */
export const createTestDatabase = (engine: Engine): Promise<Database> => borrowDatabase(engine);

/** A migrated, empty database on the tests' PostgreSQL, which nothing had before. */
export const createPostgresUrl = (): Promise<string> => newDatabaseUrl(inject('postgresUrl'));

/** The same without a table. */
export const createEmptyPostgresUrl = (): Promise<string> =>
  newDatabaseUrl(inject('postgresUrl'), 'template0');
