import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as databaseModule from '../../src/db/database.ts';
import type * as migrateModule from '../../src/db/migrate.ts';
import type * as seedModule from '../../src/import/seed.ts';

// For previous-calls.skew.ts: the sources in `root` make a database in `dataDir` and fill it, as it was at `at`.
const [root = '', dataDir = '', at = ''] = process.argv.slice(2);
const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, 'server/src', path)).href);
// Other sources, with the same names.
const { createDatabase } = (await load('db/database.ts')) as typeof databaseModule;
const { migrateToLatest } = (await load('db/migrate.ts')) as typeof migrateModule;
const { seedWhenEmpty } = (await load('import/seed.ts')) as typeof seedModule;

const database = await createDatabase({ databaseUrl: undefined, dataDir });
await migrateToLatest(database.db);
const clock = { now: () => new Date(at) };
const context = { db: database.db, clock, releasesDir: join(dataDir, 'releases'), dryRun: false };
await seedWhenEmpty(context, join(root, 'server/demo'), () => undefined);
await database.close();
