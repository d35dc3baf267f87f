import { lazyHandler } from '../lazy-loading/lazy-handler.ts';
import type { ClientLogger, LogEntry } from './log-entry.ts';

/** The texts of all fields of the page that are long enough not to be a part of the page's own texts. */
const typedIn = (document: Document): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
    .map(({ value }) => value.trim())
    .filter(({ length }) => length > 2);

export interface ClientLog extends ClientLogger {
  /** The page has settled: the client is fetched before it is needed. */
  readonly start: () => void;
}

/**
 * Collects entries until the jsnlog client is fetched, which the first entry starts. A page that is left earlier sends its
 * entries by `sendLast`.
 */
export function createClientLog(
  window: Window,
  load: () => Promise<(entry: LogEntry) => void>,
  sendLast: (entries: readonly LogEntry[]) => void,
): ClientLog {
  const { push, start, taken } = lazyHandler(load);
  const flush = (): void => sendLast(taken());
  // The second comes after the first where a page is left, with what other listeners of the first have thrown.
  window.addEventListener('pagehide', flush);
  window.document.addEventListener('visibilitychange', flush);
  return {
    log: (entry) => {
      push({ ...entry, typed: typedIn(window.document) });
      start();
    },
    start,
  };
}
