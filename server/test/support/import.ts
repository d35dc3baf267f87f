import { createHash } from 'node:crypto';
import {
  importProperty as importAnew,
  type ImportContext,
  type ImportSummary,
} from '../../src/import/import-property.ts';
import type { TestApp } from './app.ts';
import { writeOnce } from './kept-databases.ts';
import { propertyFile } from './property-file.ts';

const summaries = new Map<string, ImportSummary>();

/** As the importer itself; into an empty database the rows of a file that this process has imported before are copied. */
export async function importProperty(
  context: ImportContext,
  source: string,
  file: unknown,
): Promise<ImportSummary> {
  const { db, clock, ...settings } = context;
  if (context.dryRun) return importAnew(context, source, file);
  const all = JSON.stringify([source, file, clock.now(), settings]);
  const name = createHash('sha256').update(all).digest('hex').slice(0, 16);
  await writeOnce(db, name, async () => {
    summaries.set(name, await importAnew(context, source, file));
  });
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`Nobody imported ${source}`);
  return summary;
}

/** The test hotel (or the given file) in the server's database. */
export const importTestHotel = (server: TestApp, file: object = propertyFile()): Promise<ImportSummary> =>
  importProperty(
    { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false },
    'property.json',
    file,
  );
