import { createTranslate, domainMessages, formatMoney, type PriceLine, priceLineText } from 'shared/domain';
import type { StoredPriceLine } from '../../db/schema.ts';
import { spokenLocale } from '../../language/index.ts';
import { translate } from './translate.ts';

const english = createTranslate({ 'en-GB': domainMessages }, 'en-GB');

/** A line as a booking keeps it: in English for the hotel and in mails, and as what it says, to be said in a guest's language. */
export const storedLine = (
  line: PriceLine,
  currency: string,
  amountMinor = line.amount,
): StoredPriceLine => ({
  text: priceLineText(line, english, (amount) => formatMoney(amount, currency, 'en-GB')),
  amountMinor,
  line,
});

/** What a line of a booking says to whoever asks. */
export const lineText = ({ text, line }: StoredPriceLine, currency: string): string =>
  line === undefined
    ? text
    : priceLineText(line, translate, (amount) => formatMoney(amount, currency, spokenLocale()));
