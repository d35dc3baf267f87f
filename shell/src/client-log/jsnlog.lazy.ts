import { JL } from 'jsnlog';
import { createBatchQueue } from './batch-queue.ts';
import { describeError } from './describe-error.ts';
import { levels, maximumBatch, type LogEntry } from './log-entry.ts';
import { outlivingRequest } from './outliving-request.ts';

/** product.md 7: given up after 5 s. */
const sendTimeoutMs = 5_000;
const gatherMs = 1_000;
/** A burst waits for its batches; a page that fails in a loop must not fill the server's log. */
const maximumWaiting = 200;
const maximumPerPage = 500;

const described = ({ error, typed, message, ...entry }: LogEntry): LogEntry => ({
  ...entry,
  message: error === undefined ? message : { ...message, ...describeError(error, typed) },
  typed,
});

/**
 * The public jsnlog client, as this page uses it. It would also report uncaught errors by itself, with everything
 * in them: that is undone, and `reportUncaughtErrors` reports them without what a guest has typed.
 */
export function startJsnlog(
  window: Window,
  requestId: string,
  sendLast: (entries: readonly LogEntry[]) => void,
): (entry: LogEntry) => void {
  window.onerror = null;
  window.onunhandledrejection = null;
  const queue = createBatchQueue<LogEntry>(
    (entry) => {
      const { level, logger, message } = described(entry);
      JL(logger).log(levels[level], message);
    },
    (count) => ({ level: 'warning', logger: 'page', message: { lost: count }, typed: [] }),
    { batch: maximumBatch, waiting: maximumWaiting },
  );
  // The client's own place for it, which its types leave out.
  Object.assign(JL, {
    _createXMLHttpRequest: () => outlivingRequest((url, init) => window.fetch(url, init)),
  });
  JL.setOptions({ requestId, maxMessages: maximumPerPage });
  const appender = JL.createAjaxAppender('page');
  appender.setOptions?.({
    batchSize: maximumBatch,
    maxBatchSize: maximumBatch,
    batchTimeout: gatherMs,
    sendTimeout: sendTimeoutMs,
    beforeSend: (request, { lg }: { readonly lg: readonly unknown[] }) => {
      const { length } = lg;
      queue.sending();
      const arrived = (): void => {
        queue.arrived(length);
      };
      Object.assign(request, { arrived });
    },
  });
  JL().setOptions({ appenders: [appender] });
  // A guest who leaves the page must not take the collected entries with them: those that wait for an answer go by a request of their own.
  const send = (): void => {
    appender.sendBatch?.();
    sendLast(queue.taken().map(described));
  };
  let isLeft = false;
  window.addEventListener('pagehide', () => {
    isLeft = true;
    send();
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
  window.document.addEventListener('visibilitychange', send);
  return (entry) => {
    queue.add(entry);
    if (isLeft) send();
  };
}
