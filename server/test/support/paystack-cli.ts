import { parseArgs } from 'node:util';
import { startPaystack } from './paystack-server.ts';

/**
 * `node server/test/support/paystack-cli.ts --key sk_test_local --port 5199 --webhook http://127.0.0.1:3000/api/Payment/Paystack/Webhook`:
 * a local Paystack. Start the site with PAYSTACK_URL and PAYSTACK_SECRET_KEY to match.
 */
const { values } = parseArgs({
  options: {
    key: { type: 'string', default: 'sk_test_local' },
    port: { type: 'string', default: '0' },
    webhook: { type: 'string' },
  },
});

const paystack = await startPaystack({
  secretKey: values.key,
  port: Number(values.port),
  ...(values.webhook === undefined ? {} : { webhookUrl: values.webhook }),
});
process.stdout.write(`Paystack: ${paystack.url}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void paystack.close());
}
