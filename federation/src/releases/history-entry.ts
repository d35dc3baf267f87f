import type { HistoryEntry } from './history.ts';

type Change = Pick<HistoryEntry, 'action' | 'name' | 'from' | 'to' | 'property'> &
  Partial<Pick<HistoryEntry, 'why' | 'changes'>>;

/** A line of the history for a change that is made now. */
export const historyEntry = (now: () => number, change: Change): HistoryEntry => ({
  at: new Date(now()).toISOString(),
  why: null,
  changes: [],
  ...change,
});
