import type { Country, PostCodeForm } from '../contracts/index.ts';

/** Languages of one country, whose guests look for it first; elsewhere the property's own is as near. */
const homeOf: Readonly<Record<string, string>> = { ja: 'JP' };

/**
 * Countries as the guest reads them: in English by the API's short names, else by those of the guest's language. The first one, which is the
 * property's own (decisions 1), stays first, after the country of the language where that has but one; the others are in the language's order.
 */
export function countriesIn(countries: readonly Country[], locale: string): readonly Country[] {
  if (/^en\b/i.test(locale)) return countries;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [first, ...others] = countries.map((country) => ({
    ...country,
    name: names.of(country.code) ?? country.name,
    otherNames: [country.name, ...(country.otherNames ?? [])],
  }));
  if (first === undefined) return [];
  const home = homeOf[locale.slice(0, 2)];
  const listed = [first, ...others.sort((a, b) => a.name.localeCompare(b.name, locale))];
  return [...listed.filter(({ code }) => code === home), ...listed.filter(({ code }) => code !== home)];
}

export interface CountryOption {
  readonly value: string;
  readonly label: string;
  /** Everything by which it is found. */
  readonly search: string;
}

/** The same to choose from, found by any of their names and by their two letters. */
export const countryOptions = (countries: readonly Country[]): readonly CountryOption[] =>
  countries.map(({ id, code, name, otherNames = [] }) => ({
    value: id,
    label: name,
    search: [name, ...otherNames, code].join('\n'),
  }));

/** Of a chosen country: null where it has no post codes, undefined where nothing is known of it. */
export const postCodeFormOf = (
  chosen: { readonly id: string } | null,
  countries: readonly Country[],
): PostCodeForm | null | undefined => countries.find(({ id }) => id === chosen?.id)?.postCode;
