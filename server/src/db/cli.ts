import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { createLogger } from '../logger.ts';
import { findParts } from '../parts/find-parts.ts';
import { migrateParts } from '../parts/migrate-parts.ts';
import { createDatabase } from './database.ts';
import { migrateToLatest, readSchemaState } from './migrate.ts';
import { requireFit, type SchemaState } from './schema-state.ts';

const usage = `pnpm database migrate   brings the database to the schema of this release
pnpm database status    says how its schema fits this release; 0 when it can be served
The database is DATABASE_DIRECT_URL or else DATABASE_URL, or the embedded one under DATA_DIR (while no server runs).`;

function stateText(state: SchemaState): string {
  if (state.kind === 'current') return 'The schema is that of this release.';
  if (state.kind === 'ahead')
    return `A newer release has migrated the database to ${state.newest}; this one is served too.`;
  requireFit(state);
  return '';
}

async function run(command: 'migrate' | 'status', say: (line: string) => void): Promise<void> {
  // Nothing is mailed or linked from here.
  const env = readEnv({ ...process.env, ALLOW_NO_PUBLIC_URL: 'true', ALLOW_NO_SMTP: 'true' });
  const { databaseDirectUrl: databaseUrl, dataDir } = env;
  const database = await createDatabase({ databaseUrl, dataDir, purpose: 'maintenance', poolSize: 2 });
  try {
    if (command === 'migrate') {
      for (const name of await migrateToLatest(database.db)) say(`Ran ${name}`);
      const remotesFolder = join(import.meta.dirname, '../../..');
      const parts = await findParts(env.serverPartsDir ?? remotesFolder, createLogger(env.logLevel));
      await migrateParts(database.db, parts);
      for (const { name, problem } of parts) {
        const why = problem();
        if (why !== null) throw new Error(`The server part of ${name} cannot be migrated. ${why}`);
      }
    }
    say(stateText(await readSchemaState(database.db)));
  } finally {
    await database.close();
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  const [command] = positionals;
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.help) say(usage);
  else if ((command === 'migrate' || command === 'status') && positionals.length === 1)
    await run(command, say);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
