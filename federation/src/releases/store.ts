import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registrySchema, releaseManifestSchema, type Registry, type ReleaseManifest } from 'shared/contracts';
import { writeFileAtomic } from './atomic-file.ts';
import { parseHistory, type HistoryEntry } from './history.ts';

/** The release store on disk: the registry, its history, and a folder that never changes for every release. */
export type ReleaseStore = {
  readonly dir: string;
  readonly releaseDir: (name: string, version: string) => string;
  /** Null when nothing has been published yet. Throws when the file does not fit its schema. */
  readonly readRegistry: () => Promise<Registry | null>;
  readonly writeRegistry: (registry: Registry) => Promise<void>;
  /** Null when there is no such release. Throws when its `release.json` does not fit its schema. */
  readonly readRelease: (name: string, version: string) => Promise<ReleaseManifest | null>;
  readonly readHistory: () => Promise<HistoryEntry[]>;
  readonly appendHistory: (entry: HistoryEntry) => Promise<void>;
};

/** Opens the store in `dir`; nothing is written until something is published. */
export function openStore(dir: string): ReleaseStore {
  const releaseDir = (name: string, version: string): string => join(dir, 'ClientApp', name, version);
  return {
    dir,
    releaseDir,
    async readRegistry() {
      const text = await readIfThere(join(dir, 'registry.json'));
      return text === null ? null : registrySchema.parse(JSON.parse(text));
    },
    async writeRegistry(registry) {
      await mkdir(dir, { recursive: true });
      await writeFileAtomic(join(dir, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`);
    },
    readRelease: (name, version) => readReleaseManifest(releaseDir(name, version)),
    async readHistory() {
      return parseHistory((await readIfThere(join(dir, 'history.jsonl'))) ?? '');
    },
    async appendHistory(entry) {
      // A line that a crash cut off goes with it.
      const text = (await readIfThere(join(dir, 'history.jsonl'))) ?? '';
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      await writeFileAtomic(join(dir, 'history.jsonl'), `${whole}${JSON.stringify(entry)}\n`);
    },
  };
}

/** Reads `release.json` of a build or a release; null when `folder` has none. */
export async function readReleaseManifest(folder: string): Promise<ReleaseManifest | null> {
  const text = await readIfThere(join(folder, 'release.json'));
  return text === null ? null : releaseManifestSchema.parse(JSON.parse(text));
}

async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
