/** A page that is still here after that is not left: the guest has pressed a telephone number, or stays. */
const leaveMs = 10_000;

/**
 * Calls `run` after `ms` unless the page is being left, then later: the next document fetches the same files, and what
 * is on its way here would be fetched twice. Gives the function that ends it.
 */
export function whenStayed(window: Window, ms: number, run: (ended: AbortSignal) => void): () => void {
  let stay = new AbortController();
  const start = (after: number): void => {
    const { signal } = (stay = new AbortController());
    const timer = window.setTimeout(() => run(signal), after);
    signal.onabort = () => window.clearTimeout(timer);
  };
  const postpone = (): void => {
    stay.abort();
    start(leaveMs);
  };
  start(ms);
  window.addEventListener('beforeunload', postpone);
  return () => {
    stay.abort();
    window.removeEventListener('beforeunload', postpone);
  };
}
