import { lazyHandler } from '../lazy-loading/lazy-handler.ts';
import { describeError } from './describe-error.ts';
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
 * Collects entries until the jsnlog client is fetched, which the first entry starts. A page that is left earlier, and one
 * that fails while it is left, sends its entries by `sendLast`.
 */
export function createClientLog(
  window: Window,
  load: () => Promise<(entry: LogEntry) => void>,
  sendLast: (entries: readonly LogEntry[]) => void,
): ClientLog {
  const { document } = window;
  const { push, start, taken } = lazyHandler(load);
  let isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
    sendLast(taken());
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  return {
    log: ({ error, ...entry }) => {
      const about = error === undefined ? {} : describeError(error, typedIn(document));
      const described = { ...entry, message: { ...entry.message, ...about } };
      if (isLeft) {
        sendLast([described]);
        return;
      }
      push(described);
      start();
    },
    start,
  };
}
