import type { Registry } from 'shared/contracts';
import type { HistoryEntry } from './history.ts';
import { historyEntry } from './history-entry.ts';
import type { ReleaseStore } from './store.ts';

type Live = { readonly name: string; readonly version: string; readonly property: string | null };

const livesOf = (registry: Registry): Live[] => [
  { name: 'shell', version: registry.shell.version, property: null },
  ...Object.entries(registry.remotes).map(([name, { version }]) => ({ name, version, property: null })),
  ...Object.entries(registry.pins).flatMap(([property, pins]) =>
    Object.entries(pins).map(([name, { version }]) => ({ name, version, property })),
  ),
];

const lastOf = (history: readonly HistoryEntry[], { name, property }: Live): HistoryEntry | undefined =>
  history.findLast((entry) => entry.name === name && entry.property === property);

/**
 * Adds the switches that are in the registry but not in the history: a process was killed between the two writes. To be called with the
 * lock, before anything else is changed.
 */
export async function reconcileHistory(store: ReleaseStore, now: () => number): Promise<void> {
  const registry = await store.readRegistry();
  if (registry === null) return;
  const history = await store.readHistory();
  for (const live of livesOf(registry)) {
    const last = lastOf(history, live);
    if (last?.to === live.version || store.permissionErrors('switch', live.name).length > 0) continue;
    // A version that ran before was rolled back to.
    const isKnown = history.some((entry) => entry.name === live.name && entry.to === live.version);
    await store.appendHistory(
      await historyEntry(store, now, {
        action: isKnown ? 'rollback' : 'publish',
        name: live.name,
        from: last?.to ?? null,
        to: live.version,
        property: live.property,
        author: null,
        why: 'It had been switched, and could not be written down at once.',
      }),
    );
  }
}
