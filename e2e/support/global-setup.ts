import { join } from 'node:path';
import { startMigratedPostgres } from '../../server/test/support/migrated-postgres.ts';
import { exportHarbour, postgresVariable, preparedVariable, removeDataDir, runOn } from './data-dir.ts';
import { publishDataDir } from './site.ts';

/** A folder with the releases, and a PostgreSQL of which every new database holds the demonstration hotels. */
export default async function prepare(): Promise<(() => Promise<void>) | undefined> {
  // Every site and command of a run starts from the same sources: what Node compiled is read by the next ones.
  process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, '../.work/compiled');
  if (process.env[preparedVariable] !== undefined) return undefined;
  const [prepared, postgres] = await Promise.all([publishDataDir(), startMigratedPostgres()]);
  // A new database is a copy of template1.
  const template = { DATABASE_URL: postgres.url('template1') };
  await runOn(prepared, ['server/src/import/cli.ts', 'demo'], template);
  await exportHarbour(prepared, template);
  process.env[preparedVariable] = prepared;
  process.env[postgresVariable] = postgres.url('postgres');
  return async () => {
    await postgres.stop();
    await removeDataDir(prepared);
  };
}
