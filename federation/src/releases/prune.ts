import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import type { ReleaseStore } from './store.ts';

const keptDays = 30;
const keptVersions = 5;
const dayMs = 24 * 3600 * 1000;

export type Release = { readonly name: string; readonly version: string };
const keyOf = ({ name, version }: Release): string => `${name} ${version}`;

/** Everything that a page load of now can be sent to. */
function inUse(registry: Registry): Release[] {
  const maps = [registry.remotes, ...Object.values(registry.pins)];
  return [
    { name: 'shell', version: registry.shell.version },
    ...maps.flatMap((remotes) =>
      Object.entries(remotes).flatMap(([name, { version, previous }]) =>
        [version, previous?.version].flatMap((each) => (each === undefined ? [] : [{ name, version: each }])),
      ),
    ),
  ];
}

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
  ].slice(0, keptVersions);

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
  const used = new Set(inUse(registry).map(keyOf));
  return releases.filter(
    (release) =>
      !used.has(keyOf(release)) &&
      !latest(history, release.name).includes(release.version) &&
      now - leftAt(history, release) > keptDays * dayMs,
  );
}

const foldersIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Removes what `prunable` names, and what an interrupted publish left behind. With the lock only. Gives what was removed. */
export async function pruneStore(
  store: ReleaseStore,
  options: { readonly now: () => number; readonly dryRun: boolean },
): Promise<Release[]> {
  const registry = await store.readRegistry();
  if (registry === null) return [];
  const root = join(store.dir, 'ClientApp');
  const names = (await foldersIn(root)).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const releases: Release[] = [];
  for (const name of names) {
    for (const version of await foldersIn(join(root, name))) releases.push({ name, version });
  }
  const isLeftOver = ({ version }: Release): boolean => version.startsWith('.incoming-');
  const history = await store.readHistory();
  const whole = releases.filter((release) => !isLeftOver(release));
  const gone = [...releases.filter(isLeftOver), ...prunable(registry, history, whole, options.now())];
  if (!options.dryRun) {
    for (const { name, version } of gone)
      await rm(store.releaseDir(name, version), { recursive: true, force: true });
  }
  return gone;
}
