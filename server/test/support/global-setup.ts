import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { makePlace, type Place } from './place.ts';
import { statementsFolder } from './statements.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database; each new database beside it is already migrated. */
    postgresUrl: string;
    /** File with a migrated PGlite data directory. */
    pgliteImage: string;
  }
}

/** Many runs in a row, such as those of the deliberate defects, share what is migrated already. */
function givenPlace(): Place | null {
  const { TEST_POSTGRES_URL: postgresUrl, TEST_PGLITE_IMAGE: pgliteImage } = process.env;
  if (postgresUrl === undefined || pgliteImage === undefined) return null;
  return { postgresUrl, pgliteImage, remove: () => Promise.resolve() };
}

/** Each project of a run loads this file anew; the process is what they have in common. */
const ofRun = globalThis as { serverTests?: { readonly place: Promise<Place>; users: number } };

/** Once for all projects of a run: a PostgreSQL and a PGlite image, both migrated. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  if (project.name === 'server') await rm(statementsFolder, { recursive: true, force: true });
  const run = (ofRun.serverTests ??= { place: Promise.resolve(givenPlace() ?? makePlace()), users: 0 });
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
