import type { Registry, ReleaseManifest } from 'shared/contracts';
import { fitProblems } from './fit.ts';
import { historyEntry } from './history-entry.ts';
import { versionStack, type HistoryEntry } from './history.ts';
import { recordOf, withShell } from './registry.ts';
import type { ReleaseStore } from './store.ts';

export type RollbackOptions = {
  /** The version to go to; null for the one before the current. */
  readonly to: string | null;
  readonly why: string;
  readonly now: () => number;
};

export type RollbackResult =
  | {
      readonly kind: 'rolled-back';
      readonly name: string;
      readonly from: string;
      readonly to: string;
      /** The hotels that are pinned to the version that is left, and keep it. */
      readonly keptFor: readonly string[];
    }
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

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
  if (registry === null) return refused('Nothing has been published yet.');
  const from = name === 'shell' ? registry.shell.version : registry.remotes[name]?.version;
  if (from === undefined) return refused(`${name} is not in the registry.`);
  const refusals = store.refusals('switch', name);
  if (refusals.length > 0) return { kind: 'refused', reasons: refusals };
  const history = await store.readHistory();
  const to = options.to ?? versionStack(history, name).at(-2);
  if (to === undefined) return refused(`${name} ${from} has no version before it.`);
  if (to === from) return refused(`${name} is at ${from} already.`);
  const release = await store.readRelease(name, to);
  if (release === null) return refused(`${name} ${to} is not in the store.`);
  const reasons = await fitProblems(store, registry, release, null);
  if (reasons.length > 0) return { kind: 'refused', reasons };

  const entry = await historyEntry(store, options.now, {
    action: 'rollback',
    name,
    from,
    to,
    property: null,
    why: options.why,
  });
  await store.writeRegistry(await rolledBack(store, registry, release, [...history, entry]));
  await store.appendHistory(entry);
  const keptFor = Object.entries(registry.pins)
    .filter(([, pins]) => pins[name]?.version === from)
    .map(([property]) => property);
  return { kind: 'rolled-back', name, from, to, keptFor };
}

const refused = (reason: string): RollbackResult => ({ kind: 'refused', reasons: [reason] });

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
