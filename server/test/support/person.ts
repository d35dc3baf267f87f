import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { aBookedRoom } from 'shared/testing';
import { inject } from 'vitest';
import { createDatabase } from '../../src/db/database.ts';
import { createTestApp, type TestApp } from './app.ts';
import { openHotel } from './bookable-hotel.ts';
import { aBooking } from './bookings.ts';
import { createTestDatabase, type Engine } from './database.ts';
import { maintenanceOf } from './kept-databases.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export const personsEmail = 'zeldarine.quuxworth@person.example';
/** Texts of this person only. */
const marks = [
  'zeldarine',
  'quuxworth',
  'person.example',
  '7946 0177',
  'cobbler lane',
  'feather pillows',
  'gertrude',
];
export const marksIn = (text: string): string[] => marks.filter((mark) => text.toLowerCase().includes(mark));

export const personsStay = aBooking({
  notes: 'Two feather pillows',
  comment: 'Gertrude asks for a cot',
  booker: {
    ...aBooking().booker,
    firstName: 'Zeldarine',
    lastName: 'Quuxworth',
    email: personsEmail,
    phone: '+44 20 7946 0177',
    street: '4 Cobbler Lane',
  },
  rooms: [
    aBookedRoom({
      guests: [
        {
          individualId: null,
          firstName: 'Zeldarine',
          lastName: 'Quuxworth',
          email: personsEmail,
          phone: null,
        },
      ],
    }),
  ],
});

export interface ServerWithFiles {
  readonly server: TestApp;
  /** The database's files once it has tidied up; what its write-ahead log has is in privacy-files.test.ts. */
  readonly filesOfDatabase: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A server whose database has files of its own, which can be read. */
export async function startServerWithFiles(engine: Engine): Promise<ServerWithFiles> {
  const folder = await makeTemporaryFolder();
  const database =
    engine === 'pglite'
      ? await createDatabase({
          databaseUrl: undefined,
          dataDir: folder.path,
          image: new Blob([await readFile(inject('pgliteImage'))]),
        })
      : await createTestDatabase(engine);
  const db = engine === 'pglite' ? database.db : maintenanceOf(database.db);
  const server = await createTestApp(engine, { database });
  await openHotel(server.deps, { config: { enablePayByCompanyInvoice: true } });

  const folderOfFiles = async (): Promise<string> => {
    if (engine === 'pglite') return folder.path;
    const { rows } = await sql<{ path: string }>`
      select current_setting('data_directory') || '/base/' || oid as path from pg_database where datname = current_database()`.execute(
      db,
    );
    return rows[0]?.path ?? '';
  };
  return {
    server,
    async filesOfDatabase() {
      await sql`vacuum full`.execute(db);
      await sql`checkpoint`.execute(db);
      const entries = await readdir(await folderOfFiles(), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'));
      const texts = await Promise.all(
        files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')),
      );
      return texts.join('\n');
    },
    async close() {
      await server.close();
      await folder.remove();
    },
  };
}
