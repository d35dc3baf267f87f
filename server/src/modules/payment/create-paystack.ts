import type { Logger } from 'pino';
import type { Env } from '../../env.ts';
import type { PaymentGateway } from './gateway.ts';
import { createPaystack } from './paystack/gateway.ts';

const timeoutMs = 5000;
const pauseMs = 250;

/** Outside production, and over the embedded database, which is for trying, the simulator's hosted page plays Paystack. */
export const isPaystackNeeded = (env: Env): boolean =>
  env.mode === 'production' && env.databaseUrl !== undefined && env.paystack.secretKey === undefined;

/** Undefined: it is played; null: the key is missing, and nobody may pay like that. */
export function createPaystackGateway(env: Env, logger: Logger): PaymentGateway | null | undefined {
  const { secretKey, url } = env.paystack;
  if (secretKey === undefined) return isPaystackNeeded(env) ? null : undefined;
  const { publicUrl } = env;
  return createPaystack({ secretKey, url, publicUrl, timeoutMs, pauseMs }, (error) => {
    logger.error({ err: error }, 'paystack: no payment page was opened');
  });
}
