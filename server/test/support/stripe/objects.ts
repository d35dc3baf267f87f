import type { Stripe } from 'stripe';
import type { TestCard } from './cards.ts';
import { newId, randomText } from './ids.ts';

/** New objects as Stripe makes them, typed by its SDK; `fixtures.test.ts` compares them with the published samples. */
interface Made {
  readonly created: number;
  readonly livemode: boolean;
}

const noAddress: Stripe.Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export const billingDetails = (
  details: Partial<Record<'email' | 'name' | 'phone', string | null>> = {},
): Stripe.PaymentMethod.BillingDetails => ({
  address: { ...noAddress },
  email: details.email ?? null,
  name: details.name ?? null,
  phone: details.phone ?? null,
  tax_id: null,
});

export const newIntent = (
  { created, livemode }: Made,
  given: Pick<Stripe.PaymentIntent, 'amount' | 'currency'> & Partial<Stripe.PaymentIntent>,
): Stripe.PaymentIntent => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card', 'link'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
};

export const newSetup = (
  { created, livemode }: Made,
  given: Partial<Stripe.SetupIntent>,
): Stripe.SetupIntent => {
  const id = newId('seti');
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: { allow_redirects: 'always', enabled: true },
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    created,
    customer: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card', 'link'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
    ...given,
  };
};

export interface TypedCard {
  readonly card: TestCard;
  readonly month: number;
  readonly year: number;
  readonly wallet?: 'apple_pay' | 'google_pay' | 'link' | undefined;
}

export const cardOf = ({ card, month, year, wallet }: TypedCard): Stripe.PaymentMethod.Card => ({
  brand: card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
  country: card.country,
  display_brand: card.brand,
  exp_month: month,
  exp_year: year,
  fingerprint: card.fingerprint,
  funding: card.funding,
  generated_from: null,
  last4: card.lastFour,
  networks: { available: [card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: wallet ? { dynamic_last4: null, type: wallet, [wallet]: {} } : null,
});

export const newMethod = (
  { created, livemode }: Made,
  typed: TypedCard,
  details = billingDetails(),
): Stripe.PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: details,
  card: cardOf(typed),
  created,
  customer: null,
  customer_account: null,
  livemode,
  metadata: {},
  type: 'card',
});

export const newToken = (
  { created, livemode }: Made,
  typed: TypedCard,
  details = billingDetails(),
  given: Partial<Stripe.ConfirmationToken> = {},
): Stripe.ConfirmationToken => ({
  id: newId('ctoken'),
  object: 'confirmation_token',
  created,
  expires_at: created + 12 * 3600,
  livemode,
  mandate_data: null,
  metadata: null,
  payment_intent: null,
  payment_method_options: { card: { cvc_token: null } },
  payment_method_preview: {
    allow_redisplay: 'unspecified',
    billing_details: details,
    card: cardOf(typed),
    customer: null,
    customer_account: null,
    type: 'card',
  },
  return_url: null,
  setup_future_usage: null,
  setup_intent: null,
  shipping: null,
  use_stripe_sdk: true,
  ...given,
});

export const newCharge = (
  { created, livemode }: Made,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  given: Partial<Stripe.Charge>,
  isAuthenticated: boolean,
): Stripe.Charge => {
  const { card } = method;
  return {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LOCAL STRIPE',
    captured: false,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      risk_score: 12,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      card: {
        amount_authorized: intent.amount,
        authorization_code: '123456',
        brand: card?.brand ?? null,
        capture_before: created + 7 * 24 * 3600,
        checks: card?.checks ?? null,
        country: card?.country ?? null,
        electronic_commerce_indicator: null,
        exp_month: card?.exp_month ?? 12,
        exp_year: card?.exp_year ?? 2034,
        extended_authorization: { status: 'disabled' },
        fingerprint: card?.fingerprint ?? null,
        funding: card?.funding ?? null,
        incremental_authorization: { status: 'unavailable' },
        installments: null,
        last4: card?.last4 ?? null,
        mandate: null,
        multicapture: { status: 'unavailable' },
        network: card?.brand ?? null,
        network_token: { used: false },
        network_transaction_id: randomText(15),
        overcapture: { maximum_amount_capturable: intent.amount, status: 'unavailable' },
        regulated_status: 'unregulated',
        three_d_secure: isAuthenticated
          ? {
              authentication_flow: 'challenge',
              electronic_commerce_indicator: '05',
              exemption_indicator: null,
              result: 'authenticated',
              result_reason: null,
              transaction_id: randomText(20),
              version: '2.2.0',
            }
          : null,
        transaction_link_id: null,
        wallet: null,
      },
      type: 'card',
    },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
    ...given,
  };
};

/** Stripe's fee for a European card: 1.5 % and 25. */
export const feeOf = (amount: number): number => Math.round(amount * 0.015) + 25;

export const newBalanceTransaction = (
  { created }: Made,
  source: { readonly id: string; readonly currency: string; readonly description: string | null },
  type: 'charge' | 'refund' | 'adjustment' | 'refund_failure',
  amount: number,
  fee = 0,
): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  available_on: created + 2 * 24 * 3600,
  balance_type: 'payments',
  created,
  currency: source.currency,
  description: source.description,
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0
      ? []
      : [
          {
            amount: fee,
            application: null,
            currency: source.currency,
            description: 'Stripe processing fees',
            type: 'stripe_fee',
          },
        ],
  net: amount - fee,
  reporting_category: type,
  source: source.id,
  status: 'pending',
  type,
});

export const newRefund = (
  { created }: Made,
  charge: Stripe.Charge,
  given: Pick<Stripe.Refund, 'amount'> & Partial<Stripe.Refund>,
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
  ...given,
});

export const newCustomer = (
  { created, livemode }: Made,
  given: Partial<Stripe.Customer>,
): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  address: null,
  balance: 0,
  created,
  currency: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: null,
  invoice_prefix: randomText(8).toUpperCase(),
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode,
  metadata: {},
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  ...given,
});

export const newDispute = (
  { created, livemode }: Made,
  charge: Stripe.Charge,
  given: Pick<Stripe.Dispute, 'amount' | 'reason'>,
): Stripe.Dispute => ({
  id: newId('dp'),
  object: 'dispute',
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: created + 7 * 24 * 3600,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: 'manual',
  is_charge_refundable: false,
  livemode,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method_details: {
    card: {
      brand: 'visa',
      case_type: 'chargeback',
      network: 'visa',
      network_reason_code: '10.4',
    },
    type: 'card',
  },
  status: 'needs_response',
  ...given,
});
