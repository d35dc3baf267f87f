import type { CreditCardType } from 'shared/contracts';
import type { CardScheme } from 'shared/domain';

const names: Readonly<Record<CardScheme, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  unionpay: 'UnionPay',
  troy: 'Troy',
  diners: 'Diners Club',
  jcb: 'JCB',
};

/** A scheme as the wire has it; its id is its code. */
export const cardTypeOf = (scheme: CardScheme): CreditCardType => ({
  id: scheme,
  code: scheme,
  name: names[scheme],
});
