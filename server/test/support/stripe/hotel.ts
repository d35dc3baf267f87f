import type { CreateRequest } from 'shared/contracts';
import { readEnv } from '../../../src/env.ts';
import { type TestApp } from '../app.ts';
import { aBooking } from '../bookings.ts';
import { localAccount, type LocalStripe } from './server.ts';
import { signatureOf, type Webhook } from './webhooks.ts';

/** The settings of a site whose cards go to the local Stripe. */
export const stripeEnv = (stripe: Pick<LocalStripe, 'url'>, more: Readonly<Record<string, string>> = {}) =>
  readEnv({
    NODE_ENV: 'test',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: localAccount.secretKey,
    STRIPE_PUBLISHABLE_KEY: localAccount.publishableKey,
    STRIPE_WEBHOOK_SECRETS: `whsec_before, ${localAccount.webhookSecret}`,
    ...more,
  });

/** Three nights for two adults, paid with what Stripe's form gave for a card. */
export const aStripeBooking = (token: string, changes: Partial<CreateRequest> = {}): CreateRequest =>
  aBooking({ cardDetails: null, paymentToken: token, ...changes });

/** Hands a webhook to the site as Stripe sends it; gives the status of the answer. */
export async function deliver(
  { app, clock }: Pick<TestApp, 'app' | 'clock'>,
  webhook: Pick<Webhook, 'body' | 'secret'>,
  signature = signatureOf(webhook, Math.floor(clock.now().getTime() / 1000)),
): Promise<number> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/Payment/Stripe/Webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: webhook.body,
  });
  return response.statusCode;
}
