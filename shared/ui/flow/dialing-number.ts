import { dialingCodeOf, dialingCountries } from '../../domain/index.ts';

const digitsOf = (number: string): string =>
  number
    .trim()
    .replace(/^00/, '+')
    .replaceAll(/[^+\d]/g, '');

/** The country whose dialing code a number begins with: `usual` where several have it, and where it has none. */
export function countryOfNumber(number: string, usual: string): string {
  const digits = digitsOf(number);
  if (!digits.startsWith('+')) return usual;
  const codeOf = (country: string): string => dialingCodeOf(country) ?? '';
  const matching = dialingCountries().filter((country) => digits.startsWith(codeOf(country)));
  const longest = Math.max(0, ...matching.map((country) => codeOf(country).length));
  const countries = matching.filter((country) => codeOf(country).length === longest);
  return countries.includes(usual) ? usual : (countries[0] ?? usual);
}

/** A number with the dialing code of `country` in the place of the one that it has. */
export function withDialingCode(number: string, country: string): string {
  const code = dialingCodeOf(country) ?? '';
  const typed = number.trim().replace(/^00/, '+');
  const own = typed.startsWith('+') ? (dialingCodeOf(countryOfNumber(typed, country)) ?? '') : '';
  const rest = typed.startsWith(own) ? typed.slice(own.length).trimStart() : typed;
  return `${code} ${rest}`;
}
