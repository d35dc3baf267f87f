import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { workspaceRoot } from 'federation/build';
import { serverConfig } from 'federation/rspack';
import { sql } from 'kysely';
import { systemClock } from '../../../server/src/clock.ts';
import { createDatabase, type Database, type Db } from '../../../server/src/db/database.ts';
import { migrateToLatest } from '../../../server/src/db/migrate.ts';
import { importGroup } from '../../../server/src/import/import-group.ts';
import { importProperty, type ImportContext } from '../../../server/src/import/import-property.ts';
import { type PostgresSettings, startPostgres } from '../../../server/test/support/postgres-server.ts';
import { startLoader, type Loader } from './loader.ts';
import { startProcess, type ServerProcess } from './server-process.ts';

/** What every part of the bench plays on: a throw-away PostgreSQL, the built server, and a process that makes load. */
export interface Stage {
  readonly loader: Loader;
  /** A new database of that name, migrated, or a copy of another; gives its address. */
  readonly createDatabase: (name: string, copyOf?: string) => Promise<string>;
  /** A new database of that name, which its server or its commands migrate; gives its address. */
  readonly createEmptyDatabase: (name: string) => Promise<string>;
  readonly withDatabase: <T>(url: string, work: (db: Db) => Promise<T>) => Promise<T>;
  readonly importHotels: (url: string, files: readonly object[]) => Promise<void>;
  readonly importGroup: (url: string, file: object) => Promise<void>;
  readonly startServer: (url: string, variables?: Record<string, string>) => Promise<ServerProcess>;
  /** The same for a server that was built elsewhere: another release. */
  readonly startServerOf: (
    file: string,
    url: string,
    variables?: Record<string, string>,
  ) => Promise<ServerProcess>;
  readonly startPlainApp: (variables: Record<string, string>) => Promise<ServerProcess>;
  /** Writes a file that lasts as long as the stage; gives its path. */
  readonly keep: (name: string, content: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const serverDir = join(workspaceRoot, 'server');

/** The server as it is delivered, where its packages are found, beside the demonstration hotels. */
async function bundle(): Promise<string> {
  const place = join(serverDir, 'node_modules/.cache/bench-server');
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await symlink(join(serverDir, 'demo'), join(place, 'demo'));
  const config = serverConfig(serverDir)(undefined, { mode: 'production' });
  const path = join(place, 'dist');
  const compiler = rspack({ ...config, cache: false, output: { ...config.output, path } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return join(path, 'main.js');
}

const maintain = (databaseUrl: string): Promise<Database> =>
  createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 2 });

async function withDatabase<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await maintain(url);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Close it when done: it ends every process that it started. */
export async function openStage(settings: PostgresSettings = {}): Promise<Stage> {
  const serverFile = await bundle();
  const folder = await mkdtemp(join(tmpdir(), 'booking-bench-'));
  const postgres = await startPostgres(settings);
  const loader = startLoader();
  const running = new Set<ServerProcess>();
  const run = async (file: string, variables: Record<string, string>) => {
    const server = await startProcess(file, variables);
    running.add(server);
    return server;
  };
  const contextOf = (db: Db): ImportContext => ({
    db,
    clock: systemClock,
    releasesDir: join(folder, 'releases'),
    dryRun: false,
  });
  const serverVariables = (url: string, variables: Record<string, string>) => ({
    DATA_DIR: folder,
    DATABASE_URL: url,
    SECRET_KEY: 'the secret key of the bench, which is long enough',
    OPERATOR_TOKEN: 'operator-token-of-the-bench',
    INVOICES_PER_HOUR: '0',
    HELD_NIGHTS: '0',
    PAYMENT_SIMULATOR: 'on',
    // One of the demonstration hotels is paid by it; nothing here books there.
    PAYSTACK_SECRET_KEY: 'sk_test_of_the_bench',
    // Guests differ by the address that a proxy would name; searches all come from one.
    TRUST_PROXY: 'loopback',
    REQUESTS_PER_SECOND: '1000000',
    ...variables,
  });
  return {
    loader,
    async createDatabase(name, copyOf) {
      const template = copyOf === undefined ? '' : ` template ${copyOf}`;
      await withDatabase(postgres.url('postgres'), (db) =>
        sql.raw(`create database ${name}${template}`).execute(db),
      );
      const url = postgres.url(name);
      if (copyOf === undefined) await withDatabase(url, migrateToLatest);
      return url;
    },
    async createEmptyDatabase(name) {
      await withDatabase(postgres.url('postgres'), (db) => sql.raw(`create database ${name}`).execute(db));
      return postgres.url(name);
    },
    withDatabase,
    importHotels: (url, files) =>
      withDatabase(url, async (db) => {
        const context = contextOf(db);
        for (const file of files) await importProperty(context, 'hotel.json', file);
        await sql`analyze`.execute(db);
      }),
    importGroup: (url, file) =>
      withDatabase(url, async (db) => {
        await importGroup(contextOf(db), 'group.json', file);
      }),
    startServer: (url, variables = {}) => run(serverFile, serverVariables(url, variables)),
    startServerOf: (file, url, variables = {}) => run(file, serverVariables(url, variables)),
    startPlainApp: (variables) => run(join(import.meta.dirname, 'plain-app.ts'), variables),
    async keep(name, content) {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    async close() {
      await Promise.all([loader.end(), ...[...running].map((server) => server.end())]);
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
