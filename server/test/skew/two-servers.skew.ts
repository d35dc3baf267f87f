import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createDatabase } from '../../src/db/database.ts';
import { hotelFile } from '../support/bookable-hotel.ts';
import { createEmptyPostgresUrl } from '../support/database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { letGuestsBook, type OpenServer, postBooking } from './guests-of-both.ts';

const previousRoot = inject('previousRoot');
const run = promisify(execFile);

let folder: TemporaryFolder;
let env: Record<string, string>;
const running = new Set<ServerProcess>();
beforeEach(async () => {
  folder = await makeTemporaryFolder();
  env = {
    DATABASE_URL: await createEmptyPostgresUrl(),
    DATA_DIR: folder.path,
    SECRET_KEY: 'the secret key of both releases, which is long enough',
    OPERATOR_TOKEN: 'operator-token-of-both-releases',
    PAYMENT_SIMULATOR: 'on',
    HELD_NIGHTS: '0',
    CHANGES_PER_MINUTE: '0',
    DRAIN_MS: '500',
    TRUST_PROXY: '1',
  };
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')));
  await folder.remove();
});

const command = (root: string, ...args: readonly string[]) =>
  run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });

async function start(name: string, release: OpenServer['release']): Promise<OpenServer> {
  const directory = release === 'previous' ? previousRoot : workspaceRoot;
  const server = await startServer('server/dist/main.js', env, { program: process.execPath, directory });
  running.add(server);
  return { name, release, server, changesStays: existsSync(join(directory, 'server/src/modules/stay')) };
}

async function stop({ server }: OpenServer): Promise<number | null> {
  running.delete(server);
  return server.end('SIGTERM');
}

it('Servers of two releases on one database while guests book, change and cancel: the new one is rolled out and back, and nothing fails', async () => {
  const file = join(folder.path, 'hotel.json');
  await writeFile(file, JSON.stringify(hotelFile({ rooms: 999 })));
  await command(previousRoot, 'server/src/db/cli.ts', 'migrate');
  await command(previousRoot, 'server/src/import/cli.ts', 'import', file);

  const old = await start('old', 'previous');
  let open: readonly OpenServer[] = [old];
  const guests = letGuestsBook(() => open);
  await guests.untilEnough('old');
  const migrated = command(workspaceRoot, 'server/src/db/cli.ts', 'migrate');
  await Promise.all([migrated, guests.untilEnough('old')]);

  const present = await start('new', 'present');
  open = [old, present];
  await guests.untilEnoughChanged(old, present);
  open = [present];
  await guests.untilActsEnd(old);
  const exits = [await stop(old)];
  await guests.untilEnough('new');

  const back = await start('back', 'previous');
  open = [back, present];
  await guests.untilEnoughChanged(back, present);
  open = [back];
  await guests.untilActsEnd(present);
  exits.push(await stop(present));
  await guests.untilEnough('back');
  await guests.end();

  const failed = guests.answers
    .filter(({ status }) => status !== 200)
    .map(({ what, by, status, body }) => `${what} by ${by}: ${String(status)} ${JSON.stringify(body)}`);
  expect([...new Set(failed)]).toEqual([]);
  const { address } = back.server;
  // What the new release booked is found again by the old one: by its token, and by its key.
  const ofNew = guests.bookingAt('new') ?? { key: '', body: '', reference: '', token: '' };
  const again = await postBooking(address, ofNew);
  const status = await fetch(
    `${address}/api/Reservation/Status?propertyId=harbour&referenceNumber=${ofNew.token}`,
  );
  expect([again.body['ReferenceNumber'], status.status]).toEqual([ofNew.reference, 200]);
  exits.push(await stop(back));
  expect(exits).toEqual([0, 0, 0]);

  const database = await createDatabase({
    databaseUrl: env['DATABASE_URL'],
    dataDir: null,
    purpose: 'maintenance',
  });
  const { rows } = await sql<{ bookings: number; sold: number; held: number }>`
    select (select count(*) from reservation where status = 'Confirmed') as bookings,
      (select sum(sold) from inventory) as sold, (select sum(held) from inventory) as held`.execute(
    database.db,
  );
  await database.close();
  const times = (kind: string, by?: string) =>
    guests.answers.filter((one) => one.what === kind && (by === undefined || one.by === by)).length;
  for (const name of ['old', 'new', 'back'])
    process.stdout.write(
      `${name}: ${String(times('book', name))} bookings, ${String(times('change', name))} changes and ` +
        `${String(times('cancel', name))} cancellations of stays that were booked at the other release\n`,
    );
  process.stdout.write(`${String(guests.againAfter503())} of them were told to try again, and did\n`);
  const bookings = times('book') - times('cancel');
  expect(rows).toEqual([{ bookings, sold: bookings * 2, held: 0 }]);
}, 360_000);
