import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore, publishBuild } from 'federation/releases';
import { givenBuild, manifestOf, testKeys } from 'federation/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { purgeVitals } from '../src/modules/web-vitals/index.ts';
import { createTestApp, createTestClock, operatorToken, testNow, type TestApp } from './support/app.ts';
import { engines } from './support/database.ts';

const route = '/Book/:propertyCode';
const headers = { authorization: `Bearer ${operatorToken}` };

interface Told {
  readonly version: string;
  readonly figures: Record<string, { readonly p75: number; readonly count: number }>;
  readonly worse: readonly string[];
}

describe.each(engines)('what pages measure at guests, on %s', (engine) => {
  let shared: TestApp;
  let server: { readonly app: TestApp['app']; readonly clock: TestApp['clock'] };
  beforeEach(async () => {
    shared = await createTestApp(engine);
    const releasesDir = await mkdtemp(join(tmpdir(), 'vitals-'));
    const store = openFolderStore(releasesDir, testKeys());
    const clock = createTestClock(testNow);
    const env = readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken, RELEASES_DIR: releasesDir });
    server = { app: buildApp({ ...shared.deps, env, clock, releaseKeys: testKeys() }), clock };
    for (const [name, version] of [
      ['shell', '1'],
      ['mf-search', '1'],
      ['mf-search', '2'],
    ] as const)
      await publishBuild(store, await givenBuild(manifestOf(name, version)), {
        property: null,
        now: Date.now,
      });
  });
  afterEach(async () => {
    await server.app.close();
    await shared.close();
  });

  const send = async (payload: string, from = '192.0.2.1'): Promise<number> => {
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/api/WebVitals',
      remoteAddress: from,
      headers: { 'content-type': 'application/json' },
      payload,
    });
    return statusCode;
  };
  const vital = (changes: object = {}) => ({
    Route: route,
    Remote: 'mf-search',
    Release: '2',
    Name: 'LCP',
    Value: 1000,
    ...changes,
  });
  const tell = (...vitals: object[]): Promise<number> => send(JSON.stringify({ Vitals: vitals }));
  const told = async (): Promise<readonly Told[]> => {
    const response = await server.app.inject({ url: '/ops/status.json', headers });
    return response.json<{ vitals: Told[] }>().vitals;
  };
  const rows = () => shared.database.db.selectFrom('web_vital').selectAll().execute();

  it('is counted by page and release, and three of four are not above what is told', async () => {
    for (let view = 1; view <= 100; view += 1)
      expect(await tell(vital({ Value: view * 20 }), vital({ Name: 'CLS', Value: 0.05 }))).toBe(204);
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(1);
    const [release] = await told();
    expect(release?.figures['LCP']?.count).toBe(100);
    expect(release?.figures['LCP']?.p75).toBeGreaterThan(1400);
    expect(release?.figures['LCP']?.p75).toBeLessThan(1600);
    expect(release?.figures['CLS']?.p75).toBeCloseTo(0.05, 1);
    const { body } = await server.app.inject({ url: '/metrics', headers });
    expect(body).toMatch(/booking_web_vital_p75\{remote="mf-search",version="2",name="LCP"\} 1[45]\d\d/);
    expect(body).toContain('booking_web_vital_views{remote="mf-search",version="2",name="LCP"} 100');
  });

  it('shows a release that is slower than the one before, and only where that is sure', async () => {
    const views = (release: string, lcp: number, inp: number) =>
      Promise.all(
        Array.from({ length: 25 }, () =>
          tell(vital({ Release: release, Value: lcp }), vital({ Release: release, Name: 'INP', Value: inp })),
        ),
      );
    await views('1', 1000, 100);
    server.clock.set('2026-11-20T18:30:00Z');
    await views('2', 1600, 105);
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(2);
    expect((await told()).map(({ version, worse }) => [version, worse])).toEqual([
      ['2', ['LCP']],
      ['1', []],
    ]);
    const login = await server.app.inject({
      method: 'POST',
      url: '/ops/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: operatorToken }).toString(),
    });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const page = await server.app.inject({ url: '/ops', headers: { cookie } });
    expect(page.body).toContain('worse than the release before');
  });

  it('keeps a row for each kind of figure, however many tell of it', async () => {
    for (let view = 0; view < 30; view += 1) await tell(vital());
    await expect.poll(rows, { timeout: 10_000 }).toHaveLength(1);
    expect(await rows()).toMatchObject([
      { route, remote: 'mf-search', version: '2', name: 'LCP', count: 30 },
    ]);
  });

  it('takes nothing of pages and releases that there are not, nor what is no figure, and never answers an error', async () => {
    for (const wrong of [
      vital({ Route: '/Book/HARBOUR' }),
      vital({ Route: '/Book/:propertyCode/Checkout/a-secret-token' }),
      vital({ Release: '3' }),
      vital({ Remote: 'mf-none' }),
      vital({ Name: 'FID' }),
      vital({ Value: -1 }),
      vital({ Value: 'slow' }),
    ])
      expect(await tell(wrong)).toBe(204);
    for (const body of ['', '{', '[]', 'null', '{"Vitals":[]}', 'x'.repeat(9000)])
      expect(await send(body)).toBe(204);
    await server.app.close();
    expect(await rows()).toEqual([]);
  });

  it('takes only so much of one network in a minute', async () => {
    for (let view = 0; view < 700; view += 1) await send(JSON.stringify({ Vitals: [vital()] }));
    await server.app.close();
    expect(await rows()).toMatchObject([{ count: 600 }]);
  });

  it('is forgotten after its time', async () => {
    await tell(vital());
    await expect.poll(rows, { timeout: 10_000 }).toHaveLength(1);
    await purgeVitals(shared.database.db, new Date(Date.parse(testNow) + 3_600_000));
    expect(await rows()).toEqual([]);
  });
});
