import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, Kysely } from 'kysely';
import type { TestProject } from 'vitest/node';
import { migrateToLatest } from '../../src/db/migrate.ts';
import type { Tables } from '../../src/db/schema.ts';
import { startMigratedPostgres } from './migrated-postgres.ts';
import { statementsFolder } from './statements.ts';

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

interface Place {
  readonly postgresUrl: string;
  readonly pgliteImage: string;
  readonly remove: () => Promise<void>;
}

async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'booking-tests-'));
  const pgliteImage = join(folder, 'pglite.tar');
  await makePGliteImage(pgliteImage);
  const server = await startMigratedPostgres();
  const remove = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { postgresUrl: server.url('postgres'), pgliteImage, remove };
}

/** Each project of a run loads this file anew; the process is what they have in common. */
const ofRun = globalThis as { serverTests?: { readonly place: Promise<Place>; users: number } };

/** Once for all projects of a run: a PostgreSQL and a PGlite image, both migrated. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'server') await rm(statementsFolder, { recursive: true, force: true });
  const run = (ofRun.serverTests ??= { place: makePlace(), users: 0 });
  run.users += 1;
  const { postgresUrl, pgliteImage, remove } = await run.place;
  project.provide('postgresUrl', postgresUrl);
  project.provide('pgliteImage', pgliteImage);
  return async () => {
    run.users -= 1;
    if (run.users > 0) return;
    delete ofRun.serverTests;
    await remove();
  };
}
