import type { Confirmation, ConfirmationItem } from '../contracts/index.ts';
import { type Minor, toMinor } from './money.ts';

/** One line of what a booking costs, in minor units. */
export interface BillLine {
  readonly text: string;
  readonly amount: Minor;
  /** An extra inside the rate: it adds nothing, and "included" stands where its amount would. */
  readonly isIncluded: boolean;
}

/** What a booking costs, line by line: the lines of `rooms` and `added` make `total`. */
export interface Bill {
  /** Nights, extra guests and extras of each room. */
  readonly rooms: readonly { readonly item: ConfirmationItem; readonly lines: readonly BillLine[] }[];
  /** Of the whole booking: taxes and fees on top, then the gift voucher. */
  readonly added: readonly BillLine[];
  readonly total: Minor;
  /** Taxes and fees that the lines contain already; they add nothing. */
  readonly contained: readonly Omit<BillLine, 'isIncluded'>[];
}

type Billed = Pick<Confirmation, 'items' | 'taxes' | 'giftDiscount' | 'total' | 'currency'>;

/** The bill that guest, desk, mails and receipt show; `voucher` names the line of a gift voucher. */
export function billOf(booking: Billed, voucher: string): Bill {
  const { items, taxes = [], giftDiscount, total, currency } = booking;
  const minor = (amount: number): Minor => toMinor(amount, currency);
  const lineOf = (text: string, amount: number, isIncluded = false): BillLine => ({
    text,
    amount: minor(amount),
    isIncluded,
  });
  return {
    rooms: items.map((item) => ({
      item,
      lines: item.priceLines.map(({ text, amount, worth }) => lineOf(text, amount, worth !== undefined)),
    })),
    added: [
      ...taxes.filter(({ included }) => !included).map(({ text, amount }) => lineOf(text, amount)),
      ...(giftDiscount > 0 ? [lineOf(voucher, -giftDiscount)] : []),
    ],
    total: minor(total),
    contained: taxes
      .filter(({ included }) => included)
      .map(({ text, amount }) => ({ text, amount: minor(amount) })),
  };
}
