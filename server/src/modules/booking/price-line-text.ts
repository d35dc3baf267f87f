import { formatMoney, type PriceLine, priceLineText } from 'shared/domain';
import type { StoredPriceLine } from '../../db/schema.ts';
import { spokenLocale } from '../../language/index.ts';
import { translate } from './messages/index.ts';

/** A line as a booking stores it: key and parameters instead of text, because each reader has a language. */
export const storedLine = (line: PriceLine, amountMinor = line.amount): StoredPriceLine => ({
  amountMinor,
  line,
});

/** The text of a booking's price line, in the language of the call. */
export const lineText = (stored: StoredPriceLine, currency: string): string =>
  stored.line === undefined
    ? stored.text
    : priceLineText(stored.line, translate, (amount) => formatMoney(amount, currency, spokenLocale()));
