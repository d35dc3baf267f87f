import type { CardDetails } from '../contracts/index.ts';
import type { Booker } from './booker.ts';
import { typedDigits } from './typed-text.ts';

/** A card as typed (product.md 3); kept in memory only. Months and years are 0, texts empty, until they are given. */
export interface CreditCard {
  /** The gateway's token of a saved card; null for a card that is typed in. */
  readonly creditCardId: string | null;
  /** The name on the card. */
  readonly creditCardName: string;
  readonly creditCardNumber: string;
  readonly cardHolderEmail: string;
  readonly expiryMonth: number;
  /** Four digits. */
  readonly expiryYear: number;
  readonly cvvNumber: string;
  /** The id of one of the property's card types. */
  readonly cardType: string | null;
  readonly saveCardForFutureUse: boolean;
}

export const emptyCard: CreditCard = {
  creditCardId: null,
  creditCardName: '',
  creditCardNumber: '',
  cardHolderEmail: '',
  expiryMonth: 0,
  expiryYear: 0,
  cvvNumber: '',
  cardType: null,
  saveCardForFutureUse: false,
};

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const numberOrNull = (value: number): number | null => (value === 0 ? null : value);

/** A card as it is sent (product.md 3); of a saved card neither number nor security code. */
export const cardDetailsOf = (card: CreditCard): CardDetails => ({
  creditCardId: card.creditCardId,
  saveCreditCardToIndividual: card.saveCardForFutureUse,
  cardNumber: card.creditCardId === null ? textOrNull(typedDigits(card.creditCardNumber)) : null,
  nameOnCard: textOrNull(card.creditCardName),
  emailAddress: textOrNull(card.cardHolderEmail),
  creditCardTypeId: card.cardType,
  expiryMonth: numberOrNull(card.expiryMonth),
  expiryYear: numberOrNull(card.expiryYear),
  securityCode: card.creditCardId === null ? textOrNull(typedDigits(card.cvvNumber)) : null,
});

/** A card as it was sent, for the rules of this door. */
export const creditCardOf = (details: CardDetails): CreditCard => ({
  creditCardId: details.creditCardId,
  creditCardName: details.nameOnCard ?? '',
  creditCardNumber: details.cardNumber ?? '',
  cardHolderEmail: details.emailAddress ?? '',
  expiryMonth: details.expiryMonth ?? 0,
  expiryYear: details.expiryYear ?? 0,
  cvvNumber: details.securityCode ?? '',
  cardType: details.creditCardTypeId,
  saveCardForFutureUse: details.saveCreditCardToIndividual,
});

/** product.md 5: the booker is copied to the card holder only when the card holder's name is empty. */
export function withCardHolder(card: CreditCard, booker: Booker): CreditCard {
  if (card.creditCardName.trim() !== '') return card;
  return {
    ...card,
    creditCardName: `${booker.firstName} ${booker.lastName}`.trim(),
    cardHolderEmail: booker.emailAddress,
  };
}
