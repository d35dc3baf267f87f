import type { StripeEvent } from './webhook-endpoint.ts';

/** What an event of a type is about, and how the log says it; the table of docs/runbooks/payments.md has a line for each. */
interface Effect {
  readonly level: 'info' | 'warn' | 'error';
  readonly says: string;
}

const info = (says: string): Effect => ({ level: 'info', says });

/** Each type that has an effect; to all of them the intent is asked for, and the ledger brought to what it says. */
export const effects: Readonly<Record<string, Effect>> = {
  'payment_intent.amount_capturable_updated': info('stripe: the bank has set money aside'),
  'payment_intent.processing': info('stripe: the bank takes its time'),
  'payment_intent.succeeded': info('stripe: money was captured'),
  'payment_intent.payment_failed': info('stripe: a card was declined'),
  'payment_intent.canceled': { level: 'warn', says: 'stripe: a payment was cancelled, here or at Stripe' },
  'setup_intent.succeeded': info('stripe: a card is kept as a guarantee'),
  'setup_intent.setup_failed': info('stripe: a card for a guarantee was declined'),
  'setup_intent.canceled': info('stripe: a guarantee was cancelled'),
  'charge.refunded': info('stripe: money was given back'),
  'refund.created': info('stripe: money is given back'),
  'refund.updated': info('stripe: a refund has changed'),
  'charge.refund.updated': info('stripe: a refund has changed'),
  'refund.failed': { level: 'error', says: 'stripe: a refund failed, the guest has not got the money' },
  'charge.dispute.created': { level: 'error', says: 'stripe: a guest disputes a payment' },
  'charge.dispute.updated': info('stripe: a dispute has changed'),
  'charge.dispute.funds_withdrawn': { level: 'warn', says: 'stripe: disputed money was taken back' },
  'charge.dispute.funds_reinstated': info('stripe: disputed money came back'),
  'charge.dispute.closed': { level: 'warn', says: 'stripe: a dispute is decided' },
};

/** The intent that an event is about; null where it is of no interest here. */
export function intentOf({ type, data: { object } }: StripeEvent): string | null {
  if (!Object.hasOwn(effects, type)) return null;
  const isIntent = object.object === 'payment_intent' || object.object === 'setup_intent';
  if (isIntent) return object.id ?? null;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}
