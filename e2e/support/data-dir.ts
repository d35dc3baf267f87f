import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDatabaseUrl } from '../../server/test/support/migrated-postgres.ts';
import { runCommand } from './run.ts';

/** Where the workers find what their sites are copied from. Set from outside, that folder is used and left as it is. */
export const preparedVariable = 'E2E_PREPARED_DATA_DIR';

/** The PostgreSQL whose new databases hold the demonstration hotels; without it a site fills an embedded database. */
export const postgresVariable = 'E2E_POSTGRES_URL';

/** In a prepared data directory: HARBOUR as its operator exports it. */
export const harbourFile = 'harbour.json';

const databaseFile = 'database-url';

/** The settings with which a server or a command uses a data directory and its database. */
export function settingsOf(dataDir: string): NodeJS.ProcessEnv {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) return { DATA_DIR: dataDir, RELEASES_DIR: undefined, DATABASE_URL: undefined };
  return {
    DATA_DIR: dataDir,
    RELEASES_DIR: undefined,
    DATABASE_URL: readFileSync(file, 'utf8'),
    SECRET_KEY: 'the secret key of the browser tests, long enough',
    // One of the demonstration hotels needs a key; only tests that start a Paystack pay there.
    PAYSTACK_SECRET_KEY: 'sk_test_local',
  };
}
/** Runs one of the project's own commands on a data directory and gives what it printed. */
export const runOn = (
  dataDir: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> => runCommand(args, { ...settingsOf(dataDir), ...environment });

/** Writes HARBOUR's file into a data directory with the demonstration hotels. */
export async function exportHarbour(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const file = join(dataDir, harbourFile);
  await runOn(dataDir, ['server/src/import/cli.ts', 'export', 'HARBOUR', '--out', file], environment);
}

export const newDataDir = (): Promise<string> => mkdtemp(join(tmpdir(), 'booking-site-'));

/** A copy of the prepared data directory with a database of its own; the caller removes it. */
export async function copyPrepared({ embedded = false } = {}): Promise<string> {
  const prepared = process.env[preparedVariable];
  if (prepared === undefined) throw new Error('The global setup has prepared nothing.');
  const dataDir = await copyDataDir(prepared);
  const postgres = process.env[postgresVariable];
  if (postgres !== undefined && !embedded)
    await writeFile(join(dataDir, databaseFile), await newDatabaseUrl(postgres));
  return dataDir;
}

/** A copy of a data directory, with its embedded database if it has one; the caller removes it. */
export async function copyDataDir(original: string): Promise<string> {
  const dataDir = await newDataDir();
  await cp(original, dataDir, { recursive: true });
  return dataDir;
}

export const removeDataDir = (dataDir: string): Promise<void> =>
  rm(dataDir, { recursive: true, force: true });
