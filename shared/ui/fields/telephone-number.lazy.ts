import {
  getCountryCallingCode,
  isSupportedCountry,
  isValidPhoneNumber,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import { typedCode } from '../../domain/index.ts';

interface TelephoneNumber {
  /** With its international dialing code (product.md 5). */
  readonly written: string;
  /** ISO 3166-1; null of a number that belongs to no single country. */
  readonly countryCode: string | null;
}

const compact = (text: string): string => text.replaceAll(/[^+\d]/g, '');

/** Of a range that the library does not list, beside those of its country that it does: their first four digits are the same. */
function isLikely({ country, nationalNumber }: PhoneNumber): boolean {
  const rest = nationalNumber.length - 4;
  return (
    country !== undefined &&
    rest > 4 &&
    Array.from('0123456789').some((digit) =>
      isValidPhoneNumber(nationalNumber.slice(0, 4) + digit.repeat(rest), country),
    )
  );
}

/**
 * A number in the national form of a country, or in any international one, with its dialing code; null of what is no number there. One that has all
 * its digits already stays as it is written.
 */
export function readTelephone(typed: string, countryCode: string): TelephoneNumber | null {
  const text = typedCode(typed).replace(/^00/, '+');
  const number = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {}),
    extract: false,
  });
  if (number === undefined || !number.isPossible() || !(number.isValid() || isLikely(number))) return null;
  return {
    written: compact(text) === number.number ? text : number.formatInternational(),
    countryCode: number.country ?? null,
  };
}

export interface CompletedTelephone extends TelephoneNumber {
  /** What was made of it, where that is another writing. */
  readonly said: string | null;
}

/**
 * A number as it is left: with the code of the first of these countries in which it can be one. A code that was only offered goes again where none
 * of them has such a number, so that the guest is asked for the right one; null where nothing is known of it.
 */
export function completeTelephone(
  typed: string,
  offeredCode: string | null,
  countryCodes: readonly string[],
  locale: string,
): CompletedTelephone | null {
  const own =
    offeredCode !== null && typed.startsWith(offeredCode) ? typed.slice(offeredCode.length).trim() : null;
  for (const text of own === null ? [typed] : [typed, own])
    for (const countryCode of countryCodes) {
      const number = readTelephone(text, countryCode);
      if (number === null) continue;
      const country =
        number.countryCode && new Intl.DisplayNames(locale, { type: 'region' }).of(number.countryCode);
      const said = country && number.written !== typed ? `${country} · \u2066${number.written}\u2069` : null;
      return { ...number, said };
    }
  return own === null ? null : { written: own, countryCode: null, said: null };
}

/** `+44` of `GB`; null of letters that are no country with telephones. */
export const callingCodeOf = (countryCode: string): string | null =>
  isSupportedCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : null;
