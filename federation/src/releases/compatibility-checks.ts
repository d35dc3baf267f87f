import semver from 'semver';
import type { ReleaseManifest } from 'shared/contracts';
import { declarationProblems } from './declaration-checks.ts';

/** Why `candidate` may not join `others` (the other current remotes) under a shell that gives `sharedApi`. */
export function remoteProblems(
  candidate: ReleaseManifest,
  others: readonly ReleaseManifest[],
  sharedApi: string,
): string[] {
  return [
    ...rangeProblems(candidate, sharedApi),
    ...declarationProblems(candidate.name, candidate.declares ?? []),
    ...overlapProblems(candidate, others),
  ];
}

/** Whether a remote runs in a shell. */
export const runsIn = (remote: ReleaseManifest, shell: ReleaseManifest): boolean =>
  rangeProblems(remote, shell.sharedApi).length === 0;

/** Why a shell that gives `sharedApi` may not come under the remotes that are current. */
export function shellProblems(sharedApi: string, remotes: readonly ReleaseManifest[]): string[] {
  if (semver.valid(sharedApi) === null) return [`The shell's sharedApi "${sharedApi}" is not a version.`];
  return remotes.flatMap((remote) => rangeProblems(remote, sharedApi));
}

function rangeProblems(remote: ReleaseManifest, sharedApi: string): string[] {
  const { name, version, sharedApi: range } = remote;
  if (semver.validRange(range) === null) return [`${name} ${version}: sharedApi "${range}" is not a range.`];
  if (semver.satisfies(sharedApi, range)) return [];
  return [`${name} ${version} needs sharedApi ${range}; the shell gives ${sharedApi}.`];
}

function overlapProblems(candidate: ReleaseManifest, others: readonly ReleaseManifest[]): string[] {
  return others.flatMap((other) =>
    (['pages', 'slots'] as const).flatMap((kind) =>
      (candidate.remote?.[kind] ?? [])
        .filter((name) => other.remote?.[kind].includes(name))
        .map(
          (name) =>
            `${candidate.name} has the ${kind.slice(0, -1)} "${name}", which ${other.name} has already.`,
        ),
    ),
  );
}
