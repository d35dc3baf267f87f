import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFolderStore, pinRemote, publishBuild, type FolderStore } from 'federation/releases';
import { givenBuild, manifestOf } from 'federation/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv } from '../src/env.ts';
import { createTestApp, createTestClock, operatorToken, testNow, type TestApp } from './support/app.ts';

let shared: TestApp;
let server: Pick<TestApp, 'app' | 'clock'>;
let store: FolderStore;

beforeAll(async () => {
  shared = await createTestApp('pglite');
});
afterAll(() => shared.close());

beforeEach(async () => {
  const releasesDir = await mkdtemp(join(tmpdir(), 'ops-'));
  store = openFolderStore(releasesDir);
  const env = readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken, RELEASES_DIR: releasesDir });
  const clock = createTestClock(testNow);
  server = { app: buildApp({ ...shared.deps, env, clock }), clock };
  for (const [name, version] of [
    ['shell', '1'],
    ['mf-search', '1'],
    ['mf-search', '2'],
  ] as const) {
    await publishBuild(store, await givenBuild(manifestOf(name, version)), { property: null, now: Date.now });
  }
});
afterEach(() => server.app.close());

const form = (url: string, fields: Record<string, string>, cookie = '') =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
    payload: new URLSearchParams(fields).toString(),
  });

async function logIn(): Promise<string> {
  const response = await form('/ops/login', { token: operatorToken });
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

  it('rolls back with one confirmed click, and says so', async () => {
    const response = await form('/ops/rollback', back, await logIn());
    expect(response.body).toContain('mf-search runs 1 now.');
    expect(await live()).toBe('1');
    expect((await store.readHistory()).at(-1)).toMatchObject({
      action: 'rollback',
      why: 'cards are refused',
    });
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

  it('takes no post of another site', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/ops/rollback',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: await logIn(),
        origin: 'https://evil.example',
      },
      payload: new URLSearchParams(back).toString(),
    });
    expect([response.statusCode, await live()]).toEqual([403, '2']);
  });

  it('ends after eight hours, and forged cookies open nothing', async () => {
    const cookie = await logIn();
    expect((await page(cookie.replace('operator=', 'operator=9'))).body).not.toContain('mf-search');
    server.clock.set('2026-11-20T18:00:01Z');
    expect((await page(cookie)).body).not.toContain('mf-search');
  });

  it('stops listening to guesses after ten', async () => {
    for (let guess = 0; guess < 10; guess += 1) await form('/ops/login', { token: `guess ${String(guess)}` });
    expect((await form('/ops/login', { token: operatorToken })).statusCode).toBe(429);
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
