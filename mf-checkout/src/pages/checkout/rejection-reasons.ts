import type { CreateFailure } from './rules.ts';

/** What is wrong with one field of what was sent. */
export interface RejectionReason {
  /** On the wire, such as `Booker.FirstName`. */
  readonly path: string;
  /** The server's message; null when the page's own contract rejected the field, without a message. */
  readonly sentence: string | null;
  /** The field of the form, where it can say so itself. */
  readonly field?: string | undefined;
}

type FieldName =
  | 'account.password'
  | 'card.expiry'
  | 'card.name'
  | 'card.number'
  | 'checkout.country'
  | 'checkout.email'
  | 'checkout.firstName'
  | 'checkout.lastName'
  | 'checkout.payment'
  | 'checkout.phone'
  | 'contact.post-code.postal'
  | 'checkout.requests'
  | 'checkout.street'
  | 'company.pin'
  | 'company.poNumber'
  | 'company.search';

interface Place {
  readonly name: FieldName;
  /** The field of the form, where it can say so itself. */
  readonly field?: string;
  /** Another card, or another way to pay, may help. */
  readonly isPayment?: true;
}

const places: Readonly<Record<string, Place>> = {
  'Booker.FirstName': { name: 'checkout.firstName', field: 'firstName' },
  'Booker.LastName': { name: 'checkout.lastName', field: 'lastName' },
  'Booker.Email': { name: 'checkout.email', field: 'emailAddress' },
  'Booker.Phone': { name: 'checkout.phone', field: 'telephoneNumber' },
  'Booker.Street': { name: 'checkout.street', field: 'street' },
  'Booker.ZipCode': { name: 'contact.post-code.postal', field: 'postCode' },
  'Booker.CountryId': { name: 'checkout.country', field: 'country' },
  'CardDetails.EmailAddress': { name: 'checkout.email', field: 'emailAddress' },
  'CardDetails.NameOnCard': { name: 'card.name', field: 'creditCardName', isPayment: true },
  'CardDetails.CardNumber': { name: 'card.number', field: 'creditCardNumber', isPayment: true },
  'CardDetails.CreditCardTypeId': { name: 'card.number', field: 'creditCardNumber', isPayment: true },
  'CardDetails.CreditCardId': { name: 'checkout.payment', field: 'savedCard', isPayment: true },
  'CardDetails.ExpiryMonth': { name: 'card.expiry', field: 'expiry', isPayment: true },
  'CardDetails.ExpiryYear': { name: 'card.expiry', field: 'expiry', isPayment: true },
  'CardDetails.SecurityCode': { name: 'checkout.payment', field: 'cvvNumber', isPayment: true },
  CardDetails: { name: 'checkout.payment', isPayment: true },
  PaymentType: { name: 'checkout.payment', isPayment: true },
  AccountId: { name: 'company.search', field: 'company' },
  PONumber: { name: 'company.poNumber', field: 'poNumber' },
  InvoicePin: { name: 'company.pin', field: 'invoicePin' },
  Notes: { name: 'checkout.requests' },
  Password: { name: 'account.password', field: 'password' },
};

export const placeOf = ({ path }: Pick<RejectionReason, 'path'>): Place | null => places[path] ?? null;

/** The index of the room whose guest is meant: guests are named before the checkout. */
export const guestRoomOf = ({ path }: RejectionReason): number | null => {
  const index = /^Rooms[.[](\d+)\]?\.Guests\b/.exec(path)?.[1];
  return index === undefined ? null : Number(index);
};

/** The reasons of a failure that belong to single fields; a field that the page's own contract rejects has no message. */
export function reasonsOf(failure: CreateFailure): readonly RejectionReason[] {
  if (failure.kind !== 'http') return [];
  const { body, modelState } = failure;
  const unsent = body !== null && 'modelState' in body ? Object.keys(body.modelState ?? {}) : [];
  return [
    ...Object.entries(modelState).flatMap(([path, sentences]) =>
      [...new Set(sentences)].map((sentence) => ({ path, sentence })),
    ),
    ...unsent.filter((path) => !(path in modelState)).map((path) => ({ path, sentence: null })),
  ].map((reason) => ({ ...reason, field: placeOf(reason)?.field }));
}

/** The statuses with which a payment, a card or a voucher is declined. */
const paymentStatuses: readonly number[] = [200, 409, 422];

/** Whether another card, or another way to pay, may help. */
export const isOfPayment = (status: number, reasons: readonly RejectionReason[]): boolean =>
  reasons.length === 0
    ? paymentStatuses.includes(status)
    : reasons.some((reason) => placeOf(reason)?.isPayment === true);
