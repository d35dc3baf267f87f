import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { createDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { Db } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { changeGrant, grantsOf } from './grants.ts';
import { exportProperty } from './export-property.ts';
import { importFile } from './import-file.ts';
import { jsonSchemaText } from './json-schema.ts';
import { shareMedia } from './share-media.ts';
import { ImportError, problemText } from './problems.ts';

const usage = `pnpm property import FILE.json… [--dry-run]   checks and imports property, group or exchange rate files
pnpm property export CODE [--out FILE.json]   writes a property as a file that imports to the same again
pnpm property schema --out FILE.json          writes the JSON schema of these files
pnpm property grant CODE ADDRESS              lets the guest of this e-mail address choose to pay by invoice
pnpm property revoke CODE ADDRESS             takes that right back
pnpm property grants CODE                     lists who has it
The database is DATABASE_URL, or the embedded one under DATA_DIR (then the server must not be running).`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function withDatabase(work: (db: Db, releasesDir: string) => Promise<void>): Promise<void> {
  const env = readEnv();
  const { databaseUrl, dataDir, releasesDir } = env;
  const database = await createDatabase({ databaseUrl, dataDir, purpose: 'maintenance', poolSize: 2 });
  try {
    await migrateToLatest(database.db);
    await work(database.db, releasesDir);
    await shareMedia(env);
  } finally {
    await database.close();
  }
}

const runImport = (files: readonly string[], dryRun: boolean) =>
  withDatabase(async (db, releasesDir) => {
    const refused: string[] = [];
    for (const file of files) {
      try {
        const { title, warnings } = await importFile({ db, clock: systemClock, releasesDir, dryRun }, file);
        for (const warning of warnings) say(`  warning: ${problemText(warning)}`);
        say(dryRun ? `${title}: can be imported, nothing was written` : `${title}: imported`);
      } catch (error) {
        // Trying several, all that is wrong with any of them is wanted; importing, the first stops.
        if (!dryRun || !(error instanceof ImportError)) throw error;
        refused.push(error.message);
      }
    }
    if (refused.length > 0) throw new Error(refused.join('\n'));
  });

const runExport = (code: string, out: string | undefined) =>
  withDatabase(async (db) => {
    const file = await exportProperty(db, code);
    if (!file) throw new Error(`There is no property ${code}`);
    const text = `${JSON.stringify(file, null, 2)}\n`;
    if (out === undefined) process.stdout.write(text);
    else await writeFile(out, text);
  });

const runGrant = (change: 'grant' | 'revoke', code: string, email: string) =>
  withDatabase(async (db) => {
    say(await changeGrant({ db, clock: systemClock }, change, code, email));
  });

const runGrants = (code: string) =>
  withDatabase(async (db) => {
    for (const email of await grantsOf(db, code)) say(email);
  });

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, out: { type: 'string' } },
  });
  const [command, ...names] = positionals;
  const [first, second] = names;
  if (command === 'import' && first !== undefined) await runImport(names, values['dry-run']);
  else if (command === 'schema' && values.out !== undefined) await writeFile(values.out, jsonSchemaText());
  else if (command === 'export' && first !== undefined) await runExport(first, values.out);
  else if ((command === 'grant' || command === 'revoke') && first !== undefined && second !== undefined) {
    await runGrant(command, first, second);
  } else if (command === 'grants' && first !== undefined) await runGrants(first);
  else throw new Error(usage);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
