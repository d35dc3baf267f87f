import { chooseRelease, type Registry, type ReleaseManifest, type RemoteName } from 'shared/contracts';
import { remoteProblems, shellProblems } from './compatibility-checks.ts';
import { currentReleases, releaseOf } from './registry.ts';
import type { ReleaseStore } from './store.ts';

/** The properties that have something of their own, and null for all others. */
const groupsOf = ({ pins, absent }: Registry): (string | null)[] => [
  null,
  ...new Set([...Object.keys(pins), ...Object.keys(absent ?? {})]),
];

/** The properties (null for all without something of their own) that would run a release published for one property, or for all. */
function reachedBy(registry: Registry, name: string, property: string | null): (string | null)[] {
  if (property !== null) return [property];
  const isNew = registry.remotes[name] === undefined;
  // A release has the name of a remote: it was parsed so.
  const remote = name as RemoteName;
  return groupsOf(registry).filter((each) => {
    if (each === null) return true;
    const isAbsent = registry.absent?.[each]?.includes(remote) === true;
    const isPinned = releaseOf(registry, remote, each) !== null;
    return !isAbsent && !isPinned && (isNew || chooseRelease(registry, remote, each) !== null);
  });
}

/** Why `release` cannot become current for one property, or for all (null): it does not run with what they have. Empty when it can. */
export async function compatibilityProblems(
  store: ReleaseStore,
  registry: Registry | null,
  release: ReleaseManifest,
  property: string | null,
): Promise<string[]> {
  if (registry === null) {
    return release.container === null
      ? shellProblems(release.sharedApi, [])
      : ['There is no shell yet. Publish the shell first.'];
  }
  if (release.container === null) {
    const sets = await Promise.all(groupsOf(registry).map((each) => currentReleases(store, registry, each)));
    return [...new Set(sets.flatMap((remotes) => shellProblems(release.sharedApi, remotes)))];
  }
  const shell = await store.readRelease('shell', registry.shell.version);
  if (shell === null) return [`The shell ${registry.shell.version} of the registry is not in the store.`];
  const problems = await Promise.all(
    reachedBy(registry, release.name, property).map(async (each) => {
      const others = await currentReleases(store, registry, each);
      return remoteProblems(
        release,
        others.filter((other) => other.name !== release.name),
        shell.sharedApi,
      );
    }),
  );
  return [...new Set(problems.flat())];
}
