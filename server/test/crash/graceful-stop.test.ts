import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { addDays, todayIn } from 'shared/domain';
import { expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, wireOf } from '../support/bookings.ts';
import { createPostgresUrl } from '../support/database.ts';
import { bundleServer, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

it('a process that is told to stop takes the booking that is on its way, nothing new, and ends well', async () => {
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
  const server = await startServer(await bundleServer(), {
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
  });

  const today = todayIn('Europe/London', systemClock.now());
  const body = JSON.stringify(wireOf(aBooking({ dateFrom: addDays(today, 10), dateTo: addDays(today, 12) })));
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
  await database.close();
  await folder.remove();
});
