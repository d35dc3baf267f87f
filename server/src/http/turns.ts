/** Resolves when it is a caller's turn. */
export type Turns = () => Promise<void>;

/**
 * Lets what keeps the process busy be done a few at a time, in the order in which it was asked for. In one turn of the event loop everything
 * that has arrived would be answered otherwise, and who needs several turns, as a booking does for its statements, would wait for all of it
 * in each.
 */
export function createTurns(perTurn: number): Turns {
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
