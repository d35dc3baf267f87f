import { Refusal } from './failure.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly requestId: string;
}

interface Kept extends Answer {
  readonly request: string;
}

/** How many answers are kept: Stripe keeps them for a day, a measured run needs the last few. */
const most = 20_000;

/** The answers by account and key: the same request gets the same answer, another one is refused. */
export function createIdempotency() {
  const answers = new Map<string, Kept>();
  return {
    /** The answer that was given before; null when this is new. */
    find: (account: string, key: string, request: string): Answer | null => {
      const kept = answers.get(`${account} ${key}`);
      if (!kept) return null;
      if (kept.request === request) return kept;
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    },
    keep: (account: string, key: string, request: string, answer: Answer): void => {
      answers.set(`${account} ${key}`, { ...answer, request });
      const oldest = answers.size > most ? answers.keys().next().value : undefined;
      if (oldest !== undefined) answers.delete(oldest);
    },
    clear: () => answers.clear(),
  };
}
