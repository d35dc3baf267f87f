import { directionOf } from './messages/languages.ts';

/** An amount of money in the smallest unit of its currency: pence, øre, kobo, cents. Always an integer. */
export type Minor = number;

// ISO 4217 minor units other than 2. A fixed list, because Intl's digits differ between browsers and from ISO.
const zeroDigits = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ');
const threeDigits = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
const digitsByCurrency = new Map([
  ...zeroDigits.map((code) => [code, 0] as const),
  ...threeDigits.map((code) => [code, 3] as const),
]);

/** How many decimal digits a currency has (decisions 2: ISO 4217); 2 for a code that is not known. */
export const minorDigits = (currency: string): number => digitsByCurrency.get(currency) ?? 2;

/** Shifts the decimal point through the number's own text, so that 1.005 becomes exactly 100.5. */
function shiftPoint(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${String(Number(exponent) + places)}`);
}

/** Rounds half-up by size (−0.5 becomes −1), so that a refund mirrors its charge. */
export function roundHalfUp(value: number): number {
  const rounded = Math.sign(value) * Math.round(Math.abs(value));
  return rounded === 0 ? 0 : rounded;
}

/** Cards are charged in whole steps of so many minor units: banks take tens where a currency has three decimals, and none of MGA's (docs.stripe.com/currencies). */
export function cardStep(currency: string): Minor {
  if (currency === 'MGA') return 100;
  return minorDigits(currency) === 3 ? 10 : 1;
}

/**
 * A decimal amount of the wire in minor units, half-up (decisions 2). Throws a RangeError for NaN and infinities:
 * no contract lets them through.
 */
export function toMinor(decimal: number, currency: string): Minor {
  if (!Number.isFinite(decimal)) throw new RangeError('An amount of money must be a finite number');
  return roundHalfUp(shiftPoint(decimal, minorDigits(currency)));
}

/** Minor units as the decimal number of the wire; the inverse of `toMinor` for every integer amount. */
export const toDecimal = (minor: Minor, currency: string): number =>
  // A division by a power of ten gives the number nearest to the decimal; a multiplication would not.
  minor / 10 ** minorDigits(currency);

/** Minor units as a decimal number in digits, with all of the currency's: "1234.50"; for machines. */
export const formatDecimal = (minor: Minor, currency: string): string =>
  toDecimal(minor, currency).toFixed(minorDigits(currency));

const formats = new Map<string, Intl.NumberFormat>();

// Several of these may stand beside each other: "$" alone would not tell which one a guest pays in.
const dollars = new Set(['AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD', 'USD']);

function moneyFormat(currency: string, locale: string, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${String(digits)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: dollars.has(currency) ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // Engines differ in the digits of Arabic; everything else on a page has these.
    numberingSystem: 'latn',
  });
  formats.set(key, format);
  return format;
}

/**
 * A currency's sign as a price has it: some languages put a country before a sign that needs none ("UK£", "JP¥"). Between words from right to
 * left the sign would change places with letters before it: a mark keeps "US$" together.
 */
const signOf = (sign: string, locale: string): string => {
  const narrow = sign.replace(/^[A-Z]{2}(?=[£¥€]$)/, '');
  return directionOf(locale) === 'rtl' && /^[A-Z]+\p{Sc}$/u.test(narrow) ? `${narrow}\u200e` : narrow;
};

const moneyText = (amount: number, currency: string, locale: string, digits: number): string =>
  moneyFormat(currency, locale, digits)
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? signOf(value, locale) : value))
    .join('')
    // A hyphen is no minus.
    .replace('-', '\u2212');

/** Minor units as text with the currency's sign and all its digits, `£1,234.50`; throws for a malformed code or locale. */
export const formatMoney = (minor: Minor, currency: string, locale: string): string =>
  moneyText(toDecimal(minor, currency), currency, locale, minorDigits(currency));

/** A whole number of a currency's units with its sign, `£1,235`: where there is room for no more, and for what is only about right. */
export const formatWholeMoney = (units: number, currency: string, locale: string): string =>
  moneyText(units, currency, locale, 0);
