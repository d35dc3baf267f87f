/** Resolves when it is the caller's turn. */
export type Scheduler = () => Promise<void>;

/**
 * Admits work that keeps the process busy a few pieces per turn of the event loop, in the order of its arrival. Otherwise one turn would do
 * all the work that has arrived, and a request that needs several turns, as a booking does for its statements, would wait for all of it in
 * each.
 */
export function createScheduler(perTurn: number): Scheduler {
  let waiting: (() => void)[] = [];
  let left = perTurn;
  let isScheduled = false;

  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(nextTurn);
  };

  function nextTurn(): void {
    isScheduled = false;
    const admitted = waiting.slice(0, perTurn);
    waiting = waiting.slice(perTurn);
    left = perTurn - admitted.length;
    if (admitted.length > 0) schedule();
    for (const admit of admitted) admit();
  }

  return () =>
    new Promise((resolve) => {
      schedule();
      if (left > 0) {
        left -= 1;
        resolve();
      } else {
        waiting.push(resolve);
      }
    });
}
