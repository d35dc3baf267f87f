import type { Country, PostCodeForm } from '../contracts/index.ts';

/**
 * Countries as the guest reads them: in English by the API's short names, else by those of the guest's language. The first one, which is the
 * property's own (decisions 1), stays first; the others are in the language's order.
 */
export function countriesIn(countries: readonly Country[], locale: string): readonly Country[] {
  if (/^en\b/i.test(locale)) return countries;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const [first, ...others] = countries.map((country) => ({
    ...country,
    name: names.of(country.code) ?? country.name,
  }));
  return first ? [first, ...others.sort((a, b) => a.name.localeCompare(b.name, locale))] : [];
}

/** Of a chosen country: null where it has no post codes, undefined where nothing is known of it. */
export const postCodeFormOf = (
  chosen: { readonly id: string } | null,
  countries: readonly Country[],
): PostCodeForm | null | undefined => countries.find(({ id }) => id === chosen?.id)?.postCode;
