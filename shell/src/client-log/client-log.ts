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

/** Collects entries until the jsnlog client is fetched, which the first entry starts. */
export function createClientLog(
  document: Document,
  load: () => Promise<(entry: LogEntry) => void>,
): ClientLog {
  const { push, start } = lazyHandler(load);
  return {
    log: (entry) => {
      push({ ...entry, typed: typedIn(document) });
      start();
    },
    start,
  };
}
