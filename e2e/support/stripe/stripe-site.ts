import { spawn } from 'node:child_process';
import { workspaceRoot } from 'federation/build';
import { apiVersion } from '../../../server/src/modules/payment/stripe/client.ts';
import { copyPrepared, removeDataDir } from '../data-dir.ts';
import { startSite, type Site } from '../site.ts';

const keys = { secret: 'sk_test_local', publishable: 'pk_test_local', webhook: 'whsec_local' } as const;

interface StripeProgram {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A program that answers as Stripe's API does, and shows the bank's page. */
async function startStripe(): Promise<StripeProgram> {
  const program = spawn(process.execPath, ['server/test/support/stripe/cli.ts'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    program.stdout.on('data', (data: Buffer) => {
      const found = /^Stripe: (\S+)/m.exec(data.toString())?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('exit', () => reject(new Error('Stripe did not start.')));
  });
  return {
    url,
    async stop() {
      program.kill('SIGTERM');
      await exited;
    },
  };
}

export interface StripeSite extends Site {
  /** Where the local Stripe listens. */
  readonly stripeUrl: string;
}

/** A site whose cards go to a local Stripe. */
export async function startStripeSite(): Promise<StripeSite> {
  const dataDir = await copyPrepared();
  const stripe = await startStripe();
  const site = await startSite({
    dataDir,
    environment: {
      PAYMENT_SIMULATOR: undefined,
      STRIPE_URL: stripe.url,
      STRIPE_SECRET_KEY: keys.secret,
      STRIPE_PUBLISHABLE_KEY: keys.publishable,
      STRIPE_WEBHOOK_SECRETS: keys.webhook,
      ALLOW_TEST_KEYS: 'true',
    },
  });
  return {
    ...site,
    stripeUrl: stripe.url,
    async stop() {
      await site.stop();
      await stripe.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** What Stripe's form gives for a card that is approved. */
export async function approvedToken({ stripeUrl }: StripeSite): Promise<string> {
  const response = await fetch(`${stripeUrl}/v1/test_helpers/confirmation_tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keys.secret}`,
      'stripe-version': apiVersion,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'payment_method=pm_card_visa',
  });
  const { id } = (await response.json()) as { readonly id: string };
  return id;
}
