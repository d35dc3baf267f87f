import type { Registry } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import { namedReleases } from './registry.ts';
import type { ReleaseStore } from './store.ts';

const retentionDays = 30;
const retainedVersions = 5;
const dayMs = 24 * 3600 * 1000;

export type Release = { readonly name: string; readonly version: string };
const keyOf = ({ name, version }: Release): string => `${name} ${version}`;

/** When a tab may have been given the version for the last time: when another one took its place. */
function leftAt(history: readonly HistoryEntry[], { name, version }: Release): number {
  const left = history.filter(
    (entry) => entry.name === name && (entry.from === version || entry.to === version),
  );
  return Math.max(0, ...left.map((entry) => Date.parse(entry.at)));
}

/** The versions that went live last, the latest first. */
const latest = (history: readonly HistoryEntry[], name: string): string[] =>
  [
    ...new Set(
      history
        .filter((entry) => entry.name === name)
        .flatMap((entry) => entry.to ?? [])
        .toReversed(),
    ),
  ].slice(0, retainedVersions);

/**
 * Which of the releases in the store no tab needs any more: not in use, not among the last five of its name, and not live within the last
 * 30 days.
 */
export function prunable(
  registry: Registry,
  history: readonly HistoryEntry[],
  releases: readonly Release[],
  now: number,
): Release[] {
  const used = new Set(namedReleases(registry).map(keyOf));
  return releases.filter(
    (release) =>
      !used.has(keyOf(release)) &&
      !latest(history, release.name).includes(release.version) &&
      now - leftAt(history, release) > retentionDays * dayMs,
  );
}

/** Removes what `prunable` names, and what an interrupted publish left behind. With the lock only. Gives what was removed. */
export async function pruneStore(
  store: ReleaseStore,
  options: { readonly now: () => number; readonly dryRun: boolean },
): Promise<Release[]> {
  const registry = await store.readRegistry();
  if (registry === null) return [];
  const releases = await store.listReleases();
  const history = await store.readHistory();
  const [whole, leftOver] = [true, false].map((isWhole) =>
    releases.filter((release) => release.isWhole === isWhole),
  );
  const removed = [...(leftOver ?? []), ...prunable(registry, history, whole ?? [], options.now())].map(
    ({ name, version }) => ({ name, version }),
  );
  if (!options.dryRun) for (const release of removed) await store.removeRelease(release);
  return removed;
}
