import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Stripe } from 'stripe';
import type { StripeKeys } from '../../../stripe-settings.ts';

/** The version whose objects the code here reads; a newer SDK asks for a newer one by itself. */
export const apiVersion = '2026-10-28.endive';

/** How long one call may take; a bank takes a few seconds, and the lease of a payment is a minute. */
const timeoutMs = 12_000;
/** Every call has a key of ours, so that one that is repeated has one effect. */
const retries = 1;
const agentOptions = { keepAlive: true, maxSockets: 64 } as const;

/** Loaded where an account is set: the SDK is large. */
export const loadSdk = () => import('stripe');

/** One client of Stripe for each secret key. */
export function createClients(url: string): (keys: StripeKeys) => Promise<Stripe> {
  const { hostname, port, protocol } = new URL(url);
  const isHttps = protocol === 'https:';
  const clients = new Map<string, Stripe>();
  return async ({ secretKey }) => {
    const known = clients.get(secretKey);
    if (known) return known;
    const { Stripe: Sdk } = await loadSdk();
    const client = new Sdk(secretKey, {
      apiVersion,
      host: hostname,
      port: port === '' ? (isHttps ? 443 : 80) : port,
      protocol: isHttps ? 'https' : 'http',
      httpAgent: isHttps ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions),
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
    });
    clients.set(secretKey, client);
    return client;
  };
}
