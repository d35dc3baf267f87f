import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, Kysely } from 'kysely';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { Tables } from '../../src/db/schema.ts';
import { startMigratedPostgres } from './migrated-postgres.ts';

async function makePGliteImage(file: string): Promise<void> {
  const pglite = await PGlite.create();
  await migrateToLatest(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }));
  const image = await pglite.dumpDataDir('none');
  await writeFile(file, Buffer.from(await image.arrayBuffer()));
  await pglite.close();
}

/** What the databases of tests are copied from. */
export interface Place {
  readonly postgresUrl: string;
  readonly pgliteImage: string;
  readonly remove: () => Promise<void>;
}

export async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-tests-'));
  const pgliteImage = join(folder, 'pglite.tar');
  const [server] = await Promise.all([startMigratedPostgres(), makePGliteImage(pgliteImage)]);
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { postgresUrl: server.url('postgres'), pgliteImage, remove };
}
