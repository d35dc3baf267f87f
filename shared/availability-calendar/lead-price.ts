import { toDecimal, type Minor } from '../domain/index.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than using it, and a calendar writes hundreds of prices. */
function formatOf(locale: string, currency: string, isLarge: boolean): Intl.NumberFormat {
  const key = [locale, currency, isLarge].join(' ');
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    numberingSystem: 'latn',
    ...(isLarge ? { notation: 'compact' as const } : {}),
  });
  formats.set(key, format);
  return format;
}

/** From so much on a day of the calendar says thousands. */
const large = 100_000;

/** Some locales put a country before a sign, as in "UK£": the sign alone is enough. */
const signOf = (symbol: string): string => symbol.replace(/^\p{Lu}+(?=\p{Sc})/u, '');

/**
 * A lead price as a day of the calendar has room for it: without minor digits, large ones in thousands; rounded up, so that it never
 * promises too little. A symbol for which there is no room is left out: the legend names the currency.
 */
export function compactPrice(amount: Minor, currency: string, locale: string): string {
  const decimal = toDecimal(amount, currency);
  const isLarge = decimal >= large;
  const rounded = isLarge ? Math.ceil(decimal / 1000) * 1000 : Math.ceil(decimal);
  const parts = formatOf(locale, currency, isLarge)
    .formatToParts(rounded)
    .map(({ type, value }) => ({ type, value: type === 'currency' ? signOf(value) : value }));
  const hasRoom = !isLarge && parts.some(({ type, value }) => type === 'currency' && value.length === 1);
  const text = parts
    .filter(({ type }) => hasRoom || type !== 'currency')
    .map(({ value }) => value)
    .join('')
    .trim();
  // A sign before its number needs no space.
  return text.replace(/^(\p{L}|\p{Sc})\s/u, '$1');
}
