import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest, requireSchema } from '../db/migrate.ts';
import { DatabaseInUseError } from '../db/pglite.ts';
import { readEnv } from '../env.ts';
import { loadSecretKey } from '../secret-key.ts';
import { callServer } from './call-server.ts';
import { type PropertyCommand, runPropertyCommand } from './commands.ts';

/** Runs a command on the database of the environment, through the server that has it open if there is one. */
export async function runCommand(command: PropertyCommand, say: (line: string) => void): Promise<void> {
  // Nothing is mailed from here.
  const env = readEnv({ ...process.env, ALLOW_NO_PUBLIC_URL: 'true', ALLOW_NO_SMTP: 'true' });
  const { databaseDirectUrl: databaseUrl, dataDir, releasesDir } = env;
  let database: Database;
  try {
    database = await createDatabase({ databaseUrl, dataDir, purpose: 'maintenance', poolSize: 2 });
  } catch (error) {
    if (error instanceof DatabaseInUseError && (await callServer(dataDir, command, say))) return;
    throw error;
  }
  try {
    if (env.migrateAtStart) await migrateToLatest(database.db);
    else await requireSchema(database.db);
    const demoFolder = join(import.meta.dirname, '../../demo');
    // Other commands sign nothing, and need no key.
    const secretKey = command.kind.startsWith('staff-') ? await loadSecretKey(env) : '';
    await runPropertyCommand(
      { db: database.db, clock: systemClock, releasesDir, env, secretKey, demoFolder },
      command,
      say,
    );
  } finally {
    await database.close();
  }
}
