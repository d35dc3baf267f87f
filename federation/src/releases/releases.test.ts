import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from 'shared/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryBucket } from './memory-bucket.ts';
import { pinRemote, unpinRemote } from './pin.ts';
import { publishBuild, type PublishResult } from './publish.ts';
import { pruneStore } from './prune.ts';
import { publishChanged, type Build } from './publish-changed.ts';
import { reconcileHistory } from './reconcile.ts';
import { rollBack, type RollbackResult } from './rollback.ts';
import type { ReleaseStore } from './store.ts';
import { givenBucketStore, givenFolderStore, type GivenStore } from './test-stores.ts';
import { givenBuild, manifestOf } from './testing.ts';
import { verifyStore } from './verify.ts';
import { withdrawRemote, type WithdrawResult } from './withdraw.ts';

const now = (): number => Date.UTC(2026, 10, 21);
let given: GivenStore;
let store: ReleaseStore;

// One set of tests: whatever holds for a folder holds for a bucket.
describe.each([
  ['a folder', givenFolderStore],
  [
    'a bucket',
    () => {
      const bucket = memoryBucket();
      return givenBucketStore(() => Promise.resolve(bucket));
    },
  ],
])('the release store in %s', (_kind, open) => {
  beforeEach(async () => {
    given = await open();
    store = given.store;
  });

  async function publish(
    name: string,
    version: string,
    options: { property?: string; content?: string; remote?: Partial<RemoteManifest> } = {},
  ): Promise<PublishResult> {
    const folder = await givenBuild(manifestOf(name, version, options.remote), options.content ?? version);
    return publishBuild(store, folder, { property: options.property ?? null, now });
  }

  function goBack(name: string, options: { to?: string } = {}): Promise<RollbackResult> {
    return rollBack(store, name, { to: options.to ?? null, why: 'drill', now });
  }

  const current = async (name: string): Promise<string | undefined> =>
    (await store.readRegistry())?.remotes[name]?.version;

  const withdraw = (name: string, property: string | null = null): Promise<WithdrawResult> =>
    withdrawRemote(store, name, { property, why: 'drill', now });

  describe('withdrawing', () => {
    it('a first release leaves nothing of it behind, and publishing brings it back', async () => {
      await publish('shell', '1');
      await publish('mf-spa', '1');
      expect(await withdraw('mf-spa')).toEqual({ kind: 'withdrawn', name: 'mf-spa', from: '1' });
      expect(await store.readRegistry()).toMatchObject({ remotes: {}, pins: {} });
      expect(await store.readHistory()).toContainEqual(
        expect.objectContaining({ action: 'withdraw', name: 'mf-spa', from: '1', to: null, why: 'drill' }),
      );
      expect(await withdraw('mf-spa')).toMatchObject({ kind: 'rejected' });
      expect(await publish('mf-spa', '1')).toMatchObject({ kind: 'published', to: '1' });
      expect(await current('mf-spa')).toBe('1');
    });

    it('for one hotel keeps it for all others, until that hotel is given it again', async () => {
      await publish('shell', '1');
      await publish('mf-restaurant', '1');
      await withdraw('mf-restaurant', 'HARBOUR');
      expect(await store.readRegistry()).toMatchObject({
        remotes: { 'mf-restaurant': { version: '1' } },
        absent: { HARBOUR: ['mf-restaurant'] },
      });
      await unpinRemote(store, 'mf-restaurant', { property: 'HARBOUR', why: null, now });
      expect((await store.readRegistry())?.absent).toBeUndefined();
    });

    it('makes room for another that has the same slot, at that hotel alone', async () => {
      const tables = { remote: { slots: ['table-booking'] } };
      await publish('shell', '1');
      await publish('mf-restaurant', '1', tables);
      const instead = () => publish('mf-tables', '1', { ...tables, property: 'HARBOUR' });
      expect(await instead()).toMatchObject({ kind: 'rejected' });
      await withdraw('mf-restaurant', 'HARBOUR');
      expect(await instead()).toMatchObject({ kind: 'published' });
      expect(await publish('mf-tables', '1', tables)).toMatchObject({ kind: 'rejected' });
      // Nor does a new version of the first come back to that hotel.
      expect(await publish('mf-restaurant', '2', tables)).toMatchObject({ kind: 'published' });
    });

    it('is not undone by a start of the site with newer sources', async () => {
      const folder = await givenBuild(manifestOf('mf-spa', '2'));
      await publish('shell', '1');
      await publish('mf-spa', '1');
      await withdraw('mf-spa');
      expect(await publishChanged(store, [{ name: 'mf-spa', version: '2', folder }], now)).toEqual([]);
    });

    it('is not done to the shell', async () => {
      await publish('shell', '1');
      expect(await withdraw('shell')).toMatchObject({ kind: 'rejected' });
    });
  });

  describe('publishing', () => {
    it('a second version becomes current and remembers the first', async () => {
      await publish('shell', '1');
      await publish('mf-search', '1');
      expect(await publish('mf-search', '2')).toEqual({
        kind: 'published',
        name: 'mf-search',
        from: '1',
        to: '2',
      });
      const registry = await store.readRegistry();
      expect(registry?.remotes['mf-search']).toMatchObject({
        version: '2',
        container: 'mf_search__2',
        entry: '/ClientApp/mf-search/2/remoteEntry.js',
        previous: { version: '1', container: 'mf_search__1' },
      });
      expect(await verifyStore(store)).toEqual([]);
    });

    it('the same build again changes nothing', async () => {
      await publish('shell', '1');
      expect(await publish('shell', '1')).toEqual({ kind: 'unchanged', name: 'shell', to: '1' });
      expect(await store.readHistory()).toHaveLength(1);
    });

    it('a version is never overwritten', async () => {
      await publish('shell', '1');
      await publish('mf-search', '1');
      const again = await publish('mf-search', '1', { content: 'other' });
      expect(again).toMatchObject({ kind: 'rejected' });
      expect(await given.read('ClientApp/mf-search/1/remoteEntry.js')).toBe('1');
    });

    it('a remote waits for a shell that gives what it needs', async () => {
      expect(await publish('mf-search', '1')).toMatchObject({ kind: 'rejected' });
      await publish('shell', '1');
      const newer = { remote: { sharedApi: '^1.1.0' } };
      expect(await publish('mf-search', '1', newer)).toMatchObject({
        reasons: ['mf-search 1 needs sharedApi ^1.1.0; the shell gives 1.0.0.'],
      });
      await publish('shell', '2', { remote: { sharedApi: '1.1.0' } });
      expect(await publish('mf-search', '1', newer)).toMatchObject({ kind: 'published' });
    });

    it('a build that was tampered with is refused', async () => {
      const folder = await givenBuild(manifestOf('shell', '1'));
      await writeFile(join(folder, 'remoteEntry.js'), 'evil');
      expect(await publishBuild(store, folder, { property: null, now })).toEqual({
        kind: 'rejected',
        reasons: ['shell 1: remoteEntry.js was changed.'],
      });
    });

    it('one hotel tries a version first', async () => {
      await publish('shell', '1');
      await publish('mf-search', '1');
      await publish('mf-search', '2', { property: 'HARBOUR' });
      expect(await current('mf-search')).toBe('1');
      expect((await store.readRegistry())?.pins['HARBOUR']?.['mf-search']?.version).toBe('2');
      await unpinRemote(store, 'mf-search', { property: 'HARBOUR', why: null, now });
      expect((await store.readRegistry())?.pins).toEqual({});
    });
  });

  describe('pins', () => {
    const harbour = { property: 'HARBOUR', why: null, now };
    const pinned = async () => (await store.readRegistry())?.pins['HARBOUR']?.['mf-search'];
    beforeEach(async () => {
      await publish('shell', '1');
      for (const version of ['1', '2']) await publish('mf-search', version);
    });

    it('one hotel stays at what runs now, while the others go on', async () => {
      await pinRemote(store, 'mf-search', null, harbour);
      await publish('mf-search', '3');
      expect(await pinned()).toMatchObject({ version: '2', previous: { version: '1' } });
      expect(await current('mf-search')).toBe('3');
    });

    it('one hotel goes to a version of the store', async () => {
      expect(await pinRemote(store, 'mf-search', '1', harbour)).toMatchObject({ from: null, to: '1' });
      expect(await pinned()).toMatchObject({ version: '1', previous: { version: '2' } });
      expect((await store.readHistory()).at(-1)).toMatchObject({
        action: 'pin',
        property: 'HARBOUR',
        to: '1',
      });
    });

    it.each([
      ['mf-search', '9', 'mf-search 9 is not in the store.'],
      ['mf-group', null, 'mf-group is not in the registry.'],
      ['shell', '1', 'The shell cannot be pinned to one property.'],
    ])('%s %s is refused', async (name, version, reason) => {
      expect(await pinRemote(store, name, version, harbour)).toEqual({ kind: 'rejected', reasons: [reason] });
    });

    it('nothing is unpinned that is not pinned', async () => {
      expect(await unpinRemote(store, 'mf-search', harbour)).toMatchObject({
        reasons: ['HARBOUR has no version of mf-search of its own.'],
      });
    });
  });

  describe('after a crash', () => {
    beforeEach(async () => {
      await publish('shell', '1');
      await publish('mf-search', '1');
    });
    const version2 = () => publish('mf-search', '2');
    const historyFile = 'history.jsonl';

    it('a switch that was not written down is written down by the next operator', async () => {
      const before = await given.read(historyFile);
      await version2();
      await given.write(historyFile, before);
      await reconcileHistory(store, now);
      expect((await store.readHistory()).at(-1)).toMatchObject({ action: 'publish', from: '1', to: '2' });
      expect(await goBack('mf-search')).toMatchObject({ from: '2', to: '1' });
    });

    it('a switch that could not be made is not written down', async () => {
      await version2();
      const before = await store.readHistory();
      const writeRegistry = () => Promise.reject(new Error('The disk is full'));
      const options = { to: null, why: 'drill', now };
      await expect(rollBack({ ...store, writeRegistry }, 'mf-search', options)).rejects.toThrow('disk');
      expect(await store.readHistory()).toEqual(before);
    });

    it('a line that was cut off is left out, and the next one is whole', async () => {
      await version2();
      const text = await given.read(historyFile);
      await given.write(historyFile, text.slice(0, -20));
      await reconcileHistory(store, now);
      expect((await store.readHistory()).map(({ to }) => to)).toEqual(['1', '1', '2']);
    });

    it('what an interrupted publish left behind is pruned', async () => {
      const before = await given.list();
      // A folder is renamed when it is whole; in a bucket what has no release.json is not.
      await given.write('ClientApp/mf-search/.incoming-7/remoteEntry.js', 'half');
      expect(await pruneStore(store, { now, dryRun: false })).toEqual([
        { name: 'mf-search', version: '.incoming-7' },
      ]);
      expect(await given.list()).toEqual(before);
    });
  });

  describe('rolling back', () => {
    beforeEach(async () => {
      await publish('shell', '1');
      for (const version of ['1', '2', '3']) await publish('mf-search', version);
    });

    it('goes to the version before, and the bad one is not offered again', async () => {
      expect(await goBack('mf-search')).toEqual({
        kind: 'rolled-back',
        name: 'mf-search',
        from: '3',
        to: '2',
        pinnedFor: [],
      });
      expect((await store.readRegistry())?.remotes['mf-search']?.previous?.version).toBe('1');
      await goBack('mf-search');
      expect(await current('mf-search')).toBe('1');
      expect(await goBack('mf-search')).toMatchObject({ reasons: ['mf-search 1 has no version before it.'] });
    });

    it('goes to a named version, and the history says why', async () => {
      await goBack('mf-search', { to: '1' });
      expect(await current('mf-search')).toBe('1');
      expect((await store.readHistory()).at(-1)).toMatchObject({
        action: 'rollback',
        from: '3',
        to: '1',
        why: 'drill',
      });
    });

    it('names the hotels that are pinned to the bad one, for they keep it', async () => {
      const pin = (property: string, version: string) =>
        pinRemote(store, 'mf-search', version, { property, why: null, now });
      await pin('HARBOUR', '3');
      await pin('FJORD', '1');
      expect(await goBack('mf-search')).toMatchObject({ to: '2', pinnedFor: ['HARBOUR'] });
    });

    it('never goes to a version that the shell of now does not run', async () => {
      await publish('mf-search', '4', { remote: { sharedApi: '>=1' } });
      await publish('shell', '2', { remote: { sharedApi: '2.0.0' } });
      expect(await goBack('mf-search')).toEqual({
        kind: 'rejected',
        reasons: ['mf-search 3 needs sharedApi ^1.0.0; the shell gives 2.0.0.'],
      });
      expect(await current('mf-search')).toBe('4');
    });

    it.each([
      ['mf-group', undefined, 'mf-group is not in the registry.'],
      ['mf-search', '9', 'mf-search 9 is not in the store.'],
      ['mf-search', '3', 'mf-search is at 3 already.'],
    ])('%s to %s is refused', async (name, to, reason) => {
      expect(await goBack(name, to === undefined ? {} : { to })).toEqual({
        kind: 'rejected',
        reasons: [reason],
      });
    });
  });

  describe('starting the site', () => {
    it('publishes what changed, but never undoes a rollback', async () => {
      const build = async (name: string, version: string): Promise<Build> => ({
        name,
        version,
        folder: await givenBuild(manifestOf(name, version)),
      });
      const start = async (...builds: Build[]): Promise<string[]> =>
        (await publishChanged(store, builds, now)).map((result) => result.kind);
      const [shell, one, two] = await Promise.all([
        build('shell', '1'),
        build('mf-search', '1'),
        build('mf-search', '2'),
      ]);
      expect(await start(shell, one)).toEqual(['published', 'published']);
      expect(await start(shell, two)).toEqual(['unchanged', 'published']);
      await goBack('mf-search');
      expect(await start(shell, two)).toEqual(['unchanged']);
      expect(await current('mf-search')).toBe('1');
      expect(await start(shell, await build('mf-search', '3'))).toEqual(['unchanged', 'published']);
    });

    it('leaves a version alone that was rolled back from, also after a second rollback', async () => {
      await publish('shell', '1');
      for (const version of ['1', '2', '3']) await publish('mf-search', version);
      await goBack('mf-search');
      await goBack('mf-search');
      const folder = await givenBuild(manifestOf('mf-search', '3'));
      expect(await publishChanged(store, [{ name: 'mf-search', version: '3', folder }], now)).toEqual([]);
      expect(await current('mf-search')).toBe('1');
    });
  });

  describe('the store', () => {
    it('says what is missing or changed', async () => {
      await publish('shell', '1');
      await publish('mf-search', '1');
      await given.write('ClientApp/shell/1/remoteEntry.js', 'evil');
      await given.remove('ClientApp/mf-search/1/remoteEntry.js');
      expect(await verifyStore(store)).toEqual([
        'shell 1: remoteEntry.js was changed.',
        'mf-search 1: remoteEntry.js is missing.',
      ]);
    });

    it('two operators do not work at once; a lock left behind by a dead process is taken over', async () => {
      const other = await given.reopen();
      const both = await store.lock(now, () => other.lock(now, () => Promise.resolve('second')));
      expect(both).toMatchObject({ kind: 'done', value: { kind: 'busy' } });
      await given.write('.lock', JSON.stringify({ pid: 1, host: 'elsewhere', at: now() - 11 * 60_000 }));
      expect(await store.lock(now, () => Promise.resolve('mine'))).toEqual({ kind: 'done', value: 'mine' });
      expect(await given.list()).not.toContain('.lock');
    });
  });
});
