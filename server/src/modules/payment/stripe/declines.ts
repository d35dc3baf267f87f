import type { DeclineReason } from '../gateway.ts';

/** What Stripe says of a declined card, in our words; whatever is not named here is `declined`: a guest is not told of a stolen card. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  card_velocity_exceeded: 'insufficient-funds',
  expired_card: 'expired-card',
  invalid_expiry_month: 'expired-card',
  invalid_expiry_year: 'expired-card',
  incorrect_cvc: 'wrong-code',
  invalid_cvc: 'wrong-code',
  processing_error: 'processing-error',
  issuer_not_available: 'processing-error',
  reenter_transaction: 'processing-error',
  try_again_later: 'processing-error',
  authentication_required: 'refused',
  payment_intent_authentication_failure: 'cancelled',
  setup_intent_authentication_failure: 'cancelled',
};

export interface StripeProblem {
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}

export const reasonOf = ({ code = '', decline_code: declineCode = '' }: StripeProblem): DeclineReason =>
  reasons[declineCode] ?? reasons[code] ?? 'declined';
