/** Runs it when the browser has nothing else to do, again until it says that it has run. What is given ends that. */
export function whenAtRest(run: () => boolean): () => void {
  // Safari has no idle callbacks.
  const hasIdle = 'requestIdleCallback' in window;
  const later = (step: () => void): number =>
    hasIdle ? window.requestIdleCallback(step) : window.setTimeout(step, 50);
  const step = (): void => {
    if (!run()) waiting = later(step);
  };
  let waiting = later(step);
  return () => {
    if (hasIdle) window.cancelIdleCallback(waiting);
    else clearTimeout(waiting);
  };
}
