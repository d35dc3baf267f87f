import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releaseManifestSchema, type ReleaseManifest } from 'shared/contracts';
import { readIfThere, syncFolder, writeFileAtomic } from './atomic-file.ts';
import { appended, parseHistory } from './history.ts';
import { withLock } from './lock.ts';
import { parseRegistry } from './registry.ts';
import { isReleaseName, type ReleaseStore } from './store.ts';

export interface FolderStore extends ReleaseStore {
  readonly dir: string;
  readonly releaseDir: (name: string, version: string) => string;
}

/** Opens the store in `dir`; nothing is written until something is published. */
export function openFolderStore(dir: string): FolderStore {
  const releaseDir = (name: string, version: string): string => join(dir, 'ClientApp', name, version);
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
    readRelease: (name, version) => readReleaseManifest(releaseDir(name, version)),
    readFile: (name, version, path) => readIfThere(join(releaseDir(name, version), path)),
    async addRelease({ name, version }, folder) {
      const target = releaseDir(name, version);
      if ((await readReleaseManifest(target)) !== null) return;
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
    removeRelease: ({ name, version }) => rm(releaseDir(name, version), { recursive: true, force: true }),
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

/** Reads `release.json` of a build or a release; null when `folder` has none. */
export async function readReleaseManifest(folder: string): Promise<ReleaseManifest | null> {
  const text = await readIfThere(join(folder, 'release.json'));
  return text === null ? null : releaseManifestSchema.parse(JSON.parse(text.toString('utf8')));
}

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
