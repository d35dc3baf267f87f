import type { Stripe } from 'stripe';
import type { CardFacts, Captured, PaymentOutcome } from '../gateway.ts';
import { fromStripeAmount } from './amounts.ts';
import { reasonOf, type StripeProblem } from './declines.ts';
import { keptCardText } from './names.ts';

type Intent = Stripe.PaymentIntent;
type Setup = Stripe.SetupIntent;

const idOf = (value: string | { readonly id: string } | null): string | null =>
  typeof value === 'object' ? (value?.id ?? null) : value;

/** Our schemes by Stripe's brands, where they have other names. */
const schemes: Readonly<Record<string, string>> = { american_express: 'amex', diners_club: 'diners' };

type CardAtStripe = Pick<
  Stripe.PaymentMethod.Card,
  'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'
>;

export const factsOf = (card: CardAtStripe): CardFacts => ({
  scheme: schemes[card.brand] ?? card.brand,
  lastFour: card.last4,
  expiryMonth: card.exp_month,
  expiryYear: card.exp_year,
  fingerprint: card.fingerprint ?? null,
});

/** What is known of the card where Stripe shows it: the payment method was expanded. */
function cardOf(method: Intent['payment_method']): { card?: CardFacts } {
  if (method === null || typeof method === 'string' || !method.card) return {};
  return { card: factsOf(method.card) };
}

function keptOf(
  { customer, payment_method: method }: Pick<Intent, 'customer' | 'payment_method'>,
  isKept: boolean,
  accountId: string | null,
): { method?: string } {
  const [customerId, methodId] = [idOf(customer), idOf(method)];
  if (!isKept || customerId === null || methodId === null) return {};
  return { method: keptCardText({ customer: customerId, method: methodId }, accountId) };
}

const declined = (
  problem: StripeProblem & { readonly payment_method?: Stripe.PaymentMethod },
): PaymentOutcome => {
  const fingerprint = problem.payment_method?.card?.fingerprint ?? undefined;
  return {
    kind: 'declined',
    reason: reasonOf(problem),
    ...(fingerprint === undefined ? {} : { fingerprint }),
  };
};

/** The bank wants the guest of a charge that was made while the guest was away. */
const wantsGuest = (problem: Stripe.PaymentIntent.LastPaymentError): boolean =>
  problem.code === 'authentication_required';

const action = (clientSecret: string | null): PaymentOutcome =>
  clientSecret === null ? { kind: 'pending' } : { kind: 'action', action: { clientSecret } };

const notTaken = new Set([
  'won',
  'warning_closed',
  'warning_needs_response',
  'warning_under_review',
  'prevented',
]);

/**
 * What a dispute has taken of a charge, in the charge's currency. A dispute in another one says it by what was booked for it; where that too is in another
 * currency, all of the charge counts as taken: what is not known must not be given back once more.
 */
function takenBy(dispute: Stripe.Dispute, { currency, amount_received: whole }: Intent): number {
  if (dispute.currency === currency) return dispute.amount;
  const booked = dispute.balance_transactions;
  const isBooked = booked.length > 0 && booked.every((each) => each.currency === currency);
  return isBooked ? Math.max(0, -booked.reduce((sum, { amount }) => sum + amount, 0)) : whole;
}

/** What the bank has taken back, for good or for now: never more than was paid. */
export const disputedOf = (disputes: readonly Stripe.Dispute[], intent: Intent): number =>
  Math.min(
    intent.amount_received,
    disputes
      .filter(({ status }) => !notTaken.has(status))
      .reduce((sum, dispute) => sum + takenBy(dispute, intent), 0),
  );

function refundedOf(refunds: readonly Stripe.Refund[], { currency }: Intent): number {
  const back = refunds.filter(isGivenBack);
  if (back.some((refund) => refund.currency !== currency))
    throw new Error('Stripe has a refund in another currency than its charge');
  return back.reduce((sum, { amount }) => sum + amount, 0);
}

/** What Stripe shows beside the intent itself. */
export interface Shown {
  readonly refunds?: readonly Stripe.Refund[];
  readonly disputes?: readonly Stripe.Dispute[];
}

const isGivenBack = ({ status }: Stripe.Refund): boolean => status !== 'failed' && status !== 'canceled';

function feeOf(intent: Intent, disputes: readonly Stripe.Dispute[]): number | undefined {
  const { latest_charge: charge, currency } = intent;
  const transaction = charge === null || typeof charge === 'string' ? null : charge.balance_transaction;
  if (transaction === null || typeof transaction === 'string' || transaction.currency !== currency)
    return undefined;
  const ofDisputes = disputes
    .flatMap((dispute) => dispute.balance_transactions)
    .filter((each) => each.currency === currency);
  return ofDisputes.reduce((sum, { fee }) => sum + fee, transaction.fee);
}

function capturedOf(
  intent: Intent,
  { refunds = [], disputes = [] }: Shown,
  accountId: string | null,
): PaymentOutcome {
  const currency = intent.currency.toUpperCase();
  const ours = (amount: number): number => fromStripeAmount(amount, currency);
  const refunded = refundedOf(refunds, intent);
  if (refunded >= intent.amount) return { kind: 'refunded' };
  const fee = feeOf(intent, disputes);
  const captured: Captured = {
    kind: 'captured',
    amountMinor: ours(intent.amount_received),
    currency,
    refundedMinor: ours(refunded),
    disputedMinor: ours(disputedOf(disputes, intent)),
    ...(fee === undefined ? {} : { feeMinor: ours(fee) }),
    ...cardOf(intent.payment_method),
    ...keptOf(intent, intent.setup_future_usage !== null, accountId),
  };
  return captured;
}

/** Where a payment stands, by its intent and what Stripe shows beside it. */
export function outcomeOfIntent(intent: Intent, shown: Shown, accountId: string | null): PaymentOutcome {
  const { last_payment_error: problem, client_secret: clientSecret } = intent;
  const currency = intent.currency.toUpperCase();
  switch (intent.status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      // Prepared, and no bank was asked.
      if (problem === null) return { kind: 'unknown' };
      return wantsGuest(problem) ? action(clientSecret) : declined(problem);
    case 'requires_action':
      return action(clientSecret);
    case 'requires_capture':
      return {
        kind: 'authorised',
        amountMinor: fromStripeAmount(intent.amount_capturable, currency),
        currency,
        ...cardOf(intent.payment_method),
        ...keptOf(intent, intent.setup_future_usage !== null, accountId),
      };
    case 'succeeded':
      return capturedOf(intent, shown, accountId);
    case 'canceled':
      return problem === null ? { kind: 'voided' } : declined(problem);
    default:
      // processing, and what later versions have.
      return { kind: 'pending' };
  }
}

/** Where a card that is kept as a guarantee stands. */
export function outcomeOfSetup(setup: Setup, accountId: string | null): PaymentOutcome {
  const { last_setup_error: problem, client_secret: clientSecret } = setup;
  switch (setup.status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return problem === null ? { kind: 'unknown' } : declined(problem);
    case 'requires_action':
      return action(clientSecret);
    case 'succeeded': {
      const { method } = keptOf(setup, true, accountId);
      if (method === undefined) throw new Error('Stripe keeps the card of no customer');
      return { kind: 'stored', method, ...cardOf(setup.payment_method) };
    }
    case 'canceled':
      return problem === null ? { kind: 'voided' } : declined(problem);
    default:
      return { kind: 'pending' };
  }
}
