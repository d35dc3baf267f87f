import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { Pool } from 'undici';
import { apiVersion } from '../../../server/src/modules/payment/stripe/client.ts';
import { localAccount } from '../../../server/test/support/stripe/server.ts';

export interface StripeProcess {
  /** For a server that is to be paid by it. */
  readonly variables: Record<string, string>;
  /** Makes so many confirmation tokens and gives what puts one of them into each body. */
  readonly tokens: (count: number) => () => Promise<(body: string, index: number) => string>;
  readonly end: () => Promise<void>;
}

const cli = join(workspaceRoot, 'server/test/support/stripe/cli.ts');
const atOnce = 32;

async function makeTokens(pool: Pool, count: number): Promise<readonly string[]> {
  const made: string[] = [];
  const maker = async (): Promise<void> => {
    while (made.length < count) {
      const { body } = await pool.request({
        path: '/v1/test_helpers/confirmation_tokens',
        method: 'POST',
        headers: {
          authorization: `Bearer ${localAccount.secretKey}`,
          'content-type': 'application/x-www-form-urlencoded',
          'stripe-version': apiVersion,
        },
        body: 'payment_method=pm_card_visa',
      });
      const { id } = (await body.json()) as { readonly id?: string };
      if (id === undefined) throw new Error('The local Stripe gave no token');
      made.push(id);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, maker));
  return made;
}

/** The body of a card that was typed into our form, as that of one that was typed into the gateway's. */
const withToken = (body: string, token: string): string =>
  JSON.stringify({ ...(JSON.parse(body) as object), CardDetails: null, PaymentToken: token });

/** The local Stripe as a process of its own. */
export async function startLocalStripe(): Promise<StripeProcess> {
  const child = spawn(process.execPath, [cli], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const url = line.replace(/^Stripe: /, '');
  const pool = new Pool(url, { connections: atOnce });
  return {
    variables: {
      STRIPE_URL: url,
      STRIPE_SECRET_KEY: localAccount.secretKey,
      STRIPE_PUBLISHABLE_KEY: localAccount.publishableKey,
      STRIPE_WEBHOOK_SECRETS: localAccount.webhookSecret,
      ALLOW_TEST_KEYS: 'on',
    },
    tokens: (count) => async () => {
      const tokens = await makeTokens(pool, count);
      return (body, index) => withToken(body, tokens[index] ?? '');
    },
    async end() {
      await pool.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
