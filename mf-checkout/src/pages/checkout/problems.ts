import { PaymentType } from 'shared/contracts';
import {
  confirmationProblems,
  passwordProblem,
  type ConfirmationState,
  type DomainMessageKey,
} from 'shared/domain';
import { withOneExpiry } from 'shared/ui/card';
import { guestProblems, type GuestsState } from './guests/rules.ts';

/** What prevents the confirmation of the booking: its field, and the key of its message. */
export interface CheckoutProblem {
  readonly field: string;
  /** Of a lead guest who is not the booker. */
  readonly roomNumber?: number;
  readonly message:
    | DomainMessageKey
    | 'checkout.company.missing'
    | 'checkout.poNumber.missing'
    | 'card.expiry.missing';
}

/** The fields of the form from top to bottom. */
const formOrder: readonly string[] = [
  'firstName',
  'lastName',
  'emailAddress',
  'telephoneNumber',
  'guests',
  'country',
  'street',
  'postCode',
  'password',
  'paymentType',
  'company',
  'poNumber',
  'savedCard',
  'creditCardNumber',
  'creditCardName',
  'expiry',
  'cvvNumber',
  'agreeToTermsAndConditions',
  'hasAcceptedCustomTermsAndConditions',
];

export interface CheckoutState extends ConfirmationState, GuestsState {
  readonly wantsAccount: boolean;
  readonly password: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

/** product.md 3: both are needed; the message names the one that is missing. */
function invoiceProblems({ company, poNumber }: CheckoutState): CheckoutProblem[] {
  const missingCompany: CheckoutProblem = { field: 'company', message: 'checkout.company.missing' };
  const missingNumber: CheckoutProblem = { field: 'poNumber', message: 'checkout.poNumber.missing' };
  return [...(company === null ? [missingCompany] : []), ...(isBlank(poNumber) ? [missingNumber] : [])];
}

/** A problem at the field where the guest can correct it: a card's type is read from its number, and a saved card has no fields. */
function placed(state: CheckoutState, problem: CheckoutProblem): readonly CheckoutProblem[] {
  const isSavedCard = state.paymentType === PaymentType.card && state.card?.creditCardId !== null;
  if (problem.field === 'company') return invoiceProblems(state);
  if (problem.field === 'creditCardName' && isSavedCard) return [];
  if (isSavedCard && ['expiryYear', 'cardType'].includes(problem.field))
    return [{ ...problem, field: 'savedCard' }];
  return problem.field === 'cardType' ? [{ ...problem, field: 'creditCardNumber' }] : [problem];
}

const placeInForm = ({ field, roomNumber }: CheckoutProblem): number =>
  formOrder.indexOf(roomNumber === undefined ? field : 'guests');

/** product.md 5: everything that is missing, in the order of the form; empty when the booking can be confirmed. */
export function checkoutProblems(state: CheckoutState): readonly CheckoutProblem[] {
  const password = state.wantsAccount ? passwordProblem(state.password) : null;
  const booking: readonly CheckoutProblem[] = confirmationProblems(state);
  const isSaid = (field: string): boolean => booking.some((problem) => problem.field === field);
  const all: readonly CheckoutProblem[] = [
    ...booking,
    ...guestProblems(state).filter(({ field }) => !isSaid(field)),
    ...(password === null ? [] : [password]),
  ];
  return withOneExpiry(all.flatMap((problem) => placed(state, problem))).toSorted(
    (a, b) => placeInForm(a) - placeInForm(b),
  );
}
