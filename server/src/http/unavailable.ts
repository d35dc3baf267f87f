/** Connection trouble as Node names it. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs that pass by themselves: 08 connection, 53 no resources, 57P0x shutting down or starting, 57014 statement time-out, 55P03 lock
 * time-out, 25P0[23] transaction broken or timed out, 40 conflict with others after all retries, 25006 a standby that is about to take over.
 */
const passingStates = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[234]|40001|40P01|25006)$/;

/** What pg and its pool say without a code. */
const connectionMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Connection ended|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/**
 * Whether a failure is of the database being away, restarting or overloaded: the same request may well succeed in a moment, so that it
 * is answered with 503 and `Retry-After` instead of 500.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code !== null && (networkCodes.has(code) || passingStates.test(code))) return true;
  return connectionMessages.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause));
}
