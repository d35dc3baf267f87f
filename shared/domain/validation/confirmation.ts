import { PaymentType, type PostCodeForm, type StayDate } from '../../contracts/index.ts';
import type { Booker } from '../booker.ts';
import type { CreditCard } from '../credit-card.ts';
import { type CustomTermsConfig, customTermsApply } from '../payment.ts';
import { cardProblems } from './card.ts';
import { addressProblems, personalDetailsProblems, type RequiredFlags } from './guests.ts';
import { isBlank, type Problem, problemsOf, problemWhen } from './problem.ts';

export interface PaymentState {
  readonly paymentType: PaymentType | null;
  readonly card: CreditCard | null;
  /** What the gateway's form gave in place of the fields of a card. */
  readonly paymentToken?: string | null | undefined;
  readonly company: { readonly accountId: string } | null;
  readonly poNumber: string;
  /** Whether a gift voucher pays for everything. */
  readonly isCoveredByVoucher: boolean;
}

export interface ConfirmationState extends PaymentState {
  readonly config: RequiredFlags & CustomTermsConfig;
  readonly booker: Booker;
  /** Of the booker's country: null where it has no post codes, undefined where nothing is known of it. */
  readonly postCodeForm?: PostCodeForm | null | undefined;
  readonly agreeToTermsAndConditions: boolean;
  readonly hasAcceptedCustomTermsAndConditions: boolean;
  readonly isCreating: boolean;
  /** The property's today. */
  readonly today: StayDate;
}

/** product.md 3: invoice details count as captured only when both PO number and company are set. */
export const hasInvoiceDetails = ({
  company,
  poNumber,
}: Pick<PaymentState, 'company' | 'poNumber'>): boolean => !isBlank(company?.accountId) && !isBlank(poNumber);

const notChosen: Problem = { field: 'paymentType', message: 'validation.payment' };

/** product.md 5: what is wrong with the payment; empty for Paystack, for an individual invoice, and for a full voucher. */
export function paymentProblems(payment: PaymentState, today: StayDate): Problem[] {
  switch (payment.paymentType) {
    case null:
      return [notChosen];
    case PaymentType.card:
      if (!isBlank(payment.paymentToken)) return [];
      return payment.card ? cardProblems(payment.card, today) : [notChosen];
    case PaymentType.companyInvoice:
      return problemsOf(problemWhen(!hasInvoiceDetails(payment), 'company', 'validation.invoice'));
    case PaymentType.voucher:
      return payment.isCoveredByVoucher ? [] : [notChosen];
    case PaymentType.individualInvoice:
    case PaymentType.paystack:
      return [];
  }
}

/** product.md 5: everything that keeps a booking from being confirmed, in the order of the page; empty when it can be. */
export function confirmationProblems(state: ConfirmationState): Problem[] {
  const customTermsMissing =
    customTermsApply(state.config, state.paymentType) && !state.hasAcceptedCustomTermsAndConditions;
  return [
    ...personalDetailsProblems(state.booker, state.config),
    ...addressProblems(state.booker, state.config, state.postCodeForm),
    ...paymentProblems(state, state.today),
    ...problemsOf(
      problemWhen(!state.agreeToTermsAndConditions, 'agreeToTermsAndConditions', 'validation.terms'),
      problemWhen(customTermsMissing, 'hasAcceptedCustomTermsAndConditions', 'validation.custom-terms'),
      problemWhen(state.isCreating, 'isCreating', 'validation.in-progress'),
    ),
  ];
}
