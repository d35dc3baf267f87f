import { newId, systemClock } from 'shared/runtime';
import { createClientLogger, describeError, type ClientLogger } from './client-log.ts';
import type { ErrorReporter } from './error-reporter.ts';

const address = '/jsnlog.logger';

/** The page's logger; it sends what is left when the page is hidden. */
export function startClientLog(window: Window): ClientLogger {
  const requestId = newId();
  const logger = createClientLogger({
    requestId,
    now: systemClock.now,
    after: (milliseconds, run) => void window.setTimeout(run, milliseconds),
    post: (body, { timeoutMs }) => {
      const headers = { 'content-type': 'application/json', 'JSNLog-RequestId': requestId };
      // A log that cannot be sent is lost; there is nobody to tell.
      window
        .fetch(address, {
          method: 'POST',
          body,
          headers,
          keepalive: true,
          signal: AbortSignal.timeout(timeoutMs),
        })
        .catch(() => undefined);
    },
  });
  window.addEventListener('pagehide', logger.flush);
  return logger;
}

/** Errors that nothing caught, and what error boundaries caught, with the remote and version where they are known. */
export function reportUncaughtErrors(window: Window, logger: ClientLogger): ErrorReporter {
  const report: ErrorReporter = (error, { remote, version }) => {
    logger.log({ level: 'fatal', logger: 'page', message: { ...describeError(error), remote, version } });
  };
  const remoteOf = (source: string): { remote: string | null; version: string | null } => {
    const [, remote = null, version = null] = /\/ClientApp\/([^/]+)\/([^/]+)\//.exec(source) ?? [];
    return { remote, version };
  };
  window.addEventListener('error', (event) => {
    report(event.error ?? event.message, remoteOf(event.filename));
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    report(reason, remoteOf(reason instanceof Error ? (reason.stack ?? '') : ''));
  });
  return report;
}
