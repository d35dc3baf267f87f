import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEnv } from '../src/env.ts';
import { rejectionReasons } from '../src/metrics/booking-metrics.ts';
import { createMetrics, watchProcess } from '../src/metrics/metrics.ts';
import { stripeEnv } from './support/stripe/hotel.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { aBooking, create, get } from './support/bookings.ts';
import { engines } from './support/database.ts';

const scrape = async (server: TestApp, token = operatorToken): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` };
  const response = await server.app.inject({ url: '/metrics', headers });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  return response.body;
};

describe.each(engines)('metrics on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
    await openHotel(server.deps, { rooms: 2 });
  });
  afterAll(() => server.close());

  it('count requests, bookings and refusals, and what waits in the database', async () => {
    const key = randomUUID();
    await create(server, aBooking(), key);
    // A mistake of who calls, no card that was declined.
    await create(server, aBooking({ dateTo: '2026/12/05' }), key);
    await create(server, aBooking({ agreeToTermsAndConditions: false }));
    await create(server, aBooking({ rooms: [0, 1, 2].flatMap(() => aBooking().rooms) }));
    await get(server, '/api/Property/nowhere');
    const text = await scrape(server);
    expect(text).not.toContain('reason="declined"');
    for (const line of [
      'booking_http_requests_total{method="POST",route="/api/Reservation/Create",status="200"} 1',
      'booking_http_requests_total{method="GET",route="/api/Property/:id",status="404"} 1',
      'booking_http_request_duration_seconds_count{method="POST",route="/api/Reservation/Create"} 4',
      'booking_created_total{outcome="Confirmed",payment_type="card"} 1',
      'booking_refused_total{reason="invalid"} 1',
      'booking_refused_total{reason="rooms-gone"} 1',
      'booking_refused_total{reason="key-reused"} 1',
      'booking_database_up 1',
      'booking_holds_open 0',
      'booking_outbox_waiting 1',
    ]) {
      expect(text).toContain(`${line}\n`);
    }
  });
});

const boardSchema = z.object({
  panels: z.array(z.object({ id: z.number(), targets: z.optional(z.array(z.object({ expr: z.string() }))) })),
});

describe('metrics', () => {
  it('are only shown with a token, and in production never without', async () => {
    const answers = [];
    for (const variables of [
      { OPERATOR_TOKEN: operatorToken },
      { METRICS_TOKEN: 'a token for prometheus' },
      { NODE_ENV: 'production', ALLOW_NO_PUBLIC_URL: 'on', ALLOW_NO_SMTP: 'on' },
      { NODE_ENV: 'development' },
    ]) {
      const server = await createTestApp('postgres', { env: readEnv({ NODE_ENV: 'test', ...variables }) });
      answers.push((await server.app.inject('/metrics')).statusCode);
      if ('METRICS_TOKEN' in variables) await scrape(server, variables.METRICS_TOKEN);
      await server.close();
    }
    expect(answers).toEqual([401, 401, 401, 200]);
  });

  it('say that the database is away', async () => {
    const server = await createTestApp();
    await server.database.close();
    expect(await scrape(server)).toContain('booking_database_up 0\n');
    await server.app.close();
  });

  /** With every gateway, so that each has registered its own. */
  async function namesOfMetrics(): Promise<readonly string[]> {
    const metrics = createMetrics();
    watchProcess(metrics);
    const env = stripeEnv({ url: 'http://127.0.0.1:1' });
    const server = await createTestApp('postgres', { metrics, env });
    await scrape(server);
    const made = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    await server.close();
    return made;
  }
  const docs = join(import.meta.dirname, '..', '..', 'docs');
  const namedIn = (text: string): ReadonlySet<string> =>
    new Set(
      [...text.matchAll(/\b(?:booking|process|nodejs)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    );

  it('are all in the runbook, which names no others', async () => {
    const made = await namesOfMetrics();
    const text = await readFile(join(docs, 'runbooks', 'alerts.md'), 'utf8');
    const named = namedIn(text);
    expect([...named].filter((name) => !made.includes(name))).toEqual([]);
    expect(made.filter((name) => name.startsWith('booking_') && !named.has(name))).toEqual([]);
    const refused = /^\| `booking_refused_total` .*$/m.exec(text)?.[0] ?? '';
    expect(rejectionReasons.filter((reason) => !refused.includes(`\`${reason}\``))).toEqual([]);
  });

  it('are all on a dashboard, which shows no others', async () => {
    const made = await namesOfMetrics();
    const folder = join(docs, 'dashboards');
    const files = await readdir(folder);
    const boards = await Promise.all(
      files.map(async (name) => boardSchema.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
    );
    const shown = boards.flatMap(({ panels }) =>
      panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
    );
    const named = namedIn(shown.join('\n'));
    expect([...named].filter((name) => !made.includes(name))).toEqual([]);
    expect(made.filter((name) => name.startsWith('booking_') && !named.has(name))).toEqual([]);
    for (const { panels } of boards) expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});
