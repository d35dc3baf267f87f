import { pino, type DestinationStream, type Logger } from 'pino';

const uuidOrDigits = /\b([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\b|\d(?:[ -]?\d){11,}/gi;

/** Runs of twelve digits or more may be card numbers (decisions 1). A correlation id can have such a run, and stays. */
export const maskDigits = (text: string): string =>
  text.replace(uuidOrDigits, (_, uuid: string | undefined) => uuid ?? '••••');

/** What a log may know of an error. A database error's `detail` and parameters hold rows, that is, people. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: maskDigits(String(error)) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: maskDigits(error.message),
    stack: error.stack === undefined ? undefined : maskDigits(error.stack),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

const privateKeys: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'booker',
  'guests',
  'cardDetails',
  'cardNumber',
  'securityCode',
  'email',
  'emailAddress',
  'phone',
  'telephoneNumber',
]);
/** What is logged is a few values; deeper than this is a mistake, and perhaps a circle. */
const deepest = 6;

/**
 * A logged value without private fields at any depth. (Pino's own `redact` knows only fixed paths, and looks through all of them for every
 * request's child logger.)
 */
function withoutPrivate(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  if (depth === deepest) return '[deep]';
  if (Array.isArray(value)) return value.map((part) => withoutPrivate(part, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const parts = Object.entries(value).map(([key, part]) => [
    key,
    privateKeys.has(key) ? '[redacted]' : withoutPrivate(part, depth + 1),
  ]);
  return Object.fromEntries(parts);
}

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (logged) => withoutPrivate(logged) as typeof logged,
      },
      serializers: { err: describeError },
    },
    destination,
  );
