import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from 'shared/contracts';
import { readIfThere, syncFolder, writeFileAtomic } from './atomic-file.ts';
import { appended, parseHistory } from './history.ts';
import { withLock } from './lock.ts';
import { parseRegistry } from './registry.ts';
import { isReleaseName, parseManifest, releaseFolder } from './release-names.ts';
import type { ReleaseStore } from './store.ts';

export interface FolderStore extends ReleaseStore {
  readonly dir: string;
  readonly releaseDir: (name: string, version: string) => string;
}

/** Opens the store in `dir`; nothing is written until something is published. */
export function openFolderStore(dir: string): FolderStore {
  const releaseDir = (name: string, version: string): string => join(dir, releaseFolder(name, version));
  const readText = async (file: string): Promise<string | null> =>
    (await readIfThere(join(dir, file)))?.toString('utf8') ?? null;
  return {
    dir,
    releaseDir,
    place: dir,
    async readRegistry() {
      const text = await readText('registry.json');
      return text === null ? null : parseRegistry(text, join(dir, 'registry.json'));
    },
    async writeRegistry(registry) {
      await mkdir(dir, { recursive: true });
      await writeFileAtomic(join(dir, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
    },
    readRelease: async (name, version) => readManifestIn(releaseDir(name, version), { name, version }),
    readFile: async (name, version, path) => readIfThere(join(releaseDir(name, version), path)),
    async addRelease({ name, version }, folder) {
      const target = releaseDir(name, version);
      if ((await readManifestIn(target, { name, version })) !== null) return;
      const incoming = join(dirname(target), `${leftOver}${process.pid}`);
      await rm(incoming, { recursive: true, force: true });
      await mkdir(dirname(target), { recursive: true });
      await cp(folder, incoming, { recursive: true });
      await rm(target, { recursive: true, force: true });
      await rename(incoming, target);
      await syncFolder(dirname(target));
    },
    async listReleases() {
      const root = join(dir, 'ClientApp');
      const names = (await foldersIn(root)).filter(isReleaseName);
      const found = await Promise.all(
        names.map(async (name) =>
          (await foldersIn(join(root, name))).map((version) => ({
            name,
            version,
            isWhole: !version.startsWith(leftOver),
          })),
        ),
      );
      return found.flat();
    },
    async removeRelease({ name, version }) {
      // What a publish left behind has no release's name; it was found by listing the folder.
      const isLeftOver = isReleaseName(name) && /^\.incoming-\d+$/.test(version);
      const target = isLeftOver ? join(dir, 'ClientApp', name, version) : releaseDir(name, version);
      await rm(target, { recursive: true, force: true });
    },
    async readHistory() {
      return parseHistory((await readText('history.jsonl')) ?? '');
    },
    async appendHistory(entry) {
      await writeFileAtomic(join(dir, 'history.jsonl'), appended(await readText('history.jsonl'), entry));
    },
    lock: (now, work) => withLock(dir, now, work),
  };
}

const leftOver = '.incoming-';

/** Reads `release.json` of a build; null when `folder` has none. */
export const readReleaseManifest = (folder: string): Promise<ReleaseManifest | null> =>
  readManifestIn(folder, null);

async function readManifestIn(
  folder: string,
  expected: Parameters<typeof parseManifest>[1],
): Promise<ReleaseManifest | null> {
  const text = await readIfThere(join(folder, 'release.json'));
  return text === null ? null : parseManifest(text.toString('utf8'), expected);
}

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
