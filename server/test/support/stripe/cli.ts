import { parseArgs } from 'node:util';
import { localAccount, startStripe } from './server.ts';

/**
 * `node server/test/support/stripe/cli.ts --port 5198 --webhook http://127.0.0.1:3000/api/Payment/Stripe/Webhook`: a local Stripe. Start the
 * site with STRIPE_URL, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRETS to match.
 */
const { values } = parseArgs({
  options: {
    key: { type: 'string', default: localAccount.secretKey },
    publishable: { type: 'string', default: localAccount.publishableKey },
    secret: { type: 'string', default: localAccount.webhookSecret },
    /** Accounts that the key acts for, with commas. */
    connected: { type: 'string', default: '' },
    port: { type: 'string', default: '0' },
    webhook: { type: 'string' },
    latency: { type: 'string', default: '0' },
  },
});

const stripe = await startStripe({
  accounts: [
    {
      id: localAccount.id,
      secretKey: values.key,
      publishableKey: values.publishable,
      webhookSecret: values.secret,
      connected: values.connected.split(',').filter((id) => id !== ''),
    },
  ],
  port: Number(values.port),
  latencyMs: Number(values.latency),
  webhooks: { url: values.webhook },
});
process.stdout.write(`Stripe: ${stripe.url}
STRIPE_URL=${stripe.url} STRIPE_SECRET_KEY=${values.key} STRIPE_PUBLISHABLE_KEY=${values.publishable} STRIPE_WEBHOOK_SECRETS=${values.secret}
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stripe.close());
}
