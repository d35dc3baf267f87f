import pLimit from 'p-limit';
import { overloaded } from '../../http/errors.ts';

export interface WorkQueue {
  /** Waits for its turn; refuses with 503 and Retry-After when too many wait already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Lets few pieces of heavy work run at once, in the order in which they came, so that the rest of the server keeps its processors. */
export function createWorkQueue(atOnce: number, mayWait: number): WorkQueue {
  const limit = pLimit(atOnce);
  return {
    async run(work) {
      if (limit.pendingCount >= mayWait) {
        throw overloaded();
      }
      return limit(work);
    },
  };
}
