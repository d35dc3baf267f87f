import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../src/db/database.ts';
import { migrateToLatest } from '../src/db/migrate.ts';
import { createTestDatabase, bothEngines } from './support/database.ts';
import { newDatabaseUrl } from './support/migrated-postgres.ts';

const last = '0063-while-written';
const open = (databaseUrl: string) =>
  createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance', poolSize: 2 });

/** As it was before the last migration built its indexes. */
async function takeBack({ db }: Database): Promise<void> {
  await sql`delete from kysely_migration where name >= ${last}`.execute(db);
  await sql`drop index reservation_by_arrival`.execute(db);
}

const isValid = async ({ db }: Database): Promise<boolean | undefined> => {
  const { rows } = await sql<{ valid: boolean }>`select indisvalid as valid from pg_index
    where indexrelid = to_regclass('reservation_by_arrival')`.execute(db);
  return rows[0]?.valid;
};

it.each(bothEngines)('on %s an index that a try before has left unfinished is built anew', async (engine) => {
  const database = await createTestDatabase(engine);
  await takeBack(database);
  await sql`create index reservation_by_arrival on reservation (property_id)`.execute(database.db);
  await sql`update pg_index set indisvalid = false where indexrelid = to_regclass('reservation_by_arrival')`.execute(
    database.db,
  );
  expect(await migrateToLatest(database.db)).toContain(last);
  expect(await isValid(database)).toBe(true);
  const { rows } = await sql<{
    text: string;
  }>`select pg_get_indexdef(to_regclass('reservation_by_arrival')) as text`.execute(database.db);
  expect(rows[0]?.text).toContain('date_from');
  await database.close();
});

it('instances that start at once wait for an index that is built while bookings are written', async () => {
  const url = await newDatabaseUrl(inject('postgresUrl'));
  const instances = [await open(url), await open(url), await open(url)];
  await takeBack(instances[0] as Database);
  const ran = await Promise.all(instances.map(({ db }) => migrateToLatest(db)));
  expect(ran.flat().filter((name) => name === last)).toHaveLength(1);
  expect(await isValid(instances[0] as Database)).toBe(true);
  for (const instance of instances) await instance.close();
});

it('a change of a table that is in use lets others pass, and happens once it is free', async () => {
  const url = await newDatabaseUrl(inject('postgresUrl'), 'template0');
  const [migrating, using] = [await open(url), await open(url)];
  await migrateToLatest(migrating.db, { upTo: '0057-telephone' });
  const started = Promise.withResolvers<undefined>();
  const goOn = Promise.withResolvers<undefined>();
  const reading = using.db.transaction().execute(async (transaction) => {
    await sql`select count(*) from reservation`.execute(transaction);
    started.resolve(undefined);
    await goOn.promise;
  });
  await started.promise;
  const migrated = migrateToLatest(migrating.db, { upTo: '0058-arrival-time' });
  const waits = async (): Promise<boolean> => {
    const { rows } = await sql<{ found: boolean }>`select exists (select from pg_locks
      where relation = 'reservation'::regclass and not granted) as found`.execute(using.db);
    return rows[0]?.found === true;
  };
  await expect.poll(waits, { interval: 20 }).toBe(true);
  // It gives up its place in the queue while the reader still reads.
  await expect.poll(waits, { interval: 20, timeout: 5000 }).toBe(false);
  await sql`update reservation set updated_at = updated_at`.execute(using.db);
  goOn.resolve(undefined);
  await reading;
  expect(await migrated).toEqual(['0058-arrival-time']);
  await Promise.all([migrating.close(), using.close()]);
});
