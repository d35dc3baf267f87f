import type { Logger } from 'pino';

/** Within the half minute that is left to a process as a rule; a mail that is on its way must not be cut off. */
const longestMs = 25_000;

/** On the first Ctrl-C or SIGTERM runs `close` and leaves with 0; a second signal, or 25 seconds after the drain, ends the process at once. */
export function closeOnSignals(close: () => Promise<void>, logger: Logger, drainMs: number): void {
  let closing = false;
  const stop = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    logger.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), drainMs + longestMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'closing failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
