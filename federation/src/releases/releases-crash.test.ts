import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isEverything } from 'shared/testing/everything';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type StoreLocation } from './open-store.ts';
import { publishBuild } from './publish.ts';
import { reconcileHistory } from './reconcile.ts';
import { keyFilesOf, makeLocalKeys, openReleaseKeys } from './release-keys.ts';
import type { ReleaseStore } from './store.ts';
import { startBucketServer, type BucketServer } from './test-bucket.ts';
import { givenBuild, manifestOf } from './testing.ts';
import { verifyStore } from './verify.ts';

const versions = ['1', '2', '3', '4'];
let folders: string[];
let server: BucketServer;

beforeAll(async () => {
  server = await startBucketServer();
  folders = await Promise.all(
    versions.map((version) => givenBuild(manifestOf('mf-search', version), version.repeat(200_000))),
  );
});
afterAll(() => server.close());

/** A store with a first version, and operators' processes that publish others in turns. */
interface Scene {
  readonly store: ReleaseStore;
  readonly publisher: (rounds: number) => ChildProcess;
}

async function givenScene(prefix: string | null): Promise<Scene> {
  const dir = await mkdtemp(join(tmpdir(), 'releases-'));
  const location: StoreLocation = { dir, bucket: prefix === null ? null : server.settings(prefix) };
  const keyFolder = await mkdtemp(join(tmpdir(), 'keys-'));
  await makeLocalKeys(keyFilesOf(keyFolder));
  const keys = openReleaseKeys(keyFilesOf(keyFolder), { author: 'An operator', commit: null });
  const store = await openStore(location, keys);
  for (const folder of [await givenBuild(manifestOf('shell', '1')), folders[0] ?? ''])
    await publishBuild(store, folder, { property: null, now: Date.now });
  const program = join(import.meta.dirname, 'crash-publisher.ts');
  return {
    store,
    publisher: (rounds) =>
      spawn(process.execPath, [program, JSON.stringify(location), keyFolder, String(rounds), ...folders], {
        stdio: 'ignore',
      }),
  };
}

const folder = { kind: 'a folder', prefix: null, kills: isEverything ? 12 : 2, stepMs: 15 };
const bucket = { kind: 'a bucket', prefix: 'crash', kills: 6, stepMs: 120 };
const rounds = isEverything ? 60 : 20;

describe.each(isEverything ? [folder, bucket] : [folder])('publishing to $kind by processes', (place) => {
  const { prefix, kills, stepMs } = place;

  it('killed at any moment, leaves the old or the new, never half', async () => {
    const { store, publisher } = await givenScene(prefix && `${prefix}/killed`);
    for (let kill = 0; kill < kills; kill += 1) {
      const child = publisher(1_000_000);
      const exited = once(child, 'exit');
      // From its first switch to some rounds later.
      const before = (await store.readHistory()).length;
      await expect.poll(async () => (await store.readHistory()).length).toBeGreaterThan(before);
      await pause(kill * stepMs);
      child.kill('SIGKILL');
      expect(await exited).toEqual([null, 'SIGKILL']);
      expect(await verifyStore(store)).toEqual([]);
    }
    await reconcileHistory(store, Date.now);
    const live = (await store.readRegistry())?.remotes['mf-search']?.version;
    expect((await store.readHistory()).findLast(({ name }) => name === 'mf-search')?.to).toBe(live);
  });

  it('two operators at once: each switch begins where the one before it ended', async () => {
    const { store, publisher } = await givenScene(prefix && `${prefix}/together`);
    const children = [publisher(rounds), publisher(rounds)];
    await Promise.all(children.map((child) => once(child, 'exit')));
    const history = (await store.readHistory()).filter(({ name }) => name === 'mf-search');
    expect(history.length).toBeGreaterThan(2);
    expect(history.slice(1).map(({ from }) => from)).toEqual(history.slice(0, -1).map(({ to }) => to));
    expect((await store.readRegistry())?.remotes['mf-search']?.version).toBe(history.at(-1)?.to);
    expect(await verifyStore(store)).toEqual([]);
  });
});
