import type { CreditCardType } from '../contracts/index.ts';
import { typedCode, typedDigits } from './typed-text.ts';

export type CardScheme = 'visa' | 'amex' | 'mastercard' | 'discover' | 'unionpay' | 'troy' | 'diners' | 'jcb';

// product.md 5 first, then what decisions 4 puts on top; the first pattern that matches wins.
const prefixes: readonly (readonly [CardScheme, RegExp])[] = [
  ['visa', /^4/],
  ['amex', /^3[47]/],
  ['mastercard', /^5[1-5]/],
  ['discover', /^6011/],
  ['unionpay', /^62/],
  ['troy', /^9792/],
  ['diners', /^3(?:0[0-5]|09|[689])/],
  ['jcb', /^(?:35|2131|1800)/],
  ['mastercard', /^2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)/],
  ['discover', /^6(?:4[4-9]|5)/],
  ['unionpay', /^81/],
];

const digitsOf = (number: string): string => typedCode(number).replace(/[\s-]/g, '');

/** The scheme of a card by the prefix of its number, as typed so far; null when no pattern matches (product.md 5). */
export function detectCardScheme(number: string): CardScheme | null {
  const digits = digitsOf(number);
  return prefixes.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}

/** Whether 12 to 19 digits, spaces and hyphens aside, carry a right check digit (decisions 4). */
export function isLuhnValid(number: string): boolean {
  const digits = digitsOf(number);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, place) => {
      const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** A number in the groups that its scheme prints, 4-6-5 for American Express and 4-6-4 for Diners; at most 19 digits. */
export function formatCardNumber(number: string): string {
  const digits = typedDigits(number).slice(0, 19);
  const scheme = detectCardScheme(digits);
  const groups =
    (scheme === 'amex' || scheme === 'diners') && digits.length <= 15 ? [4, 6, 5] : [4, 4, 4, 4, 3];
  let start = 0;
  return groups
    .map((length) => digits.slice(start, (start += length)))
    .filter((group) => group !== '')
    .join(' ');
}

/** Digits of the security code: 4 for American Express, else 3. */
export const securityCodeLength = (scheme: CardScheme | null): number => (scheme === 'amex' ? 4 : 3);

/** The property's card type for a number, by its scheme; null when the scheme is unknown or not taken here. */
export function cardTypeOf(number: string, accepted: readonly CreditCardType[]): CreditCardType | null {
  const scheme = detectCardScheme(number);
  return accepted.find(({ code }) => code === scheme) ?? null;
}
