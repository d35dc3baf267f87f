import type { ReleaseManifest } from 'shared/contracts';
import { integrityOf } from '../build/release-files.ts';
import { recordOf } from './registry.ts';
import type { ReleaseStore } from './store.ts';

/** Which files of a release are missing or changed, as sentences; empty when all is well. */
export async function releaseFileProblems(
  release: ReleaseManifest,
  read: (path: string) => Promise<Uint8Array | null>,
): Promise<string[]> {
  const found = await Promise.all(
    release.files.map(async ({ path, integrity }) => {
      const bytes = await read(path);
      if (bytes === null) return [`${release.name} ${release.version}: ${path} is missing.`];
      return integrityOf(bytes) === integrity
        ? []
        : [`${release.name} ${release.version}: ${path} was changed.`];
    }),
  );
  return found.flat();
}

/**
 * Checks everything that the registry can send a guest to: the shell, every remote, what is before each, and
 * every pin. Gives what is wrong as sentences.
 */
export async function verifyStore(store: ReleaseStore): Promise<string[]> {
  const registry = await store.readRegistry();
  if (registry === null) return ['Nothing has been published yet.'];
  const named = Object.entries(registry.remotes);
  const pinned = Object.values(registry.pins).flatMap((pins) => Object.entries(pins));
  const records = [...named, ...pinned].flatMap(([name, { previous, ...record }]) => [
    { name, record },
    ...(previous === null ? [] : [{ name, record: previous }]),
  ]);
  const shellProblems = await releaseProblems(store, 'shell', registry.shell.version);
  const problems = await Promise.all(
    records.map(async ({ name, record }) => {
      const release = await store.readRelease(name, record.version);
      const files = await releaseProblems(store, name, record.version);
      const agrees =
        release === null || JSON.stringify(sorted(recordOf(release))) === JSON.stringify(sorted(record));
      return agrees
        ? files
        : [...files, `${name} ${record.version}: the registry does not say what its release.json says.`];
    }),
  );
  return [...new Set([...shellProblems, ...problems.flat()])];
}

/** What is wrong with one release of the store, as sentences; empty when all is well. */
export async function releaseProblems(store: ReleaseStore, name: string, version: string): Promise<string[]> {
  const release = await store.readRelease(name, version);
  if (release === null) return [`${name} ${version} is in the registry but not in the store.`];
  return releaseFileProblems(release, (path) => store.readFile(name, version, path));
}

const sorted = (record: object): unknown[] => Object.entries(record).sort(([a], [b]) => a.localeCompare(b));
