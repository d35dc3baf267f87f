import type { ReleaseManifest } from 'shared/contracts';
import { integrityOf } from '../build/release-files.ts';
import { agrees } from './registry.ts';
import type { ReleaseStore } from './store.ts';
import { UntrustedError } from './untrusted.ts';

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

/** What `work` gives, or why it cannot be trusted. */
async function orWhyNot<T>(work: () => Promise<T>): Promise<T | { readonly problem: string }> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UntrustedError) return { problem: error.message };
    throw error;
  }
}

const isProblem = (value: object | null): value is { readonly problem: string } =>
  value !== null && 'problem' in value;

/**
 * Checks everything that the registry can send a guest to (the shell, every remote, its previous version, every pin): whether a key that may
 * publish it signed it, and whether its files are what was signed. Gives what is wrong as sentences.
 */
export async function verifyStore(store: ReleaseStore): Promise<string[]> {
  const registry = await orWhyNot(() => store.readRegistry());
  if (registry === null) return ['Nothing has been published yet.'];
  if (isProblem(registry)) return [registry.problem];
  const named = Object.entries(registry.remotes);
  const pinned = Object.values(registry.pins).flatMap((pins) => Object.entries(pins));
  const records = [...named, ...pinned].flatMap(([name, { previous, ...record }]) => [
    { name, record },
    ...(previous === null ? [] : [{ name, record: previous }]),
  ]);
  const shellProblems = await releaseProblems(store, 'shell', registry.shell.version);
  const problems = await Promise.all(
    records.map(async ({ name, record }) => {
      const files = await releaseProblems(store, name, record.version);
      const release = await orWhyNot(() => store.readRelease(name, record.version));
      const isSaid = release === null || isProblem(release) || agrees({ ...record, previous: null }, release);
      return isSaid
        ? files
        : [...files, `${name} ${record.version}: the registry does not say what its release.json says.`];
    }),
  );
  const lines = await store.countUnsignedHistory();
  const history =
    lines === 0 ? [] : [`${lines} lines of the history are signed by nobody who may; they do not count.`];
  return [...new Set([...shellProblems, ...problems.flat(), ...history])];
}

/** What is wrong with one release of the store, as sentences; empty when all is well. */
export async function releaseProblems(store: ReleaseStore, name: string, version: string): Promise<string[]> {
  const release = await orWhyNot(() => store.readRelease(name, version));
  if (release === null) return [`${name} ${version} is in the registry but not in the store.`];
  if (isProblem(release)) return [release.problem];
  return releaseFileProblems(release, (path) => store.readFile(name, version, path));
}
