import { clientLogSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { maskDigits } from '../../logger.ts';
import { failureOfMessage, type RemoteFailure } from '../remote-failure/index.ts';

export interface ClientLogEntry {
  readonly level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
  readonly logger: string;
  readonly message: string;
  readonly at: string;
  /** The remote's failure that it reports. */
  readonly failure: RemoteFailure | null;
}

const longestMessage = 4000;
/** The shell's loggers of failed loads and of uncaught errors; an error response of a call is no failure of a remote. */
const tellsOfRemotes: ReadonlySet<string> = new Set(['remote', 'page']);

/** jsnlog's numbers: 1000 trace, 2000 debug, 3000 info, 4000 warn, 5000 error, 6000 fatal. */
function levelOf(level: number): ClientLogEntry['level'] {
  const names = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const;
  return names[Math.min(5, Math.max(0, Math.floor(level / 1000) - 1))] ?? 'info';
}

/** Without control characters, which could forge log lines, and with runs of digits masked (decisions 1). */
export const cleanText = (text: string, longest = longestMessage): string =>
  maskDigits(text.replace(/\p{Cc}+/gu, ' ')).slice(0, longest);

function instantOf(epochMs: number): string {
  const date = new Date(epochMs);
  return Number.isNaN(date.getTime()) ? 'unknown' : date.toISOString();
}

/** The entries of a batch; none when it is not what jsnlog sends, or is more than 20 entries. */
export function clientLogEntries(body: unknown): ClientLogEntry[] {
  const parsed = z.safeParse(clientLogSchema, body);
  if (!parsed.success) return [];
  return parsed.data.lg.map((entry) => ({
    level: levelOf(entry.l),
    logger: cleanText(entry.n, 100),
    message: cleanText(entry.m),
    at: instantOf(entry.t),
    failure: tellsOfRemotes.has(entry.n) ? failureOfMessage(entry.m) : null,
  }));
}
