import { readFederationManifest, type FederationManifest } from './federation-manifest.ts';
import { namedRemotes } from 'shared/contracts';
import { liveSince, newChanges, versionStack, rolledBackFrom } from './history.ts';
import { releaseOf } from './registry.ts';
import type { ReleaseStore } from './store.ts';
import { UntrustedError } from './untrusted.ts';
import { releaseProblems } from './verify.ts';

export interface FederationStatus {
  /** The package's version. */
  readonly version: string;
  readonly exposes: readonly string[];
  /** Which versions of what it shares it takes, by name. */
  readonly shared: Readonly<Record<string, string>>;
}

/** What runs of one name, for all or for one hotel: a line of `pnpm release status`. */
export interface StatusRow {
  readonly name: string;
  /** The one hotel that has this version; null for all others. */
  readonly property: string | null;
  readonly version: string;
  /** Instant, ISO 8601 in UTC; null when the history does not say. */
  readonly since: string | null;
  readonly previous: string | null;
  /** What ran before the last rollback, which can be undone; null where the last change was none. */
  readonly rolledBackFrom: string | null;
  /** What is new since the version before it, a line each. */
  readonly changes: readonly string[];
  /** Who signed it, and what it was built from; null when that is not known. */
  readonly author: string | null;
  readonly commit: string | null;
  /** What its `mf-manifest.json` says; null for one that was built without the Module Federation package. */
  readonly federation: FederationStatus | null;
  /** What is wrong with its files, a sentence each. */
  readonly problems: readonly string[];
}

/** What runs now: the shell, each remote, and below it the hotels that have another version. Empty when nothing was published. */
export async function readStatus(store: ReleaseStore): Promise<StatusRow[]> {
  const registry = await store.readRegistry();
  if (registry === null) return [];
  const history = await store.readHistory();
  const row = async (
    name: string,
    version: string,
    previous: string | null,
    property: string | null,
  ): Promise<StatusRow> => {
    const signed = await readIfSigned(store, name, version);
    const before = previous === null ? null : await readIfSigned(store, name, previous);
    return {
      name,
      property,
      version,
      since: liveSince(history, name, version, property),
      previous,
      rolledBackFrom: property === null ? rolledBackFrom(history, name, version) : null,
      changes: signed === null ? [] : newChanges(signed.release, before?.release ?? null),
      author: signed?.statement.author ?? null,
      commit: signed?.statement.commit ?? null,
      federation:
        signed === null
          ? null
          : statusOf(await readFederationManifest((path) => store.readFile(name, version, path))),
      problems: await releaseProblems(store, name, version),
    };
  };
  const rows = namedRemotes(registry).flatMap((name) => [
    ...[null, ...Object.keys(registry.pins)].flatMap((property) => {
      const release = releaseOf(registry, name, property);
      return release === null
        ? []
        : [row(name, release.version, release.previous?.version ?? null, property)];
    }),
  ]);
  const before = versionStack(history, 'shell').at(-2) ?? null;
  return Promise.all([row('shell', registry.shell.version, before, null), ...rows]);
}

/** Null for a release without a trusted signature: its status names the problem and shows nothing of its content. */
async function readIfSigned(
  store: ReleaseStore,
  name: string,
  version: string,
): ReturnType<ReleaseStore['readSigned']> {
  try {
    return await store.readSigned(name, version);
  } catch (error) {
    if (error instanceof UntrustedError) return null;
    throw error;
  }
}

function statusOf(manifest: FederationManifest | null): FederationStatus | null {
  if (manifest === null) return null;
  return {
    version: manifest.metaData.pluginVersion,
    exposes: manifest.exposes.map(({ path }) => path),
    shared: Object.fromEntries(manifest.shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
  };
}
