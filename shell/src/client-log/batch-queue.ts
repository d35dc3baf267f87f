export interface BatchQueue<Entry> {
  readonly add: (entry: Entry) => void;
  /** So many of those that were handed over have arrived. */
  readonly arrived: (count: number) => void;
}

interface Limits {
  /** How many the client may hold: one batch. */
  readonly batch: number;
  /** How many may wait for it. */
  readonly waiting: number;
}

/**
 * Hands entries to a client that drops what does not fit into one batch: the others wait their turn, and those that come when too many
 * wait are counted and told of by one entry.
 */
export function createBatchQueue<Entry>(
  hand: (entry: Entry) => void,
  tellLost: (count: number) => Entry,
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
        waiting.push(tellLost(lost));
        lost = 0;
      }
      handOver();
    },
  };
}
