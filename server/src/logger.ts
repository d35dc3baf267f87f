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

const privateKeys = [
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
];
const redacted = privateKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: redacted, censor: '[redacted]' },
    },
    destination,
  );
