import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { serveReleasesFrom } from '../src/db/migrations/statements.ts';
import { readEnv } from '../src/env.ts';
import { startDatabase } from '../src/start-database.ts';
import { createPostgresUrl, createTestDatabase, bothEngines } from './support/database.ts';

const root = join(import.meta.dirname, '../..');
const newer = '9999-of-a-newer-release';

const migrateAsANewerRelease = async ({ db }: Database): Promise<void> => {
  await sql`alter table property add column of_a_newer_release text`.execute(db);
  await sql`insert into kysely_migration (name, timestamp) values (${newer}, '')`.execute(db);
};

const withDatabase = async (databaseUrl: string, work: (database: Database) => Promise<unknown>) => {
  const database = await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 1 });
  await work(database);
  await database.close();
};

/** Starts on the database as a server does; gives what it says, and stops. */
async function start(databaseUrl: string, settings: Record<string, string> = {}): Promise<readonly string[]> {
  const said: string[] = [];
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, ...settings });
  const { database } = await startDatabase(
    env,
    (line) => void said.push(line),
    () => Promise.resolve(),
  );
  await database.close();
  return said;
}

/** Runs `pnpm database`; gives its exit code and all that it wrote. */
function command(databaseUrl: string, name: string): readonly [number | null, string] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'server/src/db/cli.ts'), name], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  return [status, stdout + stderr];
}

async function emptyDatabase(name: string): Promise<string> {
  await withDatabase(inject('postgresUrl'), ({ db }) =>
    sql`create database ${sql.id(name)} template template0`.execute(db),
  );
  return new URL(name, inject('postgresUrl')).href;
}

it.each(bothEngines)('on %s a release serves a database that a newer one has migrated', async (engine) => {
  const database = await createTestDatabase(engine);
  await migrateAsANewerRelease(database);
  expect(await migrateToLatest(database.db)).toEqual([]);
  await sql.raw(serveReleasesFrom('0001-content')).execute(database.db);
  expect(await migrateToLatest(database.db)).toEqual([]);
  await sql.raw(serveReleasesFrom(newer)).execute(database.db);
  await expect(migrateToLatest(database.db)).rejects.toThrow(`it serves releases from ${newer} on`);
  await database.close();
});

it('a server over PostgreSQL migrates nothing by itself: it says which command does', async () => {
  const url = await emptyDatabase('never_migrated');
  await expect(start(url)).rejects.toThrow('Run "pnpm database migrate"');
  expect(command(url, 'status')).toEqual([1, expect.stringContaining('Run "pnpm database migrate"')]);
  expect(command(url, 'migrate')).toEqual([0, expect.stringContaining('Ran 0001-content')]);
  expect(command(url, 'migrate')).toEqual([0, 'The schema is that of this release.\n']);
  expect(await start(url)).toEqual([]);
});

it('a server that is rolled back starts on the newer schema and says so', async () => {
  const url = await createPostgresUrl();
  await withDatabase(url, migrateAsANewerRelease);
  expect(await start(url)).toEqual([
    `Database schema of a newer release (${newer}), which serves this one too`,
  ]);
  expect(await start(url, { MIGRATE_AT_START: 'true' })).toHaveLength(1);
  expect(command(url, 'status')).toEqual([0, expect.stringContaining(newer)]);
});

it('a command without a name, or with another, is refused with the usage', () => {
  expect(command('postgres://localhost:1/none', 'drop')).toEqual([
    1,
    expect.stringContaining('pnpm database status'),
  ]);
});
