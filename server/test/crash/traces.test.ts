import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addDays, todayIn } from 'shared/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { createDatabase } from '../../src/db/database.ts';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/logger.ts';
import { openHotel } from '../support/bookable-hotel.ts';
import { aBooking, paidBy, wireOf } from '../support/bookings.ts';
import { createPostgresUrl } from '../support/database.ts';
import { freePort } from '../support/postgres-server.ts';
import { fieldsOf, messagesIn, textIn, type Fields } from '../support/protobuf.ts';
import { bundleServer, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  /** Their values as AnyValue has them. */
  readonly attributes: ReadonlyMap<string, Fields | undefined>;
}

/** The spans of an export, by the numbers that opentelemetry-proto gives the fields of ExportTraceServiceRequest and below. */
const spansOf = (body: Buffer): readonly Span[] =>
  messagesIn(fieldsOf(body), 1)
    .flatMap((ofResource) => messagesIn(ofResource, 2))
    .flatMap((ofScope) => messagesIn(ofScope, 2))
    .map((span) => ({
      name: textIn(span, 5),
      traceId: (span.get(1)?.[0] as Buffer).toString('hex'),
      attributes: new Map(
        messagesIn(span, 9).map((attribute) => [textIn(attribute, 1), messagesIn(attribute, 2)[0]]),
      ),
    }));

let serverFile: string;
let folder: TemporaryFolder;
interface Received {
  readonly url: string | undefined;
  readonly body: Buffer;
}
const received: Received[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    received.push({ url: request.url, body: Buffer.concat(parts) });
    response.setHeader('content-type', 'application/x-protobuf').end();
  });
});
let receiverAddress: string;
beforeAll(async () => {
  serverFile = await bundleServer();
  folder = await makeTemporaryFolder();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  receiverAddress = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  receiver.close();
  await folder.remove();
});

/** A started server that traces so many requests a second, and all that it sent once it has ended. */
async function startTraced(perSecond: string, endpoint = receiverAddress) {
  const databaseUrl = await createPostgresUrl();
  const database = await createDatabase({ databaseUrl, dataDir: null, purpose: 'maintenance' });
  await openHotel({
    db: database.db,
    clock: systemClock,
    env: readEnv({ NODE_ENV: 'test', DATA_DIR: folder.path }),
    logger: createLogger('silent'),
    secretKey: 'the secret key of the traces, long enough',
  });
  await database.close();
  received.length = 0;
  const { address, end } = await startServer(serverFile, {
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'the secret key of the traces, long enough',
    PAYMENT_SIMULATOR: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRACES_PER_SECOND: perSecond,
  });
  const sent = async (): Promise<readonly Received[]> => {
    expect(await end('SIGTERM')).toBe(0);
    return [...received];
  };
  return { address, databaseUrl, sent };
}

it('sends a span of each request by its route and of each statement, and nothing of the guest', async () => {
  const { address, databaseUrl, sent } = await startTraced('0');
  const today = todayIn('Europe/London', systemClock.now());
  const card = '4242424242424242';
  const request = aBooking({
    ...paidBy({ creditCardNumber: card }),
    dateFrom: addDays(today, 10),
    dateTo: addDays(today, 12),
  });
  const key = randomUUID();
  const created = await fetch(`${address}/api/Reservation/Create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(wireOf(request)),
  });
  expect(created.status).toBe(200);
  const { ConfirmationToken: token } = (await created.json()) as { readonly ConfirmationToken: string };
  const path = `/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=${token}`;
  expect((await fetch(`${address}${path}`)).status).toBe(200);

  const exports = await sent();
  expect(new Set(exports.map(({ url }) => url))).toEqual(new Set(['/v1/traces']));
  const spans = exports.flatMap(({ body }) => spansOf(body));
  const creating = spans.find(({ name }) => name === 'POST /api/Reservation/Create');
  const statements = spans.filter(
    ({ name, traceId }) => name === 'statement' && traceId === creating?.traceId,
  );
  expect(statements.map(({ attributes }) => [...attributes.keys()])).toContainEqual([
    'db.system.name',
    'db.query.text',
  ]);
  expect(creating?.attributes.get('http.response.status_code')?.get(3)).toEqual([200n]);
  expect(spans.map(({ name }) => name)).toContain('GET /api/Reservation/Confirmation');
  const all = Buffer.concat(exports.map(({ body }) => body));
  expect(all.includes('/api/Reservation/Create')).toBe(true);
  const { booker } = request;
  const secrets = [token, key, card, booker.email, booker.lastName, '127.0.0.1', databaseUrl];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

it('traces no more requests a second than it may', async () => {
  const started = performance.now();
  const { address, sent } = await startTraced('1');
  const path = '/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=unknown';
  const asked = Array.from({ length: 40 }, () => fetch(`${address}${path}`));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  const exports = await sent();
  const seconds = (performance.now() - started) / 1000;
  const requests = exports.flatMap(({ body }) => spansOf(body)).filter(({ name }) => name !== 'statement');
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.length).toBeLessThanOrEqual(1 + seconds);
});

it('serves and ends as it was asked to when nobody takes the traces', async () => {
  const { address, sent } = await startTraced('0', `http://127.0.0.1:${String(await freePort())}`);
  const path = '/api/Reservation/Confirmation?propertyId=harbour&confirmationToken=unknown';
  expect((await fetch(`${address}${path}`)).status).toBe(404);
  await sent();
});

it('loads nothing of OpenTelemetry before it is asked to', async () => {
  const bundle = await readFile(serverFile, 'utf8');
  expect(bundle).toMatch(/import\("@opentelemetry\/sdk-trace-node"\)/);
  expect(bundle).not.toMatch(/^import .*from ["'](@opentelemetry|@fastify\/otel)/m);
});
