import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from 'shared/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Bucket } from './bucket.ts';
import { openBucketStore, type BucketStore } from './bucket-store.ts';
import { openFolderStore, type FolderStore } from './folder-store.ts';
import { memoryBucket } from './memory-bucket.ts';
import { createMirror, type Mirror } from './mirror.ts';
import { publishBuild } from './publish.ts';
import { rollBack } from './rollback.ts';
import { aKey, givenBuild, keysOf, manifestOf, signatureTextOf, testKeys } from './testing.ts';
import type { Trust } from './trust.ts';
import { verifyStore } from './verify.ts';

const now = (): number => Date.UTC(2026, 10, 21);
let bucket: Bucket;
let from: BucketStore;
let to: FolderStore;
let mirror: Mirror;

beforeEach(async () => {
  bucket = memoryBucket();
  from = openBucketStore(bucket, testKeys());
  to = openFolderStore(await mkdtemp(join(tmpdir(), 'mirror-')), testKeys());
  mirror = createMirror(from, to, testKeys().trust);
  await publish('shell', '1');
  for (const version of ['1', '2', '3']) await publish('mf-search', version);
});

async function publish(name: string, version: string): Promise<void> {
  await publishBuild(from, await givenBuild(manifestOf(name, version)), { property: null, now });
}

async function textIn(key: string): Promise<string> {
  const object = await from.bucket.get(key);
  if (object === null || object === 'unchanged') throw new Error(`There is no ${key}.`);
  return Buffer.from(object.bytes).toString('utf8');
}

/** These keys, and those of the other tests. */
const mixedTrust = (trust: Trust): Trust => {
  const keys = [...trust.current().keys, ...testKeys().trust.current().keys];
  return { ...trust, current: () => ({ keys, notBefore: 0 }) };
};

const versionsHere = async (): Promise<string[]> =>
  (await readdir(join(to.dir, 'ClientApp/mf-search')).catch(() => [])).sort();

describe('a folder that follows a bucket', () => {
  it('has what the registry names, and nothing else, before it has the registry', async () => {
    await mirror.sync();
    expect(await to.readRegistry()).toEqual(await from.readRegistry());
    expect(await versionsHere()).toEqual(['2', '3']);
    expect(await verifyStore(to)).toEqual([]);
  });

  it('goes back when the bucket goes back', async () => {
    await mirror.sync();
    await rollBack(from, 'mf-search', { to: null, why: 'drill', now });
    await mirror.sync();
    expect((await to.readRegistry())?.remotes['mf-search']?.version).toBe('2');
    expect(await verifyStore(to)).toEqual([]);
  });

  it('keeps what it has when a release in the bucket was tampered with', async () => {
    await mirror.sync();
    await publish('mf-search', '4');
    await from.bucket.put('ClientApp/mf-search/4/remoteEntry.js', 'evil');
    await expect(mirror.sync()).rejects.toThrow('mf-search 4: remoteEntry.js was changed.');
    expect((await to.readRegistry())?.remotes['mf-search']?.version).toBe('3');
    expect(await versionsHere()).toEqual(['2', '3']);
  });

  it.each([
    [
      'path of a file',
      (release: ReleaseManifest) => ({
        ...release,
        files: release.files.map((file) => ({ ...file, path: '../../../../evil.js' })),
      }),
    ],
    ['name', (release: ReleaseManifest) => ({ ...release, name: 'mf-../../kept' })],
    ['version', (release: ReleaseManifest) => ({ ...release, version: '../../kept' })],
    ['other release', (release: ReleaseManifest) => ({ ...release, version: '2' })],
  ])('writes and removes nothing outside of a release whose manifest lies: %s', async (_what, lie) => {
    await mirror.sync();
    await mkdir(join(to.dir, 'kept'));
    await publish('mf-search', '4');
    const path = 'ClientApp/mf-search/4/release.json';
    const release = releaseManifestSchema.parse(JSON.parse(await textIn(path)));
    // Signed by somebody who may: their key was stolen, or their build machine.
    const lying = JSON.stringify(lie(release));
    await from.bucket.put(path, lying);
    const signature = signatureTextOf('mf-search', '4', lying);
    await from.files.writeSignature({ name: 'mf-search', version: '4' }, signature);
    for (const key of ['ClientApp/mf-search/4/../../../../evil.js', 'evil.js'])
      await from.bucket.put(key, 'evil').catch(() => undefined);
    await expect(mirror.sync()).rejects.toThrow();
    expect(await mirror.fetchMissing('mf-search/4/remoteEntry.js').catch(() => 'rejected')).toBe('rejected');
    expect((await readdir(to.dir)).sort()).toEqual(['ClientApp', 'kept', 'registry.json']);
    expect(await versionsHere()).toEqual(['2', '3']);
  });

  it('takes nothing without the signature of an entitled key', async () => {
    await mirror.sync();
    const group = aKey('Group team', { publish: ['*'] });
    const foreign = openBucketStore(bucket, keysOf(group, [group]));
    await publish('mf-search', '4');
    const text = (await from.files.readRegistry()) ?? '';
    for (const change of [
      () => from.files.writeSignature({ name: 'mf-search', version: '4' }, '{"signatures":[]}'),
      () => from.bucket.remove('ClientApp/mf-search/4/.signature.json'),
      () => from.files.writeRegistry(text.replace(/"switches": \{[\s\S]*\}/, '"switches": {}}')),
      () => from.files.writeRegistry(text.replace(/"version": "4"/, '"version": "1"')),
    ]) {
      await change();
      await expect(mirror.sync()).rejects.toThrow();
      expect((await to.readRegistry())?.remotes['mf-search']?.version).toBe('3');
    }
    const folder = await givenBuild(manifestOf('mf-search', '5'));
    await foreign.addRelease({ name: 'mf-search', version: '5' }, folder);
    await expect(mirror.fetchMissing('mf-search/5/remoteEntry.js')).rejects.toThrow(
      'which is not trusted here',
    );
    expect(await versionsHere()).toEqual(['2', '3']);
  });

  it('takes what a new key has signed again, in place of what an old one had', async () => {
    await mirror.sync();
    const next = aKey('Next year', { publish: ['*'] });
    const both = keysOf(next, [next], 0);
    const keys = { ...both, trust: mixedTrust(both.trust) };
    const renewed = openBucketStore(bucket, keys);
    await renewed.reSign({ unsigned: false });
    const dir = openFolderStore(to.dir, keysOf(null, [next]));
    const later = openBucketStore(bucket, keysOf(null, [next]));
    await createMirror(later, dir, keysOf(null, [next]).trust).sync();
    expect(await verifyStore(dir)).toEqual([]);
  });

  it('takes what an old tab asks for when it is asked for', async () => {
    await mirror.sync();
    expect(await mirror.fetchMissing('mf-search/1/remoteEntry.js')).toBe(true);
    expect(await readFile(join(to.releaseDir('mf-search', '1'), 'remoteEntry.js'), 'utf8')).toBe('1');
  });

  it('has nothing for paths of no release and no picture', async () => {
    const paths = [
      'mf-search/9/remoteEntry.js',
      'media/none.webp',
      'mf-search/../secret',
      'media/../.lock',
      'other/1/a.js',
      'media/script.js',
      'media/a/b.webp',
      'mf-search/..%2f1/a.js',
    ];
    const found = await Promise.all(paths.map((path) => mirror.fetchMissing(path)));
    expect(paths.filter((_, at) => found[at])).toEqual([]);
  });

  it('gives the bucket pictures that were imported here, and other folders take them', async () => {
    const other = openFolderStore(await mkdtemp(join(tmpdir(), 'mirror-')), testKeys());
    await mkdir(join(to.dir, 'ClientApp/media'), { recursive: true });
    await writeFile(join(to.dir, 'ClientApp/media/harbour.1a2b.webp'), 'picture');
    await mirror.shareMedia();
    expect(await createMirror(from, other, testKeys().trust).fetchMissing('media/harbour.1a2b.webp')).toBe(
      true,
    );
    expect(await readFile(join(other.dir, 'ClientApp/media/harbour.1a2b.webp'), 'utf8')).toBe('picture');
  });
});
