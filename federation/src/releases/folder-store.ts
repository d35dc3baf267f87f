import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from 'shared/contracts';
import { readIfThere, syncFolder, writeFileAtomic } from './atomic-file.ts';
import { withLock } from './lock.ts';
import { isReleaseName, parseManifest, releaseFolder } from './release-names.ts';
import { signatureFile } from './release-signature.ts';
import type { ReleaseKeys } from './release-keys.ts';
import { signedStore } from './signed-store.ts';
import type { ReleaseStore, StoreFiles } from './store.ts';

export interface FolderStore extends ReleaseStore {
  readonly dir: string;
  readonly releaseDir: (name: string, version: string) => string;
  /** The content before its signatures are checked. */
  readonly files: StoreFiles;
}

/** Opens the store in `dir`; nothing is written until something is published. */
export function openFolderStore(dir: string, keys: ReleaseKeys): FolderStore {
  const releaseDir = (name: string, version: string): string => join(dir, releaseFolder(name, version));
  const files = folderFiles(dir, releaseDir);
  return { ...signedStore(files, keys), dir, releaseDir, files };
}

function folderFiles(dir: string, releaseDir: FolderStore['releaseDir']): StoreFiles {
  const readText = async (file: string): Promise<string | null> =>
    (await readIfThere(join(dir, file)))?.toString('utf8') ?? null;
  return {
    place: dir,
    readRegistry: () => readText('registry.json'),
    async writeRegistry(text) {
      await mkdir(dir, { recursive: true });
      await writeFileAtomic(join(dir, 'registry.json'), text);
    },
    readFile: async (name, version, path) => readIfThere(join(releaseDir(name, version), path)),
    async addRelease({ name, version }, folder, signature) {
      const target = releaseDir(name, version);
      if ((await readIfThere(join(target, 'release.json'))) !== null) return;
      const incoming = join(dirname(target), `${leftOver}${process.pid}`);
      await rm(incoming, { recursive: true, force: true });
      await mkdir(dirname(target), { recursive: true });
      await cp(folder, incoming, { recursive: true });
      await writeFile(join(incoming, signatureFile), signature);
      await rm(target, { recursive: true, force: true });
      await rename(incoming, target);
      await syncFolder(dirname(target));
    },
    writeSignature: async ({ name, version }, signature) =>
      writeFileAtomic(join(releaseDir(name, version), signatureFile), signature),
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
    readHistory: () => readText('history.jsonl'),
    writeHistory: (text) => writeFileAtomic(join(dir, 'history.jsonl'), text),
    lock: (now, work) => withLock(dir, now, work),
  };
}

const leftOver = '.incoming-';

/** Reads `release.json` of a build; null when `folder` does not have it. */
export async function readReleaseManifest(folder: string): Promise<ReleaseManifest | null> {
  const text = await readIfThere(join(folder, 'release.json'));
  return text === null ? null : parseManifest(text.toString('utf8'), null);
}

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
