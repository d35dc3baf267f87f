import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishBuild } from './publish.ts';
import { reconcileHistory } from './reconcile.ts';
import { openStore, type ReleaseStore } from './store.ts';
import { givenBuild, manifestOf } from './testing.ts';
import { verifyStore } from './verify.ts';

const versions = ['1', '2', '3', '4'];
let folders: string[];

beforeAll(async () => {
  folders = await Promise.all(
    versions.map((version) => givenBuild(manifestOf('mf-search', version), version.repeat(200_000))),
  );
});

async function givenStore(): Promise<ReleaseStore> {
  const store = openStore(await mkdtemp(join(tmpdir(), 'releases-')));
  for (const folder of [await givenBuild(manifestOf('shell', '1')), folders[0] ?? '']) {
    await publishBuild(store, folder, { property: null, now: Date.now });
  }
  return store;
}

const publisher = (store: ReleaseStore, rounds: number): ChildProcess =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'crash-publisher.ts'), store.dir, String(rounds), ...folders],
    {
      stdio: 'ignore',
    },
  );

describe('publishing by processes', { timeout: 60_000 }, () => {
  it('killed at any moment, leaves the old or the new, never half', async () => {
    const store = await givenStore();
    for (let kill = 0; kill < 12; kill += 1) {
      const child = publisher(store, 1_000_000);
      // From before its first round to some rounds later.
      await pause(60 + kill * 15);
      child.kill('SIGKILL');
      await once(child, 'exit');
      expect(await verifyStore(store)).toEqual([]);
    }
    await reconcileHistory(store, Date.now);
    const live = (await store.readRegistry())?.remotes['mf-search']?.version;
    expect((await store.readHistory()).findLast(({ name }) => name === 'mf-search')?.to).toBe(live);
  });

  it('two operators at once: each switch begins where the one before it ended', async () => {
    const store = await givenStore();
    const children = [publisher(store, 60), publisher(store, 60)];
    await Promise.all(children.map((child) => once(child, 'exit')));
    const history = (await store.readHistory()).filter(({ name }) => name === 'mf-search');
    expect(history.length).toBeGreaterThan(4);
    expect(history.slice(1).map(({ from }) => from)).toEqual(history.slice(0, -1).map(({ to }) => to));
    expect((await store.readRegistry())?.remotes['mf-search']?.version).toBe(history.at(-1)?.to);
    expect(await verifyStore(store)).toEqual([]);
  });
});
