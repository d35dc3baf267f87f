import type { HistoryEntry } from './history.ts';
import type { ReleaseStore } from './store.ts';

type Change = Pick<HistoryEntry, 'action' | 'name' | 'from' | 'to' | 'property'> &
  Partial<Pick<HistoryEntry, 'why' | 'changes' | 'author'>>;

/** A line of the history for a change that is made now: with who makes it, and from what the version that comes was built. */
export async function historyEntry(
  store: Pick<ReleaseStore, 'author' | 'readSigned'>,
  now: () => number,
  change: Change,
): Promise<HistoryEntry> {
  const signed = change.to === null ? null : await store.readSigned(change.name, change.to);
  return {
    at: new Date(now()).toISOString(),
    why: null,
    changes: [],
    author: store.author,
    commit: signed?.statement.commit ?? null,
    ...change,
  };
}
