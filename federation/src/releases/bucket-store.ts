import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFilesBelow } from '../build/release-files.ts';
import { conflict, type Bucket, type BucketObject } from './bucket.ts';
import { withBucketLock } from './bucket-lock.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { isReleaseName, releaseFolder } from './release-names.ts';
import { signatureFile } from './release-signature.ts';
import { signedStore } from './signed-store.ts';
import type { ReleaseStore, StoreFiles } from './store.ts';

export interface BucketStore extends ReleaseStore {
  readonly bucket: Bucket;
  /** The content before its signatures are checked. */
  readonly files: StoreFiles;
}

const registryKey = 'registry.json';
const historyKey = 'history.jsonl';
const atOnce = 8;

const textOf = (object: BucketObject): string => Buffer.from(object.bytes).toString('utf8');

/** Runs `work` for all, a few at once. */
async function forAll<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const queue = [...all];
  const run = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}

/** The release store in a bucket, so that a fleet serves one: the same files under the same names as in a folder. */
export function openBucketStore(bucket: Bucket, keys: ReleaseKeys): BucketStore {
  const files = bucketFiles(bucket);
  return { ...signedStore(files, keys), bucket, files };
}

function bucketFiles(bucket: Bucket): StoreFiles {
  const folderOf = (name: string, version: string): string => `${releaseFolder(name, version)}/`;
  let seen: { readonly etag: string; readonly text: string } | null = null;

  async function get(key: string): Promise<BucketObject | null> {
    const object = await bucket.get(key);
    return object === 'unchanged' ? null : object;
  }

  return {
    place: bucket.place,
    async readRegistry() {
      const object = await bucket.get(registryKey, seen?.etag);
      if (object !== 'unchanged') seen = object === null ? null : { etag: object.etag, text: textOf(object) };
      return seen?.text ?? null;
    },
    async writeRegistry(text) {
      const condition =
        seen === null ? ({ kind: 'absent' } as const) : ({ kind: 'is', etag: seen.etag } as const);
      const etag = await bucket.put(registryKey, text, condition);
      if (etag === conflict)
        throw new Error(
          'Somebody else has switched the registry meanwhile. Look at the status and try again.',
        );
      seen = { etag, text };
    },
    async readFile(name, version, path) {
      return (await get(folderOf(name, version) + path))?.bytes ?? null;
    },
    async addRelease({ name, version }, folder, signature) {
      const target = folderOf(name, version);
      if ((await get(`${target}release.json`)) !== null) return;
      const putFile = async (path: string) => bucket.put(target + path, await readFile(join(folder, path)));
      await forAll(
        (await listFilesBelow(folder)).filter((path) => path !== 'release.json' && path !== signatureFile),
        putFile,
      );
      await bucket.put(target + signatureFile, signature);
      // Last: a release without its release.json does not count.
      await putFile('release.json');
    },
    async writeSignature({ name, version }, signature) {
      await bucket.put(folderOf(name, version) + signatureFile, signature);
    },
    async listReleases() {
      const wholes = new Map<string, boolean>();
      for (const key of await bucket.list('ClientApp/')) {
        const [, name = '', version, ...path] = key.split('/');
        if (!isReleaseName(name) || version === undefined || path.length === 0) continue;
        const release = `${name}/${version}`;
        wholes.set(release, wholes.get(release) === true || path.join('/') === 'release.json');
      }
      return [...wholes].map(([release, isWhole]) => {
        const [name = '', version = ''] = release.split('/');
        return { name, version, isWhole };
      });
    },
    async removeRelease({ name, version }) {
      // Not `folderOf`: what a publish left behind has no version's name, and a bucket has no `..`.
      const target = `ClientApp/${name}/${version}/`;
      await bucket.remove(`${target}release.json`);
      await forAll(await bucket.list(target), (key) => bucket.remove(key));
    },
    async readHistory() {
      const object = await get(historyKey);
      return object === null ? null : textOf(object);
    },
    async writeHistory(text) {
      await bucket.put(historyKey, text);
    },
    lock: (now, work) => withBucketLock(bucket, now, work),
  };
}
