import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Country } from 'shared/contracts';

countries.registerLocale(english);

/** All of ISO 3166-1 by English name; the id is the two-letter code. */
function allCountries(): Country[] {
  return Object.entries(countries.getNames('en', { select: 'official' }))
    .map(([code, name]) => ({ id: code, code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

export const isCountry = (id: string): boolean => countries.isValid(id);

export interface CountryLists {
  /** The property's own country first (decisions 1). */
  readonly startingWith: (countryCode: string) => readonly Country[];
  readonly flush: () => void;
}

/** Lists are made once per country and kept until they are flushed. */
export function createCountryLists(): CountryLists {
  const lists = new Map<string, readonly Country[]>();
  return {
    startingWith(countryCode) {
      const known = lists.get(countryCode);
      if (known) return known;
      const all = allCountries();
      const list = [
        ...all.filter((country) => country.code === countryCode),
        ...all.filter((country) => country.code !== countryCode),
      ];
      lists.set(countryCode, list);
      return list;
    },
    flush: () => {
      lists.clear();
    },
  };
}
