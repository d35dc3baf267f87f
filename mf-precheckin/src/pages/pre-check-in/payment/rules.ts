import type { PreCheckInReservation, Property } from 'shared/contracts';
import {
  addedTaxes,
  checkInPaymentReason,
  type CreditCard,
  extrasTaxes,
  type HotelPricing,
  type Minor,
  type Problem,
  toMinor,
} from 'shared/domain';
import type { PaymentChoice } from '../draft/rules.ts';

/** What the stay costs with the extras that are being added; minor units. Σ of the first four less the discount = total. */
export interface Account {
  readonly rooms: Minor;
  readonly bookedExtras: Minor;
  readonly addedExtras: Minor;
  /** What taxes and fees add, those of the added extras with them. */
  readonly taxes: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly paid: Minor;
  readonly balance: Minor;
  readonly currency: string;
  /** Why payment details are needed (decisions 1); else null. */
  readonly reason: 'BalanceDue' | 'GuaranteeCardMissing' | null;
}

/** What taxes add to extras that are added now; `extrasByRoom` has their cost for each room. */
export const addedExtrasTaxes = (extrasByRoom: readonly Minor[], hotel: HotelPricing): Minor =>
  addedTaxes(extrasByRoom.flatMap((cost) => extrasTaxes(hotel, cost)));

export function accountOf(
  reservation: PreCheckInReservation,
  addedExtras: Minor,
  taxesOfAdded: Minor = 0,
): Account {
  const { paymentType, hasGuaranteeCard, currency, ...amounts } = reservation.paymentDetails;
  const rooms = toMinor(reservation.totalAccommodationPrice, currency);
  const bookedExtras = toMinor(reservation.totalServicesPrice, currency);
  const before = toMinor(amounts.total, currency);
  const bookedTaxes = toMinor(amounts.taxes ?? 0, currency);
  const total = before + addedExtras + taxesOfAdded;
  const paid = toMinor(amounts.paid, currency);
  const balance = total - paid;
  return {
    rooms,
    bookedExtras,
    addedExtras,
    taxes: bookedTaxes + taxesOfAdded,
    discount: rooms + bookedExtras + bookedTaxes - before,
    total,
    paid,
    balance,
    currency,
    reason: checkInPaymentReason({ paymentType, balance, hasGuaranteeCard }),
  };
}

/** The gateway's form is empty: what is said of a number stands for all of it. */
export const noCardGiven: readonly Problem<keyof CreditCard>[] = [
  { field: 'creditCardNumber', message: 'validation.card-number' },
];

type CardTaker = Pick<Property, 'creditCards' | 'payByPaystack'>;

/** Whether a card can be typed here: not when the payment service has its own page for it (decisions 4). */
export const takesCard = ({ creditCards, payByPaystack }: CardTaker): boolean =>
  creditCards.length > 0 && !payByPaystack;

/** The guest's choice while it is offered; a card without a choice. */
export const paymentChoiceOf = (chosen: PaymentChoice | null, property: CardTaker): PaymentChoice =>
  takesCard(property) ? (chosen ?? 'card') : 'hotel';
