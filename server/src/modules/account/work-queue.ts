import { HttpError } from '../../http/errors.ts';

export interface WorkQueue {
  /** Waits for its turn; refuses with 503 and Retry-After when too many wait already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Lets few pieces of heavy work run at once, in the order in which they came, so that the rest of the server keeps its processors. */
export function createWorkQueue(atOnce: number, mayWait: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  const takeTurn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= mayWait) {
      return Promise.reject(new HttpError(503, 'Action failed', { headers: { 'retry-after': '2' } }));
    }
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  };
  /** The turn goes to the next one, or is free. */
  const endTurn = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    async run(work) {
      await takeTurn();
      try {
        return await work();
      } finally {
        endTurn();
      }
    },
  };
}
