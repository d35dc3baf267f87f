import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore, pinRemote, publishBuild, type FolderStore } from 'federation/releases';
import { givenBuild, manifestOf, testKeys } from 'federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import type { AppDeps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { createLogger } from '../src/logger.ts';
import { openHotel } from './support/bookable-hotel.ts';
import { createTestApp, createTestClock, operatorToken, testNow, type TestApp } from './support/app.ts';

let shared: TestApp;
let server: Pick<TestApp, 'app' | 'clock'>;
let store: FolderStore;
let releasesDir: string;

beforeAll(async () => {
  shared = await createTestApp();
});
afterAll(() => shared.close());

beforeEach(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'ops-'));
  store = openFolderStore(releasesDir, testKeys());
  server = givenServer();
  for (const [name, version] of [
    ['shell', '1'],
    ['mf-search', '1'],
    ['mf-search', '2'],
  ] as const) {
    await publishBuild(store, await givenBuild(manifestOf(name, version)), { property: null, now: Date.now });
  }
});
afterEach(() => server.app.close());

function givenServer(variables: Record<string, string> = {}, overrides: Partial<AppDeps> = {}) {
  const env = readEnv({
    NODE_ENV: 'test',
    OPERATOR_TOKEN: operatorToken,
    RELEASES_DIR: releasesDir,
    ...variables,
  });
  const clock = createTestClock(testNow);
  return { app: buildApp({ ...shared.deps, env, clock, releaseKeys: testKeys(), ...overrides }), clock };
}

const form = (
  url: string,
  fields: Record<string, string>,
  cookie = '',
  { app = server.app, from = '192.0.2.1' } = {},
) =>
  app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie,
    },
    payload: new URLSearchParams(fields).toString(),
  });

async function logIn(app = server.app): Promise<string> {
  const response = await form('/ops/login', { token: operatorToken }, '', { app });
  expect(response.statusCode).toBe(303);
  return String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
}

const page = (cookie = '') => server.app.inject({ url: '/ops', headers: { cookie } });
const live = async () => (await store.readRegistry())?.remotes['mf-search']?.version;
const back = { name: 'mf-search', from: '2', to: '1', why: 'cards are refused' };

describe('the operators’ page', () => {
  it('shows nothing without the token, and its cookie goes nowhere else', async () => {
    expect((await page()).body).not.toContain('mf-search');
    const refused = await form('/ops/login', { token: 'a guess' });
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([401, undefined]);
    const { headers } = await form('/ops/login', { token: operatorToken });
    expect(headers['set-cookie']).toMatch(/; Path=\/ops; HttpOnly; SameSite=Strict$/);
  });

  it('shows what runs, what is before it, and what changed', async () => {
    const { body, headers } = await page(await logIn());
    expect(body).toContain('Roll mf-search back to 1?');
    expect(headers['content-security-policy']).not.toMatch(/unsafe|strict-dynamic/);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('names hotels with rates that can be paid by card only, where no gateway takes their cards', async () => {
    await openHotel(shared.deps, { propertyId: 'fjord', property: { propertyCode: 'FJORD' } });
    expect((await page(await logIn())).body).not.toContain('can be paid by card only');
    const without = givenServer({ PAYMENT_SIMULATOR: 'off' });
    const cookie = await logIn(without.app);
    const { body } = await without.app.inject({ url: '/ops', headers: { cookie } });
    expect(body).toContain('FJORD: these hotels have rates that can be paid by card only');
    await without.app.close();
  });

  it('rolls back with one confirmed click, and says so', async () => {
    const response = await form('/ops/rollback', back, await logIn());
    expect(response.body).toContain('mf-search runs 1 now.');
    expect(await live()).toBe('1');
    expect((await store.readHistory()).at(-1)).toMatchObject({
      action: 'rollback',
      why: 'cards are refused',
    });
  });

  it('undoes a rollback, also where no release is before the one that runs now', async () => {
    const cookie = await logIn();
    expect((await page(cookie)).body).not.toContain('Run 2 of mf-search again?');
    await form('/ops/rollback', back, cookie);
    expect((await page(cookie)).body).toContain('Run 2 of mf-search again?');
    const forward = { name: 'mf-search', from: '1', to: '2', why: 'it was the gateway' };
    expect((await form('/ops/rollback', forward, cookie)).body).toContain('mf-search runs 2 now.');
    expect(await live()).toBe('2');
  });

  it('tells the log who has rolled what back, from where and to which version', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
    const { app } = givenServer({}, { logger });
    await form('/ops/rollback', back, await logIn(app), { app, from: '192.0.2.4' });
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    const event = { security: 'operator.roll-back', level: 'warn', address: '192.0.2.4' };
    expect(told).toContainEqual(
      expect.objectContaining({ ...event, remote: 'mf-search', from: '2', to: '1' }),
    );
    await app.close();
  });

  it('shows who made a release and from which commit, and nothing that nobody has signed', async () => {
    const cookie = await logIn();
    const shown = (await page(cookie)).body.replaceAll(/<!-- -->|<[^>]+>/g, '');
    expect(shown).toContain('Operators · commit 1a2b3c4d');
    const { switches: _none, ...unsigned }: Record<string, unknown> = JSON.parse(
      (await store.files.readRegistry()) ?? '',
    );
    await store.files.writeRegistry(JSON.stringify(unsigned));
    const { body } = await page(cookie);
    expect(body).toContain('What the store says is not believed');
    expect(body).not.toContain('Roll mf-search back');
    expect((await form('/ops/rollback', back, cookie)).body).toContain('is not signed.');
  });

  it('names the hotels that are pinned to what was rolled back from, and how they are freed', async () => {
    await pinRemote(store, 'mf-search', '2', { property: 'HARBOUR', why: null, now: Date.now });
    const { body } = await form('/ops/rollback', back, await logIn());
    expect(body).toContain('HARBOUR: pinned to 2');
    expect(body).toContain('npx pnpm release unpin mf-search --property HARBOUR');
  });

  it.each([
    ['without a session', back, false],
    ['without a reason', { ...back, why: ' ' }, true],
    ['from an old page', { ...back, from: '1', to: '2' }, true],
    ['of what is not there', { ...back, name: 'mf-nothing' }, true],
  ])('changes nothing %s', async (_name, fields, isLoggedIn) => {
    const response = await form('/ops/rollback', fields, isLoggedIn ? await logIn() : '');
    expect(response.body).not.toContain('runs 1 now');
    expect(await live()).toBe('2');
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['with its cookie that does not say where it comes from', {}],
  ])('takes no post %s', async (_name, headers) => {
    const cookie = await logIn();
    const post = (url: string) =>
      server.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
        payload: new URLSearchParams(back).toString(),
      });
    expect([(await post('/ops/rollback')).statusCode, await live()]).toEqual([403, '2']);
    expect((await post('/ops/logout')).statusCode).toBe(403);
    expect((await page(cookie)).body).toContain('mf-search');
  });

  it.each(['ENOSPC', 'EROFS', 'EACCES'])('says so when the releases cannot be written: %s', async (code) => {
    const error = Object.assign(new Error('low-level words'), { code });
    const { app } = givenServer({}, { releaseStore: { ...store, lock: () => Promise.reject(error) } });
    const response = await form('/ops/rollback', back, await logIn(app), { app });
    expect(response.body).toContain(`mf-search: files cannot be kept in ${releasesDir}: `);
    expect(response.body).toContain(`(${code})`);
    expect(response.body).toContain('ops__notice--bad');
    await app.close();
  });

  it('ends after eight hours, and forged cookies open nothing', async () => {
    const cookie = await logIn();
    expect((await page(cookie.replace('operator=', 'operator=9'))).body).not.toContain('mf-search');
    server.clock.set('2026-11-20T18:00:01Z');
    expect((await page(cookie)).body).not.toContain('mf-search');
  });

  it('ends at once when it is closed, and no other session with it', async () => {
    const [closed, other] = [await logIn(), await logIn()];
    const { headers } = await form('/ops/logout', {}, closed);
    expect(headers['set-cookie']).toMatch(/^operator=; Max-Age=0; /);
    expect((await page(closed)).body).not.toContain('mf-search');
    await form('/ops/rollback', back, closed);
    expect(await live()).toBe('2');
    expect((await page(other)).body).toContain('mf-search');
  });

  it('has a cookie for https only where guests come by https, also behind a proxy that does not say so', async () => {
    const { app } = givenServer({ PUBLIC_URL: 'https://stay.example' });
    const { headers } = await form('/ops/login', { token: operatorToken }, '', { app });
    expect(headers['set-cookie']).toMatch(/; Secure; SameSite=Strict$/);
    expect((await form('/ops/logout', {}, '', { app })).headers['set-cookie']).toMatch(
      /; Secure; SameSite=Strict$/,
    );
    await app.close();
  });

  it('stops listening to guesses of a place after ten, and never to the right token', async () => {
    const guesser = { from: '2001:db8:1:2::1' };
    const tries = [];
    for (let guess = 0; guess < 11; guess += 1)
      tries.push((await form('/ops/login', { token: `guess ${String(guess)}` }, '', guesser)).statusCode);
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const tryFrom = async (from: string, token: string) =>
      (await form('/ops/login', { token }, '', { from })).statusCode;
    expect(await tryFrom('2001:db8:1:2:ffff::9', 'a guess')).toBe(429);
    expect(await tryFrom('2001:db8:1:2:ffff::9', operatorToken)).toBe(303);
    expect(await tryFrom('2001:db8:1:3::1', 'a guess')).toBe(401);
    server.clock.set('2026-11-20T10:01:00Z');
    expect(await tryFrom('2001:db8:1:2::1', 'a guess')).toBe(401);
  });
});

describe('what else the operator’s token opens', () => {
  const doors = [
    ['GET', '/ops/status.json'],
    ['GET', '/metrics'],
    ['POST', '/api/StaticData/HARBOUR/flush'],
  ] as const;
  type Door = readonly ['GET' | 'POST', string];
  const knock = async (app: TestApp['app'], door: Door, token: string, from: string) => {
    const [method, url] = door;
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode, headers: answered } = await app.inject({ method, url, headers, remoteAddress: from });
    return [statusCode, answered['retry-after']];
  };

  it.each(doors)(
    '%s %s stops listening to guesses of a place, whatever door it tried, and opens to the right token',
    async (...door) => {
      for (let guess = 0; guess < 4; guess += 1)
        for (const other of doors) await knock(server.app, other, 'a guess', '192.0.2.9');
      expect(await knock(server.app, door, 'a guess', '192.0.2.9')).toEqual([429, '60']);
      const right = { token: operatorToken };
      expect((await form('/ops/login', right, '', { from: '192.0.2.9' })).statusCode).toBe(303);
      const [opened] = await knock(server.app, door, operatorToken, '192.0.2.9');
      // The hotel does not exist: the token was taken.
      expect(opened).toBe(door[1].startsWith('/api') ? 404 : 200);
    },
  );

  it.each(doors)('%s %s is opened by the token that was made at the first start', async (...door) => {
    const env = readEnv({
      NODE_ENV: 'production',
      ALLOW_NO_PUBLIC_URL: 'on',
      ALLOW_NO_SMTP: 'on',
      RELEASES_DIR: releasesDir,
    });
    const app = buildApp({ ...shared.deps, env, operatorToken: 'made at the first start' });
    expect((await knock(app, door, operatorToken, '192.0.2.1'))[0]).toBe(401);
    const [status] = await knock(app, door, 'made at the first start', '192.0.2.1');
    expect(status).toBe(door[1].startsWith('/api') ? 404 : 200);
    await app.close();
  });
});

describe('failures that browsers tell of', () => {
  const tell = (message: object, { from = '192.0.2.1', logger = 'remote' } = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/jsnlog.logger',
      remoteAddress: from,
      headers: { 'jsnlog-requestid': randomUUID() },
      payload: { r: '', lg: [{ l: 5000, m: JSON.stringify(message), n: logger, t: 1 }] },
    });
  const failures = async () => {
    const headers = { authorization: `Bearer ${operatorToken}` };
    const response = await server.app.inject({ url: '/ops/status.json', headers });
    return response.json<{ failures: object[] | null }>().failures;
  };
  const broken = { remote: 'mf-search', version: '2', reason: 'entry' };

  it('are counted once for each guest, by remote and version', async () => {
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) await tell(broken, { from });
    // A call that was refused is no failure of the remote that made it.
    await tell({ remote: 'mf-search', version: '2', status: 404 }, { from: '192.0.2.3', logger: 'api' });
    await server.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({
        'csp-report': {
          'effective-directive': 'script-src',
          'blocked-uri': 'eval',
          'source-file': 'https://hotel.example/ClientApp/mf-search/2/remote.js',
        },
      }),
    });
    await expect.poll(failures).toMatchObject([
      {
        remote: 'mf-search',
        version: '2',
        total: 3,
        reasons: [
          ['entry', 2],
          ['csp', 1],
        ],
      },
    ]);
    expect((await page(await logIn())).body).toContain('entry: 2, csp: 1');
  });

  it('are not known when the database is down; rolling back works all the same', async () => {
    const cookie = await logIn();
    await shared.database.close();
    expect((await page(cookie)).body).toContain('The database does not answer');
    await form('/ops/rollback', back, cookie);
    expect(await live()).toBe('1');
  });
});
