import type { Registry, ReleaseManifest } from 'shared/contracts';
import { remoteProblems, shellProblems } from './checks.ts';
import { currentReleases } from './registry.ts';
import type { ReleaseStore } from './store.ts';

/** Why `release` cannot become current beside what the registry names; empty when it can. */
export async function fitProblems(
  store: ReleaseStore,
  registry: Registry | null,
  release: ReleaseManifest,
): Promise<string[]> {
  const current = registry === null ? [] : await currentReleases(store, registry);
  if (release.container === null) return shellProblems(release.sharedApi, current);
  if (registry === null) return ['There is no shell yet. Publish the shell first.'];
  const shell = await store.readRelease('shell', registry.shell.version);
  if (shell === null) return [`The shell ${registry.shell.version} of the registry is not in the store.`];
  const others = current.filter((other) => other.name !== release.name);
  return remoteProblems(release, others, shell.sharedApi);
}
