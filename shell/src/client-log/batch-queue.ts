export interface BatchQueue<Entry> {
  readonly add: (entry: Entry) => void;
  /** What was handed over is on its way: what comes now waits for an answer. */
  readonly sending: () => void;
  /** The server has received `count` of the entries that were handed over. */
  readonly arrived: (count: number) => void;
  /** Takes out what waits, one batch at most, for a page that is being left and cannot wait for an answer. */
  readonly taken: () => readonly Entry[];
}

interface Limits {
  /** How many the client may hold: one batch. */
  readonly batch: number;
  /** How many may wait for it. */
  readonly waiting: number;
}

/**
 * Hands entries to a client that drops what exceeds one batch, and that sends nothing more before it has an answer: the others wait. Entries that come while too many wait are dropped, and one
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
  let isSending = false;
  const handOver = (): void => {
    while (!isSending && held < limits.batch) {
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
    sending: () => {
      isSending = true;
    },
    taken: () => waiting.splice(0, limits.batch),
    arrived: (count) => {
      isSending = false;
      held = Math.max(0, held - count);
      if (lost > 0 && waiting.length < limits.waiting) {
        waiting.push(lostEntry(lost));
        lost = 0;
      }
      handOver();
    },
  };
}
