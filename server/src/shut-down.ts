import type { Logger } from 'pino';

const longestMs = 10_000;

/** On the first Ctrl-C or SIGTERM runs `close` and leaves with 0; a second signal, or ten seconds after the drain, ends the process at once. */
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
