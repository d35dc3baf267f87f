import { type Party, PaymentType, type PostCodeForm, type Service } from '../contracts/index.ts';
import type { Booker } from './booker.ts';
import { extraCost } from './extras.ts';
import type { Minor } from './money.ts';
import { nightCount, type Stay } from './stay.ts';
import {
  addressProblems,
  guestNameProblems,
  type NameFlags,
  personalDetailsProblems,
  type RequiredFlags,
} from './validation/guests.ts';
import { isBlank, type Problem, problemsOf, problemWhen } from './validation/problem.ts';
import { isEmail, isPhone } from './validation/text-rules.ts';

export interface CheckInGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
}

export interface CheckInItem {
  readonly guests: readonly CheckInGuest[];
  /** The id of the chosen configuration. */
  readonly roomConfiguration: string | null;
}

/** What is wrong with a guest: names are needed as the hotel requires them; e-mail and telephone only have to be right where they are given (product.md 5). */
export const checkInGuestProblems = (
  guest: CheckInGuest,
  flags?: NameFlags,
): Problem<keyof CheckInGuest>[] => [
  ...guestNameProblems(guest, flags),
  ...problemsOf<keyof CheckInGuest>(
    problemWhen(!isBlank(guest.email) && !isEmail(guest.email ?? ''), 'email', 'validation.email'),
    problemWhen(!isBlank(guest.phone) && !isPhone(guest.phone ?? ''), 'phone', 'validation.phone'),
  ),
];

export const isCheckInGuestValid = (guest: CheckInGuest, flags?: NameFlags): boolean =>
  checkInGuestProblems(guest, flags).length === 0;

/**
 * product.md 5: an item is valid when its guests are and, if it is asked (`isConfigurationRequested`: the hotel asks and the room
 * has a choice), a room configuration is chosen. Somebody has to stay in it: without any guest it is not.
 */
export const isCheckInItemValid = (item: CheckInItem, isConfigurationRequested: boolean): boolean =>
  item.guests.length > 0 &&
  item.guests.every((guest) => isCheckInGuestValid(guest)) &&
  !(isConfigurationRequested && isBlank(item.roomConfiguration));

export interface CheckInState {
  /** Null when the reservation has none: then nothing of it is asked. */
  readonly booker: Booker | null;
  /** Of the booker's country, as `postCodeFormOf` says. */
  readonly postCodeForm?: PostCodeForm | null | undefined;
  readonly guests: readonly CheckInGuest[];
  readonly isSaving: boolean;
}

/** product.md 5: it can be saved when the booker (if present) and all guests are valid and no save is in progress. */
export const canSaveCheckIn = (
  { booker, postCodeForm, guests, isSaving }: CheckInState,
  flags: RequiredFlags,
): boolean =>
  !isSaving &&
  (booker === null ||
    [...personalDetailsProblems(booker, flags), ...addressProblems(booker, flags, postCodeForm)].length ===
      0) &&
  guests.every((guest) => isCheckInGuestValid(guest, flags));

/**
 * What an extra costs that is added in pre check-in, in minor units (product.md 9): by the nights of the stay and by adults
 * plus children, infants excluded; 0 for a quantity below one.
 */
export const checkInExtraCost = (
  service: Pick<Service, 'price' | 'articles' | 'chargeType' | 'chargePerPerson' | 'byAge' | 'dayPrices'>,
  use: { readonly stay: Stay; readonly party: Party; readonly quantity: number },
  currency: string,
): Minor =>
  extraCost(service, { nights: nightCount(use.stay), party: use.party, quantity: use.quantity }, currency);

export interface CheckInAccount {
  readonly paymentType: PaymentType;
  /** Total less what is paid, with the extras that are being added; minor units. */
  readonly balance: Minor;
  readonly hasGuaranteeCard: boolean;
}

/**
 * Why payment details are asked in pre check-in (decisions 1), null when they are not: a balance is due, or an individual
 * pays by invoice and no card stands for it. A company's invoice takes everything.
 */
export function checkInPaymentReason(account: CheckInAccount): 'BalanceDue' | 'GuaranteeCardMissing' | null {
  const { paymentType, balance, hasGuaranteeCard } = account;
  if (paymentType === PaymentType.companyInvoice) return null;
  if (paymentType === PaymentType.individualInvoice) return hasGuaranteeCard ? null : 'GuaranteeCardMissing';
  return balance > 0 ? 'BalanceDue' : null;
}
