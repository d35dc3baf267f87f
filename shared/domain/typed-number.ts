import { typedCode } from './typed-text.ts';

const separatorOf = (locale: string, type: 'decimal' | 'group'): string | undefined =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' })
    .formatToParts(12345.6)
    .find((part) => part.type === type)?.value;

/** Groups of three digits after the first ones. */
const grouped = (sign: string): RegExp => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`);

/** Which of the signs ends the whole part of a number: the last of two, the one of a language, or the one that stands before other than three digits. */
function decimalSign(text: string, locale: string): string | null {
  const signs = [...new Set(text.match(/[.,]/g))];
  const last = text.match(/[.,](?=[^.,]*$)/)?.[0];
  if (last === undefined) return '';
  if (signs.length === 2) return last;
  if (!grouped(last).test(text)) return last;
  if (text.split(last).length > 2) return '';
  if (separatorOf(locale, 'decimal') === last) return last;
  return separatorOf(locale, 'group') === last ? '' : null;
}

/** A number as people type it, with the separators of any language; null where it is not a number, or could be two. */
export function typedNumber(typed: string, locale: string): number | null {
  const [, minus = '', text = ''] = /^(-?)([\d.,]+)$/.exec(plainSigns(typed)) ?? [];
  const sign = decimalSign(text, locale);
  if (sign === null) return null;
  const [whole = '', decimals = '0', ...more] = sign === '' ? [text] : text.split(sign);
  const groups = whole.match(/[.,]/)?.[0];
  const isWhole = groups === undefined ? /^\d*$/.test(whole) : grouped(groups).test(whole);
  if (!isWhole || more.length > 0 || !/^\d+$/.test(decimals) || text === sign) return null;
  return Number(`${minus}${whole.replaceAll(/\D/g, '')}.${decimals}`);
}

/** Arabic has signs of its own; spaces and apostrophes only group. */
const plainSigns = (typed: string): string =>
  typedCode(typed)
    .replaceAll('\u066b', '.')
    .replaceAll(/[\s'’\u066c]/g, '');
