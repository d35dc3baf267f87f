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
import { bundleServer, startServer } from '../support/server-process.ts';
import { makeTemporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly attributes: readonly Attribute[];
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

let serverFile: string;
let folder: TemporaryFolder;
const bodies: string[] = [];
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    bodies.push(`${request.url ?? ''}\n${Buffer.concat(parts).toString()}`);
    response.setHeader('content-type', 'application/json').end('{}');
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

it('sends a span of each request by its route and of each statement, and nothing of the guest', async () => {
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
  const { address, end } = await startServer(serverFile, {
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'the secret key of the traces, long enough',
    PAYMENT_SIMULATOR: 'on',
    OTEL_EXPORTER_OTLP_ENDPOINT: receiverAddress,
  });
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
  expect(await end('SIGTERM')).toBe(0);

  const sent = bodies.map((body) => {
    const [url, ...json] = body.split('\n');
    expect(url).toBe('/v1/traces');
    return JSON.parse(json.join('\n')) as Export;
  });
  const spans = sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const creating = spans.find(({ name }) => name === 'POST /api/Reservation/Create');
  const statements = spans.filter(
    ({ name, traceId }) => name === 'statement' && traceId === creating?.traceId,
  );
  expect(statements.map(({ attributes }) => attributes.map(({ key: name }) => name))).toContainEqual([
    'db.system.name',
    'db.query.text',
  ]);
  expect(JSON.stringify(creating?.attributes)).toMatch(/http\.response\.status_code.*200/);
  expect(spans.map(({ name }) => name)).toContain('GET /api/Reservation/Confirmation');
  const all = bodies.join('\n');
  const { booker } = request;
  const secrets = [token, key, card, booker.email, booker.lastName, '127.0.0.1', databaseUrl];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

it('loads nothing of OpenTelemetry before it is asked to', async () => {
  const bundle = await readFile(serverFile, 'utf8');
  expect(bundle).toMatch(/import\("@opentelemetry\/sdk-trace-node"\)/);
  expect(bundle).not.toMatch(/^import .*from ["'](@opentelemetry|@fastify\/otel)/m);
});
