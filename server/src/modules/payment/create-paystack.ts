import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import type { PaymentGateway } from './gateway.ts';
import { createPaystack } from './paystack/gateway.ts';

const timeoutMs = 5000;
const pauseMs = 250;

/** In production over PostgreSQL nothing plays Paystack: a property that is paid by it needs the key. */
export const isPaystackNeeded = (env: Env): boolean =>
  env.mode === 'production' && env.databaseUrl !== undefined && env.paystack.secretKey === undefined;

/** Elsewhere the simulator's hosted page plays it, where there is a simulator. */
const isPaystackPlayed = (env: Env): boolean => env.paymentSimulator && !isPaystackNeeded(env);

/** Undefined: the simulator plays it; null: the key is missing, and guests cannot pay with Paystack. */
export function createPaystackGateway(env: Env, logger: Logger): PaymentGateway | null | undefined {
  const { secretKey, url } = env.paystack;
  if (secretKey === undefined) return isPaystackPlayed(env) ? undefined : null;
  const { publicUrl } = env;
  return createPaystack({ secretKey, url, publicUrl, timeoutMs, pauseMs }, (error) => {
    logger.error({ err: error }, 'paystack: no payment page was opened');
  });
}
