export interface BatchQueue<Entry> {
  readonly add: (entry: Entry) => void;
  /** The server has received `count` of the entries that were handed over. */
  readonly arrived: (count: number) => void;
}

interface Limits {
  /** How many the client may hold: one batch. */
  readonly batch: number;
  /** How many may wait for it. */
  readonly waiting: number;
}

/**
 * Hands entries to a client that drops what exceeds one batch: the others wait. Entries that come while too many wait are dropped, and one
 * entry says how many.
 */
export function createBatchQueue<Entry>(
  hand: (entry: Entry) => void,
  lostEntry: (count: number) => Entry,
  limits: Limits,
): BatchQueue<Entry> {
  const waiting: Entry[] = [];
  let held = 0;
  let lost = 0;
  const handOver = (): void => {
    while (held < limits.batch) {
      const next = waiting.shift();
      if (next === undefined) return;
      held += 1;
      hand(next);
    }
  };
  return {
    add: (entry) => {
      if (waiting.length < limits.waiting) waiting.push(entry);
      else lost += 1;
      handOver();
    },
    arrived: (count) => {
      held = Math.max(0, held - count);
      if (lost > 0 && waiting.length < limits.waiting) {
        waiting.push(lostEntry(lost));
        lost = 0;
      }
      handOver();
    },
  };
}
