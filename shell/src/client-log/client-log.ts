import type { ClientLog } from 'shared/contracts';

/** product.md 7: at most 20 entries a batch, given up after 5 s. */
const maximumBatch = 20;
const sendTimeoutMs = 5_000;
const gatherMs = 1_000;
/** A page that fails in a loop must not fill the server's log. */
const maximumPerPage = 100;

export const logLevels = { warning: 4000, error: 5000, fatal: 6000 } as const;

export interface LogEntry {
  readonly level: keyof typeof logLevels;
  readonly logger: string;
  readonly message: Readonly<Record<string, string | number | null>>;
}

export interface ClientLogDependencies {
  readonly requestId: string;
  readonly now: () => Date;
  readonly post: (body: string, options: { readonly timeoutMs: number }) => void;
  readonly after: (milliseconds: number, run: () => void) => void;
}

export interface ClientLogger {
  readonly log: (entry: LogEntry) => void;
  /** Sends what has gathered, as when the page is left. */
  readonly flush: () => void;
}

/** Gathers entries for a second and sends them in the format of the public jsnlog client (decisions 1). */
export function createClientLogger({ requestId, now, post, after }: ClientLogDependencies): ClientLogger {
  let waiting: ClientLog['lg'] = [];
  let total = 0;
  const flush = (): void => {
    while (waiting.length > 0) {
      const batch: ClientLog = { r: requestId, lg: waiting.slice(0, maximumBatch) };
      waiting = waiting.slice(maximumBatch);
      post(JSON.stringify(batch), { timeoutMs: sendTimeoutMs });
    }
  };
  return {
    log({ level, logger, message }) {
      total += 1;
      if (total > maximumPerPage) return;
      if (waiting.length === 0) after(gatherMs, flush);
      waiting.push({
        l: logLevels[level],
        m: JSON.stringify(message),
        n: logger,
        t: now().getTime(),
        u: total,
      });
    },
    flush,
  };
}

/** What of an error is worth telling, shortened; never what a guest has typed. */
export function describeError(error: unknown): {
  readonly name: string;
  readonly text: string;
  readonly stack: string | null;
} {
  if (!(error instanceof Error)) return { name: 'unknown', text: String(error).slice(0, 500), stack: null };
  return { name: error.name, text: error.message.slice(0, 500), stack: error.stack?.slice(0, 1500) ?? null };
}
