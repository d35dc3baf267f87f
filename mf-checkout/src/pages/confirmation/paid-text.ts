import { PaymentType, type Confirmation, type CreditCardType } from 'shared/contracts';
import type { Translate } from 'shared/domain';

type PaymentTranslate = Translate<
  `confirmation.payment.${PaymentType}` | 'confirmation.payment.card' | 'confirmation.voucher'
>;

/** What paid: the card by its scheme and last four digits, a voucher, or an invoice; a voucher that covers a part is named too. */
export function paidText(
  {
    paymentMethod,
    paidWith,
    giftDiscount,
  }: Pick<Confirmation, 'paymentMethod' | 'paidWith' | 'giftDiscount'>,
  cards: readonly CreditCardType[],
  text: PaymentTranslate,
): string {
  const card = paidWith ?? null;
  const scheme = cards.find(({ code }) => code === card?.scheme)?.name ?? card?.scheme ?? '';
  const rest =
    card !== null && paymentMethod === PaymentType.card
      ? text('confirmation.payment.card', { scheme, digits: card.lastFour })
      : text(`confirmation.payment.${paymentMethod}`);
  const isShared = giftDiscount > 0 && paymentMethod !== PaymentType.voucher;
  return isShared ? `${text('confirmation.voucher')} · ${rest}` : rest;
}
