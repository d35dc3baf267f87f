import { importProperty, type ImportSummary } from '../../src/import/import-property.ts';
import type { TestApp } from './app.ts';
import { propertyFile } from './property-file.ts';

/** The test hotel (or the given file) in the server's database. */
export const importTestHotel = (server: TestApp, file: object = propertyFile()): Promise<ImportSummary> =>
  importProperty(
    { db: server.database.db, clock: server.clock, releasesDir: '/nowhere', dryRun: false },
    'property.json',
    file,
  );
