import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { Tables } from '../../src/db/schema.ts';
import { startMigratedPostgres } from './migrated-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; each new database beside it is already migrated. */
    postgresUrl: string;
    /** File with a migrated PGlite data directory. */
    pgliteImage: string;
  }
}

async function makePGliteImage(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrateToLatest(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  const image = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  await pglite.close();
}

/** Once per run: a PostgreSQL and a PGlite image, both migrated; each test file copies one of them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-tests-'));
  const pgliteImage = join(folder, 'pglite.tar');
  await makePGliteImage(pgliteImage);

  // Many runs in a row, such as those of the deliberate defects, share one that is migrated already.
  const given = process.env['TEST_POSTGRES_URL'];
  const server = given === undefined ? await startMigratedPostgres() : null;
  project.provide('postgresUrl', given ?? server?.url('postgres') ?? '');
  project.provide('pgliteImage', pgliteImage);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
