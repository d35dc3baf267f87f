import { join } from 'node:path';
import type { Registry, ReleaseManifest } from 'shared/contracts';
import { readIfThere } from './atomic-file.ts';
import { federationProblems, readFederationManifest } from './federation-manifest.ts';
import { compatibilityProblems } from './compatibility.ts';
import { readReleaseManifest } from './folder-store.ts';
import { historyEntry } from './history-entry.ts';
import { newChanges } from './history.ts';
import { withRemote, withShell, releaseOf } from './registry.ts';
import type { ReleaseStore } from './store.ts';
import { releaseFileProblems } from './verify.ts';

export type PublishOptions = {
  /** The one property that gets this version; null for all. */
  readonly property: string | null;
  readonly now: () => number;
};

export type PublishResult =
  | { readonly kind: 'published'; readonly name: string; readonly from: string | null; readonly to: string }
  | { readonly kind: 'unchanged'; readonly name: string; readonly to: string }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

/**
 * Publishes the build in `folder`: checks it, copies it beside the releases that are there, and switches the
 * registry to it in one step. To publish the same build twice changes nothing; another build under a version that is
 * already published is rejected, and so is what is not compatible with the shell or the other remotes.
 */
export async function publishBuild(
  store: ReleaseStore,
  folder: string,
  options: PublishOptions,
): Promise<PublishResult> {
  const release = await readReleaseManifest(folder);
  if (release === null) return rejected([`${folder} is not a finished build: it has no release.json.`]);
  const registry = await store.readRegistry();
  const read = (path: string): Promise<Uint8Array | null> => readIfThere(join(folder, path));
  const reasons = [
    ...store.permissionErrors('publish', release.name),
    ...(await releaseFileProblems(release, read)),
    ...federationProblems(release, await readFederationManifest(read)),
    ...(await contentProblems(store, folder, release)),
    ...(await compatibilityProblems(store, registry, release, options.property)),
    ...(options.property !== null && release.container === null
      ? ['The shell cannot be pinned to one property.']
      : []),
  ];
  if (reasons.length > 0) return rejected(reasons);

  await store.addRelease(release, folder);
  const before = currentVersion(registry, release.name, options.property);
  const live = before ?? currentVersion(registry, release.name, null);
  const replaced = live === null ? null : await store.readRelease(release.name, live);
  if (before === release.version) return { kind: 'unchanged', name: release.name, to: release.version };
  await store.writeRegistry(switched(registry, release, options.property));
  await store.appendHistory(
    await historyEntry(store, options.now, {
      action: 'publish',
      name: release.name,
      from: before,
      to: release.version,
      property: options.property,
      changes: newChanges(release, replaced),
    }),
  );
  return { kind: 'published', name: release.name, from: before, to: release.version };
}

const rejected = (reasons: readonly string[]): PublishResult => ({ kind: 'rejected', reasons });

function currentVersion(registry: Registry | null, name: string, property: string | null): string | null {
  if (registry === null) return null;
  if (name === 'shell') return registry.shell.version;
  return releaseOf(registry, name, property)?.version ?? null;
}

function switched(registry: Registry | null, release: ReleaseManifest, property: string | null): Registry {
  if (release.container === null) return withShell(registry, release.version);
  if (registry === null) throw new Error('A remote was let in without a shell.');
  return withRemote(registry, release, property);
}

async function contentProblems(
  store: ReleaseStore,
  folder: string,
  { name, version }: ReleaseManifest,
): Promise<string[]> {
  const published = await store.readFile(name, version, 'release.json');
  const built = await readIfThere(join(folder, 'release.json'));
  if (published === null || built?.equals(published) === true) return [];
  return [`${name} ${version} is already published with other content. Give it a new version.`];
}
