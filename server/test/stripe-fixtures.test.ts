import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from 'federation/build';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localAccount, type LocalStripe, startStripe } from './support/stripe/server.ts';

/** Stripe's published sample of each kind of object (../shared/data/README.md). */
const file = join(workspaceRoot, '../shared/data/stripe/fixtures3.json');
type Sample = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Sample =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields of the SDK's types that the samples, which are two months older and of other payments, do not have. */
const notSampled = new Set([
  'payment_intent.allowed_payment_method_types',
  'payment_intent.payment_record',
  'setup_intent.allowed_payment_method_types',
  'charge.payment_method_details.card.capture_before',
  'charge.payment_method_details.card.electronic_commerce_indicator',
  'dispute.intended_submission_method',
  'dispute.evidence_details.submission_method',
  'confirmation_token.metadata',
  'confirmation_token.payment_method_preview.card',
]);

/** Fields of the samples that the SDK's types call optional, and that an object of ours has not. */
const optional = new Set([
  'payment_intent.amount_details',
  'charge.refunds',
  'customer.discount',
  // The sample's token is of a bank account.
  'confirmation_token.payment_method_preview.us_bank_account',
]);

/** The samples show only one field of these, whatever else the object may have. */
const sparse = new Set([
  'payment_intent.next_action',
  'payment_intent.last_payment_error',
  'payment_intent.automatic_payment_methods',
  'payment_intent.payment_method_options',
  'setup_intent.next_action',
  'setup_intent.last_setup_error',
  'setup_intent.automatic_payment_methods',
  'setup_intent.payment_method_options',
  'charge.outcome',
  'dispute.evidence.enhanced_evidence',
  'event.data.object',
]);

/** What of `ours` the sample would not have, and what of the sample ours has not. */
function differences(ours: unknown, sample: unknown, path: string): string[] {
  if (ours === null || sample === null || sparse.has(path) || path.endsWith('.metadata')) return [];
  if (Array.isArray(ours) || Array.isArray(sample)) {
    return Array.isArray(ours) && Array.isArray(sample) ? [] : [`${path}: only one of them is a list`];
  }
  if (!isObject(ours) || !isObject(sample)) {
    // An id where the sample has the object, or the other way round: Stripe expands it.
    const isExpanded = [ours, sample].some((value) => isObject(value) && 'object' in value);
    if (isExpanded && [ours, sample].some((value) => typeof value === 'string')) return [];
    return typeof ours === typeof sample ? [] : [`${path}: ${typeof ours}, in the sample ${typeof sample}`];
  }
  return [
    ...Object.keys(ours)
      .filter((name) => !(name in sample) && !notSampled.has(`${path}.${name}`))
      .map((name) => `${path}.${name}: not in the sample`),
    ...Object.keys(sample)
      .filter((name) => !(name in ours) && !optional.has(`${path}.${name}`))
      .map((name) => `${path}.${name}: only in the sample`),
    ...Object.keys(ours)
      .filter((name) => name in sample)
      .flatMap((name) => differences(ours[name], sample[name], `${path}.${name}`)),
  ];
}

const published = await readFile(file, 'utf8').catch(() => null);
if (published === null) {
  const message = `The local Stripe was not compared with Stripe's samples: ${file} is missing`;
  process.stderr.write(`${message} (openapi/fixtures3.json of the public repository stripe/openapi)\n`);
  it(message, () => {
    expect(published).toBeNull();
  });
}

const describeBeside = published === null ? () => undefined : describe;

describeBeside('the local Stripe beside Stripe’s published samples', () => {
  let local: LocalStripe;
  let stripe: Stripe;
  let samples: Readonly<Record<string, Sample>>;
  const shown = new Map<string, object>();

  beforeAll(async () => {
    samples = (JSON.parse(published ?? '') as { resources: Record<string, Sample> }).resources;
    local = await startStripe();
    const { hostname, port } = new URL(local.url);
    stripe = new Stripe(localAccount.secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
    const customer = await stripe.customers.create({ email: 'guest@example.com' });
    const intent = await stripe.paymentIntents.create({
      amount: 30_000,
      currency: 'eur',
      capture_method: 'manual',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });
    shown.set(
      'confirmation_token',
      await stripe.confirmationTokens.retrieve(local.token('4242424242424242')),
    );
    await stripe.paymentIntents.confirm(intent.id, { confirmation_token: local.token('4242424242424242') });
    const paid = await stripe.paymentIntents.capture(intent.id);
    const refund = await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge), { expand: ['refunds'] });
    shown.set('customer', customer).set('payment_intent', paid).set('charge', charge).set('refund', refund);
    shown.set('payment_method', await stripe.paymentMethods.retrieve(String(paid.payment_method)));
    const transaction = await stripe.balanceTransactions.retrieve(String(charge.balance_transaction));
    shown.set('balance_transaction', transaction).set('dispute', local.dispute(intent.id));
    shown.set(
      'setup_intent',
      await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' }),
    );
    shown.set('event', JSON.parse(local.webhooks.made[0]?.body ?? '{}') as object);
    shown.set('deleted_customer', await stripe.customers.del(customer.id));
  });
  afterAll(() => local.close());

  it.each([
    'payment_intent',
    'setup_intent',
    'payment_method',
    'customer',
    'deleted_customer',
    'confirmation_token',
    'charge',
    'balance_transaction',
    'refund',
    'dispute',
    'event',
  ])('makes a %s of the same fields', (kind) => {
    const ours: unknown = JSON.parse(JSON.stringify(shown.get(kind)));
    expect(differences(ours, samples[kind], kind)).toEqual([]);
  });

  it('shows in a confirmation token the card as a payment method has it', () => {
    const token = shown.get('confirmation_token') as Stripe.ConfirmationToken;
    const ours: unknown = token.payment_method_preview?.card;
    expect(differences(ours, samples['payment_method']?.['card'], 'payment_method.card')).toEqual([]);
  });

  it('excepts no field that the samples have', () => {
    const at = (path: string) =>
      path.split('.').reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), samples);
    expect([...notSampled].filter((path) => at(path) !== undefined)).toEqual([]);
    expect([...optional].filter((path) => at(path) === undefined)).toEqual([]);
  });
});
