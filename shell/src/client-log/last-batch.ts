import { levels, maximumBatch, type LogEntry } from './log-entry.ts';

/** An error without what stands in a field, and without any word that could be a number, an address or a secret. */
const wordsOf = (error: unknown, typed: readonly string[]): string =>
  typed
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, each) => text.replaceAll(each, '•••'), String(error))
    .replace(/\S+/g, (word) => (/[\d@/]/.test(word) ? '•••' : word))
    .slice(0, 500);

/**
 * Sends one batch at once, in the form of the jsnlog client and without it, by a request that outlives the page: for
 * a page that is being left. A browser lets such requests have 64 KiB, so what exceeds a batch is dropped.
 */
export const lastBatch =
  (window: Pick<Window, 'fetch'>, requestId: string): ((entries: readonly LogEntry[]) => void) =>
  (entries) => {
    if (entries.length === 0) return;
    const lg = entries.slice(0, maximumBatch).map(({ level, logger, message, error, typed }) => ({
      l: levels[level],
      m: JSON.stringify(error === undefined ? message : { ...message, text: wordsOf(error, typed) }),
      n: logger,
      t: performance.timeOrigin + performance.now(),
    }));
    window
      .fetch('/jsnlog.logger', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'JSNLog-RequestId': requestId },
        body: JSON.stringify({ lg }),
        keepalive: true,
      })
      .catch(() => undefined);
  };
