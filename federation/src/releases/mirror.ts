import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Registry } from 'shared/contracts';
import { writeFileAtomic } from './atomic-file.ts';
import type { BucketStore } from './bucket-store.ts';
import type { FolderStore } from './folder-store.ts';
import { namedReleases } from './registry.ts';
import { isRelease } from './release-names.ts';
import { checkRelease, signatureFile } from './release-signature.ts';
import type { Trust } from './trust.ts';
import { releaseFileProblems } from './verify.ts';

const mediaPrefix = 'ClientApp/media/';

/** The name of a hotel's picture or of its compressed twin: nothing that a browser would run, and nowhere else. */
const isPicture = (name: string): boolean =>
  /^[\w-][\w.-]*\.(?:svg|webp|avif|jpe?g|png)(?:\.(?:br|gz))?$/.test(name);

/** A folder that holds what a bucket does, as far as pages need it; the server reads the folder only. */
export interface Mirror {
  /** Takes what the bucket's registry names, and then the registry itself. Rejects when the bucket cannot be read; the folder stays as it was. */
  readonly sync: () => Promise<void>;
  /** Takes the file below `ClientApp/` that a tab asks for and that is not in the folder; false when the bucket does not have it either. */
  readonly fetchMissing: (path: string) => Promise<boolean>;
  /** Gives the bucket the hotels' pictures that only the folder has. */
  readonly shareMedia: () => Promise<void>;
}

/**
 * Mirrors a bucket's store in a folder's. A release is copied whole, and only when a key that may publish it signed it and its files are
 * those that were signed; a registry only when everything in it is signed likewise.
 */
export function createMirror(from: BucketStore, to: FolderStore, trust: Trust): Mirror {
  let mirrored: Registry | null = null;
  const taking = new Map<string, Promise<boolean>>();

  async function takeRelease(name: string, version: string): Promise<boolean> {
    const here = await to.readSigned(name, version).catch(() => null);
    if (here !== null) return true;
    const read = (path: string): Promise<Uint8Array | null> => from.readFile(name, version, path);
    const manifest = await read('release.json');
    if (manifest === null) return false;
    const bytes = await read(signatureFile);
    const signature = bytes === null ? null : Buffer.from(bytes).toString('utf8');
    // Of what was read once: what the bucket says a moment later may be something else.
    const { release } = checkRelease({ name, version }, manifest, signature, trust.current());
    const folder = await mkdtemp(join(tmpdir(), 'release-'));
    try {
      await Promise.all(
        release.files.map(async ({ path }) => {
          const content = await read(path);
          if (content === null) throw new Error(`${name} ${version}: ${path} is missing in ${from.place}.`);
          await mkdir(dirname(join(folder, path)), { recursive: true });
          await writeFile(join(folder, path), content);
        }),
      );
      await writeFile(join(folder, 'release.json'), manifest);
      const problems = await releaseFileProblems(release, (path) => readFile(join(folder, path)));
      if (problems.length > 0) throw new Error(problems.join(' '));
      // The copy in the folder has no trusted signature any more.
      await to.removeRelease({ name, version });
      await to.files.addRelease({ name, version }, folder, signature ?? '');
      return true;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Asked for by many at once, taken once. */
  function takeOnce(name: string, version: string): Promise<boolean> {
    const key = `${name}/${version}`;
    const running =
      taking.get(key) ??
      takeRelease(name, version).finally(() => {
        taking.delete(key);
      });
    taking.set(key, running);
    return running;
  }

  async function takeMedia(path: string): Promise<boolean> {
    const object = await from.bucket.get(mediaPrefix + path);
    if (object === null || object === 'unchanged') return false;
    const target = join(to.dir, mediaPrefix, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFileAtomic(target, object.bytes);
    return true;
  }

  return {
    async sync() {
      const read = await from.readRegistryText();
      if (read === null || read.registry === mirrored) return;
      const { registry, text } = read;
      for (const { name, version } of namedReleases(registry))
        if (!(await takeOnce(name, version)))
          throw new Error(`${name} ${version} is in the registry but not in ${from.place}.`);
      await to.files.writeRegistry(text);
      mirrored = registry;
    },
    async fetchMissing(path) {
      const [name = '', version, ...rest] = path.split('/');
      if (version === undefined) return false;
      if (name === 'media') return rest.length === 0 && isPicture(version) && takeMedia(version);
      return rest.length > 0 && isRelease(name, version) && takeOnce(name, version);
    },
    async shareMedia() {
      const own = await readdir(join(to.dir, mediaPrefix)).catch(() => []);
      if (own.length === 0) return;
      const there = new Set(await from.bucket.list(mediaPrefix));
      for (const file of own.filter((each) => !there.has(mediaPrefix + each)))
        await from.bucket.put(mediaPrefix + file, await readFile(join(to.dir, mediaPrefix, file)));
    },
  };
}
