import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openBucketReleases,
  publishBuild,
  rollBack,
  type BucketSettings,
  type BucketStore,
} from 'federation/releases';
import { startBucketServer, type BucketServer } from 'federation/test-bucket';
import { givenBuild, manifestOf, testKeys } from 'federation/testing';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app.ts';
import { readEnv, type Env } from '../src/env.ts';
import { followBucket } from '../src/release-mirror.ts';
import { createTestApp, operatorToken, type TestApp } from './support/app.ts';

const logger = pino({ level: 'silent' });
const now = (): number => Date.now();
let shared: TestApp;
let bucketServer: BucketServer;
let count = 0;
let settings: BucketSettings;
let operator: BucketStore;
const instances: { readonly close: () => Promise<void> }[] = [];

beforeAll(async () => {
  shared = await createTestApp();
  bucketServer = await startBucketServer();
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await bucketServer.close();
  await shared.close();
});

beforeEach(async () => {
  count += 1;
  settings = bucketServer.settings(`server-${count}`);
  operator = await openBucketReleases(settings, testKeys());
  await publish('shell', '1');
  for (const version of ['1', '2', '3']) await publish('mf-search', version);
});

const publish = async (name: string, version: string) =>
  publishBuild(operator, await givenBuild(manifestOf(name, version)), { property: null, now });

/** A server of the fleet, which keeps its copy in `releasesDir`. */
async function startInstance(releasesDir: string): Promise<FastifyInstance> {
  const given = readEnv({ NODE_ENV: 'test', OPERATOR_TOKEN: operatorToken, RELEASES_DIR: releasesDir });
  const env: Env = { ...given, releasesBucket: settings };
  const releaseKeys = testKeys();
  const releases = await followBucket(env, releaseKeys, logger);
  if (releases === null) throw new Error('The environment names a bucket.');
  const app = buildApp({
    ...shared.deps,
    env,
    releaseKeys,
    releaseStore: releases.releaseStore,
    mirror: releases.mirror,
  });
  instances.push({
    async close() {
      await app.close();
      await releases.stop();
    },
  });
  return app;
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'instance-'));

async function liveOn(app: FastifyInstance): Promise<unknown> {
  const response = await app.inject({ url: '/ClientApp/registry.json' });
  const registry: { remotes?: Record<string, { version?: string }> } = response.json();
  return registry.remotes?.['mf-search']?.version;
}

const entryOf = (version: string): string => `/ClientApp/mf-search/${version}/remoteEntry.js`;

describe('a server whose releases are in a bucket', () => {
  it('serves files of releases for ever and the registry never from a cache', async () => {
    const app = await startInstance(await newFolder());
    const file = await app.inject({ url: entryOf('3') });
    expect([file.statusCode, file.body]).toEqual([200, '3']);
    expect(file.headers['cache-control']).toMatch(/immutable/);
    const registry = await app.inject({ url: '/ClientApp/registry.json' });
    expect(registry.headers['cache-control']).toBe('no-store');
  });

  it('has the files that an old tab asks for, and nothing for what was never published', async () => {
    const app = await startInstance(await newFolder());
    expect((await app.inject({ url: entryOf('1') })).body).toBe('1');
    expect((await app.inject({ url: entryOf('9') })).statusCode).toBe(404);
  });

  it('every instance follows a rollback', async () => {
    const fleet = [await startInstance(await newFolder()), await startInstance(await newFolder())];
    await rollBack(operator, 'mf-search', { to: null, why: 'drill', now });
    for (const app of fleet) await expect.poll(() => liveOn(app)).toBe('2');
  });

  it('/ops shows what is in the bucket', async () => {
    const app = await startInstance(await newFolder());
    const headers = { authorization: `Bearer ${operatorToken}` };
    const { rows }: { rows: unknown } = (await app.inject({ url: '/ops/status.json', headers })).json();
    expect(rows).toContainEqual(
      expect.objectContaining({ name: 'mf-search', version: '3', previous: '2', problems: [] }),
    );
  });

  it('starts and serves what it has while the bucket cannot be reached', async () => {
    const folder = await newFolder();
    await startInstance(folder);
    settings = { ...settings, address: 's3://no-such-bucket/at-all' };
    const app = await startInstance(folder);
    expect(await liveOn(app)).toBe('3');
    expect((await app.inject({ url: entryOf('2') })).body).toBe('2');
  });
});
