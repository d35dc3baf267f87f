import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFilesBelow } from '../build/release-files.ts';
import type { Bucket } from './bucket.ts';
import { openBucketStore } from './bucket-store.ts';
import { openFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './store.ts';
import { testKeys } from './testing.ts';

/** A store, and its files behind its back: what crashes and tampering leave there. Paths are relative to the store. */
export interface GivenStore {
  readonly store: ReleaseStore;
  /** The same store, as another process has it. */
  readonly reopen: () => Promise<ReleaseStore>;
  readonly read: (path: string) => Promise<string>;
  readonly write: (path: string, text: string) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
}

export async function givenFolderStore(): Promise<GivenStore> {
  const dir = await mkdtemp(join(tmpdir(), 'releases-'));
  return {
    store: openFolderStore(dir, testKeys()),
    reopen: () => Promise.resolve(openFolderStore(dir, testKeys())),
    read: (path) => readFile(join(dir, path), 'utf8'),
    async write(path, text) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), text);
    },
    remove: (path) => rm(join(dir, path)),
    list: () => listFilesBelow(dir),
  };
}

export async function givenBucketStore(open: () => Promise<Bucket>): Promise<GivenStore> {
  const bucket = await open();
  return {
    store: openBucketStore(bucket, testKeys()),
    reopen: async () => openBucketStore(await open(), testKeys()),
    async read(path) {
      const object = await bucket.get(path);
      if (object === null || object === 'unchanged') throw new Error(`There is no ${path}.`);
      return Buffer.from(object.bytes).toString('utf8');
    },
    async write(path, text) {
      await bucket.put(path, text);
    },
    remove: (path) => bucket.remove(path),
    list: () => bucket.list(''),
  };
}
