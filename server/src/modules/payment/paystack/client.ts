import pRetry from 'p-retry';
import type * as z from 'zod/mini';
import { refusalSchema } from './wire.ts';

export interface PaystackSettings {
  readonly secretKey: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  /** The pause before the first repetition; the next is twice as long. */
  readonly pauseMs: number;
}

export interface PaystackCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** How often the call may be made in all while it fails without saying no. */
  readonly tries: number;
}

/** Paystack has said no, and why; repeating it changes nothing. */
export class PaystackRefusal extends Error {
  override readonly name = 'PaystackRefusal';
}

/** Far more than any answer that is read here. */
const longestAnswer = 256 * 1024;

async function answerOf(settings: PaystackSettings, { method, path, body }: PaystackCall): Promise<unknown> {
  const response = await fetch(`${settings.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${settings.secretKey}`,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeoutMs),
  });
  const text = await response.text();
  const mayTryAgain = response.status >= 500 || response.status === 429;
  if (mayTryAgain || text.length > longestAnswer) {
    throw new Error(`Paystack answered ${String(response.status)}`);
  }
  const answer: unknown = JSON.parse(text);
  if (response.ok) return answer;
  const refusal = refusalSchema.safeParse(answer);
  throw refusal.success
    ? new PaystackRefusal(refusal.data.message)
    : new Error(`Paystack answered ${String(response.status)}`);
}

/**
 * One call of Paystack's API, repeated a few times while it gives no sense: a time-out, a broken connection, a 5xx, 429 or garbage. Throws a
 * PaystackRefusal for a no, and the last failure when there is no answer at all: then what was asked for may have happened.
 */
export function callPaystack<S extends z.ZodMiniType>(
  settings: PaystackSettings,
  call: PaystackCall,
  schema: S,
): Promise<z.output<S>> {
  const ask = async (): Promise<z.output<S>> => {
    const parsed = schema.safeParse(await answerOf(settings, call));
    if (parsed.success) return parsed.data;
    throw new Error('Paystack answered something else');
  };
  return pRetry(ask, {
    retries: call.tries - 1,
    minTimeout: settings.pauseMs,
    shouldRetry: ({ error }) => !(error instanceof PaystackRefusal),
  });
}
