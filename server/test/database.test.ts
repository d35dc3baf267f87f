import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { inTransaction, sqlStateOf } from '../src/db/transaction.ts';
import { columnValues } from './support/column-values.ts';
import { createTestDatabase, bothEngines } from './support/database.ts';

describe.each(bothEngines)('database on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterAll(() => database.close());

  it.each(columnValues)('hands over $text as the other engine does', async ({ type, text, value }) => {
    const { rows } = await sql`
      select ${sql.raw(text)} as value, pg_typeof(${sql.raw(text)})::oid::int as type`.execute(database.db);
    expect(rows).toEqual([{ value, type }]);
  });

  it('hands over null where there is no value', async () => {
    expect((await sql`select null::date as none`.execute(database.db)).rows).toEqual([{ none: null }]);
  });

  it('refuses a bigint that JavaScript cannot hold instead of rounding it', async () => {
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.db)).rejects.toThrow(
      'safe integer',
    );
  });

  it('forbids selling and holding more than there is', async () => {
    const { db } = database;
    await sql`insert into property values ('p', 'P', 'P', 'GBP', 'UTC', '{}', '{}', now())`.execute(db);
    await sql`insert into room_type values ('p', 'r', 0, true, '{}')`.execute(db);
    await sql`insert into inventory (property_id, room_type_id, night, total) values ('p', 'r', '2026/12/01', 2)`.execute(
      db,
    );
    const take = (sold: number, held: number) => db.updateTable('inventory').set({ sold, held }).execute();
    await take(1, 1);
    for (const [sold, held] of [
      [2, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const error: unknown = await take(sold, held).catch((thrown: unknown) => thrown);
      expect(sqlStateOf(error)).toBe('23514');
    }
  });

  it('rolls back all of a transaction that throws, and gives the error on', async () => {
    const failing = inTransaction(database.db, async (tx) => {
      await tx
        .insertInto('setting')
        .values({ name: 'x', value: '1', updated_at: new Date(0) })
        .execute();
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([]);
  });

  it('runs a transaction again when the database asks for it, five times at most', async () => {
    let attempts = 0;
    const deadlock = () => sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`;
    const twice = await inTransaction(database.db, async (tx) => {
      attempts += 1;
      if (attempts < 3) await deadlock().execute(tx);
      return attempts;
    });
    expect(twice).toBe(3);
    attempts = 0;
    const always = inTransaction(database.db, async (tx) => {
      attempts += 1;
      await deadlock().execute(tx);
    });
    await expect(always).rejects.toThrow('again');
    expect(attempts).toBe(5);
  });
});

it('two instances that start at once migrate an empty PostgreSQL once', async () => {
  const admin = await createDatabase({
    databaseUrl: inject('postgresUrl'),
    dataDir: null,
    purpose: 'maintenance',
  });
  await sql`create database fresh template template0`.execute(admin.db);
  await admin.close();
  const open = () =>
    createDatabase({
      databaseUrl: new URL('fresh', inject('postgresUrl')).href,
      dataDir: null,
      purpose: 'maintenance',
    });
  const instances = [await open(), await open()];
  const done = await Promise.all(instances.map(({ db }) => migrateToLatest(db)));
  expect(done.flat()).toContain('0001-content');
  expect(done.flat()).toHaveLength(new Set(done.flat()).size);
  for (const instance of instances) await instance.close();
});

describe('the folder of the embedded database', () => {
  it('is refused to a second process, and free again after a crash', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'embedded-'));
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const ended = once(other, 'exit');
    await writeFile(join(dataDir, 'database.lock'), String(other.pid));
    await expect(createDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      'is open in another process',
    );

    other.kill('SIGKILL');
    await ended;
    const database = await createDatabase({ databaseUrl: undefined, dataDir });
    expect(await readFile(join(dataDir, 'database.lock'), 'utf8')).toBe(String(process.pid));
    await database.close();
    await rm(dataDir, { recursive: true });
  });
});
