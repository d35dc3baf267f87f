import { newId } from 'shared/runtime';
import { createClientLog, type ClientLog } from './client-log.ts';
import { lastBatch } from './last-batch.ts';
import type { ErrorOrigin, ErrorReporter } from './error-reporter.ts';
import { reportUncaughtErrors } from './uncaught-errors.ts';

export interface PageLog {
  readonly logger: ClientLog;
  readonly report: ErrorReporter;
  /** An id for a call; errors from then on are logged with it. */
  readonly newCorrelationId: () => string;
  /** Of the last call, or the page's own before the first: an error is found beside it in the server's log. */
  readonly correlationId: () => string;
  /** Whose page the guest is on. */
  readonly page: () => ErrorOrigin;
  /** Sets how to find whose page it is, once the shell knows its remotes. */
  readonly knowPage: (page: () => ErrorOrigin) => void;
}

/** Listens from the first moment; the client that sends is fetched by the first entry, or when the page has settled. */
export function startPageLog(window: Window): PageLog {
  const pageId = newId();
  let correlationId = pageId;
  let page = (): ErrorOrigin => ({ remote: 'shell', version: null });
  const sendLast = lastBatch(window, pageId);
  const load = async () => {
    const { startJsnlog } = await import('./jsnlog.lazy.ts');
    return startJsnlog(window, pageId, sendLast);
  };
  const logger = createClientLog(window, load, sendLast);
  const facts = { page: () => page(), correlationId: () => correlationId };
  return {
    ...facts,
    logger,
    report: reportUncaughtErrors(window, logger, facts),
    newCorrelationId: () => (correlationId = newId()),
    knowPage: (known) => {
      page = known;
    },
  };
}
