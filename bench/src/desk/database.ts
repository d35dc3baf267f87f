import { join } from 'node:path';
import { sql } from 'kysely';
import { systemClock } from '../../../server/src/clock.ts';
import { createDatabase, type Db } from '../../../server/src/db/database.ts';
import { migrateToLatest } from '../../../server/src/db/migrate.ts';
import { importProperty } from '../../../server/src/import/import-property.ts';
import { startPostgres } from '../../../server/test/support/postgres-server.ts';
import { deskHotelFile } from './hotel.ts';

export interface DeskDatabase {
  readonly url: string;
  readonly work: (work: (db: Db) => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A throw-away PostgreSQL with the hotel of the bench in it. */
export async function openDatabase(dataDir: string): Promise<DeskDatabase> {
  const postgres = await startPostgres();
  const inDatabase = async (url: string, work: (db: Db) => Promise<void>): Promise<void> => {
    const database = await createDatabase({
      databaseUrl: url,
      dataDir: null,
      purpose: 'maintenance',
      poolSize: 2,
    });
    try {
      await work(database.db);
    } finally {
      await database.close();
    }
  };
  await inDatabase(postgres.url('postgres'), async (db) => {
    await sql`create database desk`.execute(db);
  });
  const url = postgres.url('desk');
  await inDatabase(url, async (db) => {
    await migrateToLatest(db);
    const context = { db, clock: systemClock, releasesDir: join(dataDir, 'releases'), dryRun: false };
    await importProperty(context, 'hotel.json', deskHotelFile());
    await sql`analyze`.execute(db);
  });
  return { url, work: (work) => inDatabase(url, work), stop: () => postgres.stop() };
}
