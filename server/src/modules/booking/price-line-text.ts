import type { BoardBasis, ChargedTax, ConfirmationItem } from 'shared/contracts';
import {
  formatMoney,
  type PriceLine,
  priceLineText,
  type TaxLine,
  taxLineText,
  toDecimal,
} from 'shared/domain';
import type { StoredPriceLine } from '../../db/schema.ts';
import { spokenLocale } from '../../language/index.ts';
import { translate } from './messages/index.ts';

/** A line as a booking stores it: key and parameters instead of text, because each reader has a language. */
export const storedLine = (line: PriceLine, amountMinor = line.amount): StoredPriceLine => ({
  amountMinor,
  line,
});

/** What a line says of an extra inside the rate; null of every other line. */
export const includedOf = ({ line }: StoredPriceLine) =>
  line?.kind === 'extra' ? (line.included ?? null) : null;

/** The text of a booking's price line, in the language of the call. */
export function lineText(stored: StoredPriceLine, currency: string): string {
  if (stored.line === undefined) return stored.text;
  const money = (amount: number) => formatMoney(amount, currency, spokenLocale());
  const text = priceLineText(stored.line, translate, money);
  const included = includedOf(stored);
  return included === null ? text : translate('extra.worth', { extra: text, worth: money(included.worth) });
}

/** The lines that make the costs of product.md 9; taxes and fees stand beside them. */
export const costLines = (lines: readonly StoredPriceLine[]): readonly StoredPriceLine[] =>
  lines.filter(({ line }) => line?.kind !== 'tax');

/** The taxes and fees among the lines of a room, as they were agreed. */
export const taxesAmong = (lines: readonly StoredPriceLine[]): readonly TaxLine[] =>
  lines.flatMap(({ line }) => (line?.kind === 'tax' ? [line.tax] : []));

/** The meals that a room was booked with, as they were agreed; null where nothing was said of them. */
export function boardAmong(lines: readonly StoredPriceLine[]): ConfirmationItem['ratePlan']['board'] {
  const basis = lines.reduce<BoardBasis | null>(
    (found, { line }) => found ?? (line?.kind === 'nights' ? (line.board ?? null) : null),
    null,
  );
  return basis && { basis, text: translate(`board.${basis}`) };
}

export const chargedTax = (tax: TaxLine, currency: string): ChargedTax => ({
  name: tax.name,
  text: taxLineText(tax, translate),
  kind: tax.kind,
  amount: toDecimal(tax.amount, currency),
  included: tax.included,
  percent: tax.rate?.percent ?? null,
  of: tax.rate ? toDecimal(tax.rate.of, currency) : null,
});
