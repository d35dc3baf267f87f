import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/min';

export interface TelephoneNumber {
  /** With its international dialing code (product.md 5). */
  readonly written: string;
  /** ISO 3166-1; null of a number that belongs to no single country. */
  readonly countryCode: string | null;
}

const compact = (text: string): string => text.replaceAll(/[^+\d]/g, '');

/** Numbers of a range that the library does not list are long enough; shorter ones may lack their area code. */
const isWhole = (number: PhoneNumber): boolean =>
  number.isValid() || (number.isPossible() && number.nationalNumber.length >= 9);

/**
 * A number in the national form of a country, or in any international one, with its dialing code; null of what is no number. One that has all its
 * digits already stays as it is written.
 */
export function readTelephone(typed: string, countryCode: string): TelephoneNumber | null {
  const text = typed.trim().replace(/^00/, '+');
  const number = parsePhoneNumberFromString(text, {
    ...(isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {}),
    extract: false,
  });
  if (number === undefined || !isWhole(number)) return null;
  return {
    written: compact(text) === number.number ? text : number.formatInternational(),
    countryCode: number.country ?? null,
  };
}

/** `+44` of `GB`; null of letters that are no country with telephones. */
export const callingCodeOf = (countryCode: string): string | null =>
  isSupportedCountry(countryCode) ? `+${getCountryCallingCode(countryCode)}` : null;
