import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { hotelFiles } from './create/variants.ts';
import type { Stage } from './stage.ts';

/** Runs a program of the release in `directory`; throws when it fails. */
export async function run(
  directory: string,
  file: string,
  args: readonly string[],
  env: Record<string, string>,
) {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: directory,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} failed`);
}

/** A database with the hotels that are booked, as the release in `directory` makes and fills it: an older one does not start on a newer one's. */
export async function prepareDatabaseOf(stage: Stage, directory: string, name: string): Promise<string> {
  const url = await stage.createEmptyDatabase(name);
  const files = await Promise.all(
    hotelFiles().map((file, index) => stage.keep(`${name}-${String(index)}.json`, JSON.stringify(file))),
  );
  await run(directory, 'server/src/import/cli.ts', ['import', ...files], {
    DATABASE_URL: url,
    MIGRATE_AT_START: 'true',
    NODE_ENV: 'development',
  });
  await stage.withDatabase(url, (db) => sql`update inventory set total = 100000000`.execute(db));
  await stage.withDatabase(url, (db) => sql`vacuum analyze`.execute(db));
  return url;
}
