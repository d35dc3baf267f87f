import { type CreateRequest, PaymentType } from 'shared/contracts';
import { cardTypeOf, offeredPaymentTypes } from 'shared/domain';
import type { FieldProblem } from '../../../http/model-state.ts';
import type { BookingGuest } from '../../account/index.ts';
import type { CardPayments } from '../../property/index.ts';
import { translate } from '../messages/index.ts';
import { companyProof } from './company-proof.ts';
import type { BookingContent } from './content.ts';
import { pinField } from './wrong-pin-limit.ts';

/** Decisions 4: the scheme is read from the number; the property has to take it, and the request has to say the same. */
export function cardSchemeProblems(
  request: CreateRequest,
  content: BookingContent,
  guest: BookingGuest | null,
  { gateway }: CardPayments,
): FieldProblem[] {
  const { cardNumber = null, securityCode = null } = request.cardDetails ?? {};
  // The gateway's own form takes the card; a number that was sent all the same is used for nothing, whatever is paid with.
  if (gateway !== null && (cardNumber ?? securityCode) !== null) {
    return [{ path: 'CardDetails.CardNumber', said: translate.say('payment.typed-card') }];
  }
  if (request.paymentType !== PaymentType.card) return [];
  if (request.paymentToken) {
    return gateway === null ? [{ path: 'PaymentToken', said: translate.say('payment.not-offered') }] : [];
  }
  if (!request.cardDetails) return [];
  const { creditCardId, creditCardTypeId } = request.cardDetails;
  if (creditCardId !== null) {
    return guest?.savedCard
      ? []
      : [{ path: 'CardDetails.CreditCardId', said: translate.say('payment.saved-card') }];
  }
  if (cardNumber === null || creditCardTypeId === null) return [];
  const cardType = cardTypeOf(cardNumber, content.property.content.creditCards);
  return cardType?.id === creditCardTypeId
    ? []
    : [{ path: 'CardDetails.CreditCardTypeId', said: translate.say('validation.card-type') }];
}

export function companyProblems(
  request: CreateRequest,
  content: BookingContent,
  guest: BookingGuest | null,
): FieldProblem[] {
  if (request.paymentType !== PaymentType.companyInvoice || request.accountId === null) return [];
  if (content.company === null)
    return [{ path: 'AccountId', said: translate.say('payment.unknown-company') }];
  return companyProof(content.company, request.invoicePin ?? null, guest) === 'rejected'
    ? [{ path: pinField, said: translate.say('payment.wrong-pin') }]
    : [];
}

export interface Price {
  readonly totalMinor: number;
  readonly giftDiscountMinor: number;
}

/** product.md 6: whether this guest, with or without an account, may pay this booking with this payment type. */
export function isPaymentOffered(
  request: CreateRequest,
  { property, ...content }: BookingContent,
  price: Price,
  guest: BookingGuest | null,
  cards: CardPayments,
): boolean {
  const offered = offeredPaymentTypes({
    property: cards.areTaken ? property.content : { ...property.content, creditCards: [] },
    config: content.config,
    user: guest,
    ratePlans: request.rooms.flatMap(({ ratePlanId }) => content.ratePlans.get(ratePlanId) ?? []),
    amountDue: price.totalMinor,
    giftDiscount: price.giftDiscountMinor,
  });
  return offered.includes(request.paymentType);
}
