/** Longest work without a pause, in milliseconds: what a guest does meanwhile is answered at once. */
const chunkMs = 8;

/** Does a piece of work for each item, and pauses whenever a chunk has lasted long enough. */
export async function inChunks<Item>(
  items: readonly Item[],
  work: (item: Item) => void,
  pause: () => Promise<void>,
): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < chunkMs) continue;
    await pause();
    began = performance.now();
  }
}

/** Until the browser has nothing better to do; not for long, or a calendar would never be read on a slow phone. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(() => resolve(), { timeout: 50 });
    else window.setTimeout(resolve, 0);
  });
