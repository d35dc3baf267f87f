import { mkdtemp, writeFile } from 'node:fs/promises';
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
  readonly reasons: Record<
    string,
    {
      readonly phases: readonly { readonly phase: string; readonly p75: number }[];
      readonly grown: string | null;
      readonly element: object | null;
    }
  >;
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
    for (const [release, css] of [
      ['shell/1', '.btn--primary{color:red}'],
      ['mf-search/1', '.se-pictures__one:hover{color:red}'],
      ['mf-search/2', '.se-pictures__one:hover,.se-map{color:red}'],
    ] as const)
      await writeFile(join(releasesDir, 'ClientApp', release, 'style.css'), css);
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
  const elements = async (): Promise<Record<string, number>> => {
    const found = await shared.database.db.selectFrom('web_vital_element').selectAll().execute();
    return Object.fromEntries(found.map(({ name, element, count }) => [`${name} ${element}`, count]));
  };
  const opsPage = async (): Promise<string> => {
    const login = await server.app.inject({
      method: 'POST',
      url: '/ops/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: operatorToken }).toString(),
    });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await server.app.inject({ url: '/ops', headers: { cookie } });
    return body.replaceAll('<!-- -->', '');
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
    expect(await opsPage()).toContain('worse than the release before');
  });

  it('shows why a release is slow: the phase that has grown, and what slow paints were of', async () => {
    const paints = (release: string, renderDelay: number, element: string) =>
      Promise.all(
        Array.from({ length: 25 }, () =>
          tell(
            vital({
              Release: release,
              Value: 1000 + renderDelay,
              Phases: [400, 200, 400, renderDelay],
              Element: element,
            }),
          ),
        ),
      );
    await paints('1', 300, 'img.se-pictures');
    server.clock.set('2026-11-20T18:30:00Z');
    await paints('2', 2400, 'div.se-map');
    await tell(
      vital({ Value: 3000, Element: 'h1' }),
      vital({ Name: 'INP', Value: 100, Phases: [20, 30, 50] }),
    );
    await expect.poll(told, { timeout: 10_000 }).toHaveLength(2);
    await expect.poll(async () => (await elements())['LCP div.se-map'], { timeout: 10_000 }).toBe(25);
    // Quick paints are of nothing that an operator has to look for.
    expect(await elements()).toEqual({ 'LCP div.se-map': 25, 'LCP h1': 1 });
    const [second, first] = await told();
    expect(second?.reasons['LCP']).toMatchObject({
      grown: 'render-delay',
      element: { name: 'div.se-map', count: 25, of: 26 },
    });
    expect(second?.reasons['LCP']?.phases.map(({ phase }) => phase)).toEqual([
      'ttfb',
      'load-delay',
      'load-duration',
      'render-delay',
    ]);
    expect(second?.reasons['LCP']?.phases.at(-1)?.p75).toBeGreaterThan(2000);
    expect(first?.reasons['LCP']).toMatchObject({ grown: null, element: null });
    const page = await opsPage();
    expect(page).toMatch(/until it is painted 2\d\d\d ms<strong> has grown most/);
    expect(page).toContain('25 of 26 slow ones: <code>div.se-map</code>');
    const { body } = await server.app.inject({ url: '/metrics', headers });
    expect(body).toMatch(
      /booking_web_vital_phase_p75\{remote="mf-search",version="2",name="LCP",phase="render-delay"\} 2\d\d\d/,
    );
    expect(body).toMatch(
      /booking_web_vital_phase_p75\{remote="mf-search",version="2",name="INP",phase="processing"\} [23]\d/,
    );
  });

  it('counts no elements but tags, and blocks that the stylesheets of the release or the shell have', async () => {
    const slow = (element: string) => vital({ Value: 5000, Element: element });
    await tell(
      slow('img.se-pictures'),
      slow('button.btn'),
      slow('img.se-hidden'),
      slow('x-widget.se-pictures'),
      slow('linearGradient'),
      vital({ Release: '1', Value: 5000, Element: 'div.se-map' }),
    );
    await server.app.close();
    expect(await elements()).toEqual({
      'LCP img.se-pictures': 1,
      'LCP button.btn': 1,
      'LCP img': 1,
      'LCP other': 2,
      'LCP div': 1,
    });
  });

  it('counts few elements of a page in an hour, and the rest as one', async () => {
    const names = ['a', 'article', 'aside', 'body', 'button', 'canvas', 'caption', 'dd', 'details', 'dialog'];
    const more = ['div', 'dl', 'dt', 'em', 'fieldset', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4'];
    for (const element of [...names, ...more]) await tell(vital({ Value: 5000, Element: element }));
    await server.app.close();
    const found = await elements();
    expect(Object.keys(found)).toHaveLength(21);
    expect(found['LCP other']).toBe(2);
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
      vital({ Phases: [1, 2, 3] }),
      vital({ Phases: [1, 2, 3, -4] }),
      vital({ Name: 'CLS', Value: 0.1, Phases: [1] }),
      vital({ Element: 'img.se-pictures#guest' }),
      vital({ Element: 'img.anna@example.org' }),
      vital({ Element: `img.${'x'.repeat(80)}` }),
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
    await tell(vital({ Value: 5000, Element: 'h1' }));
    await expect.poll(elements, { timeout: 10_000 }).toEqual({ 'LCP h1': 1 });
    await purgeVitals(shared.database.db, new Date(Date.parse(testNow) + 3_600_000));
    expect(await rows()).toEqual([]);
    expect(await elements()).toEqual({});
  });
});
