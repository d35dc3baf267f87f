import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { addDays, todayIn } from 'shared/domain';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import { createPostgresUrl } from '../support/database.ts';
import { bundleServer, startServer, type ServerProcess } from '../support/server-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const folders: { readonly remove: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await folder.remove();
});

async function startWithHotel(): Promise<ServerProcess> {
  const folder = await makeTemporaryFolder();
  const databaseUrl = await createPostgresUrl();
  const database = await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance' });
  await openHotel({
    db: database.db,
    clock: systemClock,
    env: readEnv({ NODE_ENV: 'test', DATA_DIR: folder.path }),
    logger: createLogger('silent'),
    secretKey: '',
  });
  await database.close();
  folders.push(folder);
  return startServer(await bundleServer(), {
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
    // All guests come from one place with one address.
    HELD_NIGHTS: '0',
    PAYMENT_SIMULATOR: 'on',
    // Long enough for a busy machine to send what is sent meanwhile.
    DRAIN_MS: '3000',
  });
}

const aBookingSoon = (): string => {
  const today = todayIn('Europe/London', systemClock.now());
  return JSON.stringify(wireOf(aBooking({ dateFrom: addDays(today, 10), dateTo: addDays(today, 12) })));
};

it('a process that is told to stop takes the booking that is on its way, nothing new, and ends well', async () => {
  const server = await startWithHotel();
  const body = aBookingSoon();
  const guest = connect(Number(new URL(server.address).port), '127.0.0.1');
  let answer = '';
  guest.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  const answered = new Promise((resolve) => guest.once('close', resolve));
  const head = [
    'POST /api/Reservation/Create HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Idempotency-Key: ${randomUUID()}`,
    `Content-Length: ${String(Buffer.byteLength(body))}`,
    'Expect: 100-continue',
  ];
  guest.write(`${head.join('\r\n')}\r\n\r\n`);
  // The server has read the headers once it asks for the body.
  await new Promise((resolve) => guest.once('data', resolve));

  const ended = server.end('SIGTERM');
  while (
    await fetch(`${server.address}/healthz`).then(
      () => true,
      () => false,
    )
  );
  guest.write(body);
  await answered;
  expect(answer).toMatch(/HTTP\/1.1 200 OK[^]*connection: close[^]*"Status":"Confirmed"/i);
  expect(await ended).toBe(0);
});

it('first says that it stops, and answers all that was sent before and meanwhile', async () => {
  const server = await startWithHotel();
  const book = (): Promise<Response> =>
    fetch(`${server.address}/api/Reservation/Create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), connection: 'close' },
      body: aBookingSoon(),
    });
  await book();
  const before = Array.from({ length: 30 }, book);
  const ended = server.end('SIGTERM');
  let ready = await fetch(`${server.address}/readyz`);
  while (ready.status === 200) ready = await fetch(`${server.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'closing' }]);
  const answers = await Promise.all([...before, book()]);
  // The hotel has five rooms: what counts is that everybody is answered.
  expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
    [],
  );
  expect(await ended).toBe(0);
});
