import type { CreditCardType } from 'shared/contracts';
import { formatStayDate, todayIn } from 'shared/domain';
import { spokenLocale } from '../../../language/index.ts';
import { cardReceipt } from '../../booking/index.ts';
import type { listDatedMovements } from '../../payment/index.ts';
import { words } from './words.ts';

type Movement = Awaited<ReturnType<typeof listDatedMovements>>[number];

export interface PaymentLine {
  readonly text: string;
  readonly amountMinor: number;
}

/** How a movement counts in what is paid; null where it does not, such as a reservation that was captured. */
function signOf({ kind }: Movement, isCaptured: boolean): 1 | -1 | null {
  switch (kind) {
    case 'captured':
    case 'refund-failed':
    case 'dispute-won':
      return 1;
    case 'refunded':
    case 'disputed':
      return -1;
    case 'authorised':
      return isCaptured ? null : 1;
    case 'voided':
      return isCaptured ? null : -1;
    case 'fee':
      return null;
  }
}

const keys = {
  'refund-failed': 'receipt.payment.refund-failed',
  'dispute-won': 'receipt.payment.dispute-won',
  refunded: 'receipt.payment.refunded',
  voided: 'receipt.payment.refunded',
  disputed: 'receipt.payment.disputed',
  authorised: 'receipt.payment.reserved',
} as const;

function payerText({ detail }: Movement, cards: readonly CreditCardType[]): string {
  const card = cardReceipt({ detail });
  if (card === null) return words('receipt.payment.online');
  const scheme = cards.find(({ code }) => code === card.scheme)?.name ?? card.scheme;
  return words('receipt.payment.card', { scheme, digits: card.lastFour });
}

/** A booking's payments and what went back of them, each with its day at the hotel; their sum is what the confirmation calls paid. */
export function paymentLines(
  movements: readonly Movement[],
  { timeZone, cards }: { readonly timeZone: string; readonly cards: readonly CreditCardType[] },
): PaymentLine[] {
  const captured = new Set(
    movements.flatMap(({ kind, paymentId }) => (kind === 'captured' ? [paymentId] : [])),
  );
  return movements.flatMap((movement) => {
    const sign = signOf(movement, captured.has(movement.paymentId));
    if (sign === null) return [];
    const who = payerText(movement, cards);
    const { kind } = movement;
    const what = kind === 'captured' || kind === 'fee' ? who : words(keys[kind], { what: who });
    const date = formatStayDate(todayIn(timeZone, movement.at), 'short', spokenLocale());
    return [{ text: words('receipt.payment', { date, what }), amountMinor: sign * movement.amountMinor }];
  });
}
