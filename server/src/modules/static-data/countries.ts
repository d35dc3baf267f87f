import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { Country } from 'shared/contracts';
import { postCodeForm } from './post-codes.ts';

countries.registerLocale(english);

/** Where the standard's own name is a state's full title, or not what guests look for. */
const shortNames: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  CD: 'Congo (Democratic Republic)',
  CG: 'Congo (Republic)',
  CI: 'Côte d’Ivoire',
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};

/** What guests call a country beside the names that the library knows. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  GB: ['Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  KP: ['North Korea'],
  MM: ['Burma'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  US: ['America'],
};

/** All of ISO 3166-1 by its English short name; the id is the two-letter code. */
function allCountries(): Country[] {
  const all = countries.getNames('en', { select: 'all' });
  return Object.entries(countries.getNames('en', { select: 'official' }))
    .map(([code, official]) => {
      const name = shortNames[code] ?? official;
      const others = [...(all[code] ?? []), ...(otherNames[code] ?? [])].filter((other) => other !== name);
      return {
        id: code,
        code,
        name,
        ...(others.length > 0 ? { otherNames: others } : {}),
        postCode: postCodeForm(code),
      };
    })
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
