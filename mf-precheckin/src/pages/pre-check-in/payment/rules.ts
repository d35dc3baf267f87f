import type { PreCheckInReservation, Property } from 'shared/contracts';
import { checkInPaymentReason, type Minor, toMinor } from 'shared/domain';
import type { PaymentChoice } from '../draft/rules.ts';

/** What the stay costs with the extras that are being added; minor units. Σ of the first three less the discount = total. */
export interface Account {
  readonly rooms: Minor;
  readonly bookedExtras: Minor;
  readonly addedExtras: Minor;
  readonly discount: Minor;
  readonly total: Minor;
  readonly paid: Minor;
  readonly balance: Minor;
  readonly currency: string;
  /** Why payment details are asked (decisions 1); null when they are not. */
  readonly reason: 'BalanceDue' | 'GuaranteeCardMissing' | null;
}

export function accountOf(reservation: PreCheckInReservation, addedExtras: Minor): Account {
  const { paymentType, hasGuaranteeCard, currency, ...amounts } = reservation.paymentDetails;
  const rooms = toMinor(reservation.totalAccommodationPrice, currency);
  const bookedExtras = toMinor(reservation.totalServicesPrice, currency);
  const before = toMinor(amounts.total, currency);
  const total = before + addedExtras;
  const paid = toMinor(amounts.paid, currency);
  const balance = total - paid;
  return {
    rooms,
    bookedExtras,
    addedExtras,
    discount: rooms + bookedExtras - before,
    total,
    paid,
    balance,
    currency,
    reason: checkInPaymentReason({ paymentType, balance, hasGuaranteeCard }),
  };
}

type CardTaker = Pick<Property, 'creditCards' | 'payByPaystack'>;

/** Whether a card can be given here: not where the payment service asks for it on its own page (decisions 4). */
export const takesCard = ({ creditCards, payByPaystack }: CardTaker): boolean =>
  creditCards.length > 0 && !payByPaystack;

/** What the guest chose, as far as it can be had; a card where none is chosen. */
export const paymentChoiceOf = (chosen: PaymentChoice | null, property: CardTaker): PaymentChoice =>
  takesCard(property) ? (chosen ?? 'card') : 'hotel';
