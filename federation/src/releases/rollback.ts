import type { Registry, ReleaseManifest } from 'shared/contracts';
import { compatibilityProblems } from './compatibility.ts';
import { historyEntry } from './history-entry.ts';
import { versionStack, type HistoryEntry } from './history.ts';
import { recordOf, withShell } from './registry.ts';
import type { ReleaseStore } from './store.ts';

export type RollbackOptions = {
  /** The version to go to; null for the one before the current. */
  readonly to: string | null;
  readonly why: string;
  readonly now: () => number;
  /** Who does it, where that is another one than the store's own author. */
  readonly author?: string;
};

export type RollbackResult =
  | {
      readonly kind: 'rolled-back';
      readonly name: string;
      readonly from: string;
      readonly to: string;
      /** The hotels that are pinned to the version that was rolled back, and stay on it. */
      readonly pinnedFor: readonly string[];
    }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

/**
 * Goes back to an earlier release of `name`, which is still in the store: nothing is built, copied or restarted.
 * The version that is left is not offered as `previous` any more.
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  options: RollbackOptions,
): Promise<RollbackResult> {
  const registry = await store.readRegistry();
  if (registry === null) return rejected('Nothing has been published yet.');
  const from = name === 'shell' ? registry.shell.version : registry.remotes[name]?.version;
  if (from === undefined) return rejected(`${name} is not in the registry.`);
  const errors = store.permissionErrors('switch', name);
  if (errors.length > 0) return { kind: 'rejected', reasons: errors };
  const history = await store.readHistory();
  const to = options.to ?? versionStack(history, name).at(-2);
  if (to === undefined) return rejected(`${name} ${from} has no version before it.`);
  if (to === from) return rejected(`${name} is at ${from} already.`);
  const release = await store.readRelease(name, to);
  if (release === null) return rejected(`${name} ${to} is not in the store.`);
  const reasons = await compatibilityProblems(store, registry, release, null);
  if (reasons.length > 0) return { kind: 'rejected', reasons };

  const entry = await historyEntry(store, options.now, {
    action: 'rollback',
    name,
    from,
    to,
    property: null,
    why: options.why,
    ...(options.author === undefined ? {} : { author: options.author }),
  });
  await store.writeRegistry(await rolledBack(store, registry, release, [...history, entry]));
  await store.appendHistory(entry);
  const pinnedFor = Object.entries(registry.pins)
    .filter(([, pins]) => pins[name]?.version === from)
    .map(([property]) => property);
  return { kind: 'rolled-back', name, from, to, pinnedFor };
}

const rejected = (reason: string): RollbackResult => ({ kind: 'rejected', reasons: [reason] });

async function rolledBack(
  store: ReleaseStore,
  registry: Registry,
  release: ReleaseManifest,
  history: readonly HistoryEntry[],
): Promise<Registry> {
  if (release.container === null) return withShell(registry, release.version);
  const before = versionStack(history, release.name).at(-2);
  const previous = before === undefined ? null : await store.readRelease(release.name, before);
  const record = { ...recordOf(release), previous: previous === null ? null : recordOf(previous) };
  return { ...registry, remotes: { ...registry.remotes, [release.name]: record } };
}
