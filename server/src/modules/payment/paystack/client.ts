import pRetry from 'p-retry';
import type * as z from 'zod/mini';
import { declineSchema } from './wire.ts';

export interface PaystackSettings {
  readonly secretKey: string;
  /** Without a slash at the end. */
  readonly url: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  /** The pause before the first retry; the next is twice as long. */
  readonly pauseMs: number;
}

export interface PaystackCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** How often the call may be made in all while it fails without a decline. */
  readonly tries: number;
}

/** Paystack has declined the call, with a reason; a retry changes nothing. */
export class PaystackDecline extends Error {
  override readonly name = 'PaystackDecline';
}

/** Far more than any response that is read here. */
const longestResponse = 256 * 1024;

async function responseOf(
  settings: PaystackSettings,
  { method, path, body }: PaystackCall,
): Promise<unknown> {
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
  const isRetryable = response.status >= 500 || response.status === 429;
  if (isRetryable || text.length > longestResponse) {
    throw new Error(`Paystack answered ${String(response.status)}`);
  }
  const content: unknown = JSON.parse(text);
  if (response.ok) return content;
  const decline = declineSchema.safeParse(content);
  throw decline.success
    ? new PaystackDecline(decline.data.message)
    : new Error(`Paystack answered ${String(response.status)}`);
}

/**
 * One call of Paystack's API, retried a few times after a timeout, a broken connection, a 5xx, 429 or an invalid response. Throws a
 * PaystackDecline when Paystack declines it, and the last error when there is no valid response: then the call may have had its effect.
 */
export function callPaystack<S extends z.ZodMiniType>(
  settings: PaystackSettings,
  call: PaystackCall,
  schema: S,
): Promise<z.output<S>> {
  const ask = async (): Promise<z.output<S>> => {
    const parsed = schema.safeParse(await responseOf(settings, call));
    if (parsed.success) return parsed.data;
    throw new Error('Paystack answered something else');
  };
  return pRetry(ask, {
    retries: call.tries - 1,
    minTimeout: settings.pauseMs,
    shouldRetry: ({ error }) => !(error instanceof PaystackDecline),
  });
}
