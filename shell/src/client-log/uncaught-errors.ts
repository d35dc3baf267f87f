import type { ErrorOrigin, ErrorReporter } from './error-reporter.ts';
import type { ClientLogger } from './log-entry.ts';

/** Whose file it was, by its address. */
function originOf(source: string): ErrorOrigin | null {
  const [, remote, version] = /\/ClientApp\/([^/]+)\/([^/]+)\//.exec(source) ?? [];
  return remote === undefined || version === undefined ? null : { remote, version };
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? '') : '');

export interface PageFacts {
  /** Whose page the guest is on: the origin of an error whose file does not show it. */
  readonly page: () => ErrorOrigin;
  /** Of the last call, or the page's own: where to look in the server's log. */
  readonly correlationId: () => string;
}

/** Errors that nothing caught, and what error boundaries caught, with remote, version and correlation id. */
export function reportUncaughtErrors(window: Window, logger: ClientLogger, facts: PageFacts): ErrorReporter {
  const report: ErrorReporter = (error, { remote, version }) => {
    const message = { remote, version, correlationId: facts.correlationId() };
    logger.log({ level: 'fatal', logger: 'page', message, error });
  };
  window.addEventListener('error', (event) => {
    const error: unknown = event.error ?? event.message;
    report(error, originOf(event.filename) ?? originOf(stackOf(error)) ?? facts.page());
  });
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    report(reason, originOf(stackOf(reason)) ?? facts.page());
  });
  return report;
}
