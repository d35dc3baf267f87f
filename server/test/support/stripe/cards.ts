import { createHash } from 'node:crypto';

export interface CardDecline {
  readonly code: string;
  readonly declineCode?: string;
  readonly message: string;
}

/** How a card of Stripe's published test numbers acts; the number itself is not kept. */
export interface TestCard {
  readonly brand: string;
  readonly country: string;
  readonly funding: 'credit' | 'debit';
  readonly lastFour: string;
  /** The same for the same number in every account, as at Stripe in a platform and its accounts. */
  readonly fingerprint: string;
  /** `guest-present`: asked for when the guest is there; `always`: also without the guest; `until-set-up`: without the guest only before that. */
  readonly authentication: 'never' | 'guest-present' | 'always' | 'until-set-up';
  /** What a charge is answered with; null: it succeeds. */
  readonly decline: CardDecline | null;
  /** Whether it can be kept for later although charges are declined. */
  readonly canBeKept: boolean;
  readonly refund: 'at-once' | 'later' | 'fails-later';
  /** A charge is disputed as soon as it is captured. */
  readonly disputed: boolean;
}

const declined = (declineCode: string): CardDecline => ({
  code: 'card_declined',
  declineCode,
  message:
    declineCode === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
});

export const expired: CardDecline = {
  code: 'expired_card',
  declineCode: 'expired_card',
  message: 'Your card has expired.',
};

const common = {
  brand: 'visa',
  country: 'US',
  funding: 'credit',
  authentication: 'never',
  decline: null,
  canBeKept: false,
  refund: 'at-once',
  disputed: false,
} as const;

/** By number, as docs.stripe.com/testing lists them. */
const numbers: Readonly<Record<string, Partial<TestCard>>> = {
  '4242424242424242': {},
  '4000056655665556': { funding: 'debit' },
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000002080000001': { country: 'DK' },
  '4000000000000002': { decline: declined('generic_decline') },
  '4000000000009995': { decline: declined('insufficient_funds') },
  '4000000000009987': { decline: declined('lost_card') },
  '4000000000009979': { decline: declined('stolen_card') },
  '4100000000000019': { decline: declined('fraudulent') },
  '4000000000000069': { decline: expired },
  '4000000000000127': {
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  // Kept without a word, declined when it is charged.
  '4000000000000341': { decline: declined('generic_decline'), canBeKept: true },
  '4000000000003220': { authentication: 'guest-present' },
  '4000002500003155': { authentication: 'until-set-up' },
  '4000002760003184': { authentication: 'always' },
  '4000003800000446': { authentication: 'guest-present' },
  '4000008260003178': {
    authentication: 'guest-present',
    decline: declined('insufficient_funds'),
    canBeKept: true,
  },
  '4000008400001629': { authentication: 'guest-present', decline: declined('generic_decline') },
  '4000000000000259': { disputed: true },
  '4000000000007726': { refund: 'later' },
  '4000000000005126': { refund: 'fails-later' },
};

/** The published payment methods that stand for a number. */
export const numbersByName: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_createDispute: '4000000000000259',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};

function isLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const double = index % 2 === 1 ? digit * 2 : digit;
    return total + (double > 9 ? double - 9 : double);
  }, 0);
  return sum % 10 === 0;
}

/** The card of a number; null where the number cannot be one. Others than the test numbers are declined, as in test mode. */
export function cardOfNumber(typed: string): TestCard | null {
  const number = typed.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number) || !isLuhn(number)) return null;
  return {
    ...common,
    lastFour: number.slice(-4),
    fingerprint: createHash('sha256').update(number).digest('base64url').replace(/[-_]/g, 'x').slice(0, 16),
    ...(numbers[number] ?? { decline: declined('test_mode_live_card') }),
  };
}
