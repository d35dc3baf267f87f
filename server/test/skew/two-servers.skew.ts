import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { workspaceRoot } from 'federation/build';
import { addDays, todayIn } from 'shared/domain';
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import { hotelFile } from '../support/bookable-hotel.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import { createEmptyPostgresUrl } from '../support/database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const previousRoot = inject('previousRoot');
const run = promisify(execFile);
const guests = 6;
/** Bookings that each state of the fleet has to answer. */
const enough = 60;

interface Answer {
  readonly by: string;
  readonly status: number;
  readonly reference: unknown;
  readonly token: string;
  readonly key: string;
  readonly body: string;
}

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
  };
});
afterEach(async () => {
  await Promise.all([...running].map((server) => server.end('SIGKILL')));
  await folder.remove();
});

const command = (root: string, ...args: readonly string[]) =>
  run(process.execPath, args, { cwd: root, env: { ...process.env, ...env } });

async function start(root: string): Promise<ServerProcess> {
  const from = { program: process.execPath, directory: root };
  const server = await startServer('server/dist/main.js', env, from);
  running.add(server);
  return server;
}

async function stop(server: ServerProcess): Promise<number | null> {
  running.delete(server);
  return server.end('SIGTERM');
}

const post = async (address: string, key: string, body: string) => {
  const response = await fetch(`${address}/api/Reservation/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
};

/** Guests who book all the time, each at one of the servers that the proxy sends them to. */
function letGuestsBook(open: () => readonly (readonly [name: string, server: ServerProcess])[]) {
  const answers: Answer[] = [];
  let isOpen = true;
  const today = todayIn('Europe/London', systemClock.now());
  const guest = async (number: number) => {
    for (let turn = number; isOpen; turn += 1) {
      const servers = open();
      const [by, { address }] = servers[turn % servers.length] ?? ['', { address: '' }];
      const from = 10 + (turn % 50);
      const booking = aBooking({ dateFrom: addDays(today, from), dateTo: addDays(today, from + 2) });
      const [key, body] = [randomUUID(), JSON.stringify(wireOf(booking))];
      const { status, answer } = await post(address, key, body).catch((error: unknown) => ({
        status: 0,
        answer: { ReferenceNumber: String(error) },
      }));
      const { ReferenceNumber: reference, ConfirmationToken: token } = answer as Record<string, unknown>;
      answers.push({ by, status, reference, token: String(token), key, body });
    }
  };
  const all = Array.from({ length: guests }, (_, number) => guest(number));
  return {
    answers,
    untilEnough: async (...of: readonly string[]) => {
      const before = answers.length;
      const since = () => answers.slice(before);
      await vi.waitUntil(() => of.every((by) => since().filter((one) => one.by === by).length >= enough), {
        timeout: 60_000,
      });
    },
    end: async () => {
      isOpen = false;
      await Promise.all(all);
    },
  };
}

it('Servers of two releases on one database while guests book: the new one is rolled out and back, and no booking fails', async () => {
  const file = join(folder.path, 'hotel.json');
  await writeFile(file, JSON.stringify(hotelFile({ rooms: 999 })));
  await command(previousRoot, 'server/src/db/cli.ts', 'migrate');
  await command(previousRoot, 'server/src/import/cli.ts', 'import', file);

  const old = await start(previousRoot);
  let open: readonly (readonly [string, ServerProcess])[] = [['old', old]];
  const booking = letGuestsBook(() => open);
  await booking.untilEnough('old');
  const migrated = command(workspaceRoot, 'server/src/db/cli.ts', 'migrate');
  await Promise.all([migrated, booking.untilEnough('old')]);

  const present = await start(workspaceRoot);
  open = [
    ['old', old],
    ['new', present],
  ];
  await booking.untilEnough('old', 'new');
  open = [['new', present]];
  const exits = [await stop(old)];
  await booking.untilEnough('new');

  const back = await start(previousRoot);
  open = [
    ['back', back],
    ['new', present],
  ];
  await booking.untilEnough('back', 'new');
  open = [['back', back]];
  exits.push(await stop(present));
  await booking.untilEnough('back');
  await booking.end();

  expect(booking.answers.filter(({ status }) => status !== 200)).toEqual([]);
  // What the new release booked is found again by the old one: by its token, and by its key.
  const ofNew = booking.answers.find(({ by }) => by === 'new');
  const again = await post(back.address, ofNew?.key ?? '', ofNew?.body ?? '');
  const status = await fetch(
    `${back.address}/api/Reservation/Status?propertyId=harbour&referenceNumber=${ofNew?.token ?? ''}`,
  );
  expect([again.answer['ReferenceNumber'], status.status]).toEqual([ofNew?.reference, 200]);
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
  const bookings = booking.answers.length;
  expect(rows).toEqual([{ bookings, sold: bookings * 2, held: 0 }]);
}, 240_000);
