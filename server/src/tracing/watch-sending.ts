import type { Logger } from 'pino';

/** Says once that traces do not arrive, and once that they do again. */
export function watchSending(logger: Logger): (failure: Error | null) => void {
  let fails = false;
  return (failure) => {
    if (failure !== null && !fails) logger.warn({ err: failure }, 'traces do not arrive');
    if (failure === null && fails) logger.info('traces arrive again');
    fails = failure !== null;
  };
}
