import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabase, type Database } from '../src/db/database.ts';
import { runPrivacyCommand } from '../src/import/privacy-commands.ts';
import { sendDueMails } from '../src/jobs/send-mails.ts';
import { createLogger } from '../src/logger.ts';
import { createCardGateway } from '../src/modules/payment/create-gateway.ts';
import { giveBack } from '../src/modules/stay/give-back.ts';
import { aMember, book } from './support/accounts.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { backUp } from './support/backup.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { readFiles } from './support/card-scan.ts';
import { bothEngines, type Engine } from './support/database.ts';
import { newDatabaseUrl, startMigratedPostgres } from './support/migrated-postgres.ts';
import { marksIn, personsEmail as email, personsStay as stay } from './support/person.ts';
import { stayCalls } from './support/stay-calls.ts';
import { makeTemporaryFolder } from './support/temporary-folder.ts';

interface Place {
  readonly database: Database;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Everything of it: tables, its write-ahead log and statistics. */
  readonly folder: string;
  /** What it wrote into its own log. */
  readonly log: () => string;
  readonly close: () => Promise<void>;
}

async function placeOf(engine: Engine): Promise<Place> {
  if (engine === 'pglite') {
    const folder = await makeTemporaryFolder();
    const image = new Blob([await readFile(inject('pgliteImage'))]);
    const database = await createDatabase({ databaseUrl: undefined, dataDir: folder.path, image });
    const close = async () => {
      await database.close();
      await folder.remove();
    };
    return { database, databaseUrl: null, folder: folder.path, log: () => '', close };
  }
  // One of its own, into whose log no other test writes.
  const server = await startMigratedPostgres();
  const databaseUrl = await newDatabaseUrl(server.url('postgres'));
  const database = await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance' });
  const { rows } = await sql<{ path: string }>`select current_setting('data_directory') as path`.execute(
    database.db,
  );
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { database, databaseUrl, folder: rows[0]?.path ?? '', log: server.log, close };
}

describe.each(bothEngines)('what is left of an erased person, on %s', (engine) => {
  let place: Place;
  let server: TestApp;
  const lines: string[] = [];
  beforeEach(async () => {
    place = await placeOf(engine);
    const logger = createLogger('trace', { write: (line: string) => void lines.push(line) });
    server = await createTestApp(engine, { database: place.database, logger });
    await openHotel(server.deps);
  });
  afterEach(async () => {
    await server.close();
    await place.close();
  });

  it('is in no backup from then on, in no log, and after docs/privacy.md’s steps in no file of the database', async () => {
    const { db } = place.database;
    // An account with one stay that is over and one that was changed and cancelled; a backup is taken while they stand.
    const member = await aMember(server, { EmailAddress: email });
    await book(member, stay);
    const other = await book(member, { ...stay, dateFrom: '2026/12/08', dateTo: '2026/12/11' });
    const { post, changeOf, make } = stayCalls(() => server);
    const token = other.body['ConfirmationToken'];
    await make(await changeOf(token, { DateTo: '2026/12/10', Notes: 'Feather pillows for Gertrude' }));
    const named = { PropertyId: 'harbour', ConfirmationToken: token };
    const { body: quoted } = await post('/api/Stay/QuoteCancellation', named);
    expect((await post('/api/Stay/Cancel', { ...named, QuoteToken: quoted['QuoteToken'] })).status).toBe(200);
    await giveBack({ ...server.deps, gateway: createCardGateway(db, server.clock, server.deps.env) });
    await sendDueMails({ ...server.deps, mailer: { send: () => Promise.resolve() } });
    await sql`analyze`.execute(db);
    await sql`checkpoint`.execute(db);
    expect(marksIn(await backUp(db, place.databaseUrl))).not.toEqual([]);
    const filesOf = async (folder: string) => (await readFiles(folder)).flatMap(marksIn);
    const folderOfLog = engine === 'pglite' ? join('database', 'pg_wal') : 'pg_wal';
    expect(await filesOf(join(place.folder, folderOfLog))).not.toEqual([]);

    server.clock.set('2026-12-05T10:00:00Z');
    await runPrivacyCommand(server.deps, { kind: 'privacy-export', code: 'HARBOUR', email });
    expect(await runPrivacyCommand(server.deps, { kind: 'privacy-erase', code: 'HARBOUR', email })).toContain(
      'Erased: 2 bookings',
    );
    expect(marksIn(await backUp(db, place.databaseUrl))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(marksIn(lines.join('') + place.log())).toEqual([]);

    await sql`alter system set wal_recycle = off`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
    await sql`analyze`.execute(db);
    await sql`vacuum full`.execute(db);
    for (let twice = 0; twice < 2; twice += 1) {
      await sql`checkpoint`.execute(db);
      await sql`select pg_switch_wal()`.execute(db);
    }
    await sql`checkpoint`.execute(db);
    // The embedded database reads its settings when it starts.
    if (engine === 'pglite') {
      await place.database.close();
      const database = await createDatabase({ databaseUrl: undefined, dataDir: place.folder });
      place = { ...place, database };
      for (let twice = 0; twice < 2; twice += 1) {
        await sql`select pg_switch_wal()`.execute(database.db);
        await sql`checkpoint`.execute(database.db);
      }
    }
    expect(await filesOf(place.folder)).toEqual([]);
  }, 240_000);
});
