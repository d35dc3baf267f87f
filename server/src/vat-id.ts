import { codeKey } from 'shared/domain';

/** How a VAT id of a country is written after its two letters, and one that is. The form only: no check digits. */
const forms: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^U\d{8}$/, 'ATU12345678'],
  BE: [/^[01]\d{9}$/, 'BE0123456789'],
  BG: [/^\d{9,10}$/, 'BG123456789'],
  CH: [/^E\d{9}(MWST|TVA|IVA)?$/, 'CHE123456789MWST'],
  CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
  CZ: [/^\d{8,10}$/, 'CZ12345678'],
  DE: [/^\d{9}$/, 'DE123456789'],
  DK: [/^\d{8}$/, 'DK12345678'],
  EE: [/^\d{9}$/, 'EE123456789'],
  EL: [/^\d{9}$/, 'EL123456789'],
  ES: [/^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESB12345674'],
  FI: [/^\d{8}$/, 'FI12345678'],
  FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR12345678901'],
  GB: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789'],
  HR: [/^\d{11}$/, 'HR12345678901'],
  HU: [/^\d{8}$/, 'HU12345678'],
  IE: [/^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/, 'IE1234567WA'],
  IS: [/^\d{5,6}$/, 'IS12345'],
  IT: [/^\d{11}$/, 'IT12345678901'],
  LT: [/^(\d{9}|\d{12})$/, 'LT123456789'],
  LU: [/^\d{8}$/, 'LU12345678'],
  LV: [/^\d{11}$/, 'LV12345678901'],
  MT: [/^\d{8}$/, 'MT12345678'],
  NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
  NO: [/^\d{9}(MVA)?$/, 'NO123456789MVA'],
  PL: [/^\d{10}$/, 'PL1234567890'],
  PT: [/^\d{9}$/, 'PT123456789'],
  RO: [/^\d{2,10}$/, 'RO1234567890'],
  SE: [/^\d{12}$/, 'SE123456789001'],
  SI: [/^\d{8}$/, 'SI12345678'],
  SK: [/^\d{10}$/, 'SK1234567890'],
  XI: [/^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'XI123456789'],
};

/** Tax numbers of countries that have no entry here: letters and digits after the two letters of the country. */
const anyForm = /^[A-Z\d]{2,18}$/;
const anyExample = 'ESB12345674';

export type ReadVatId =
  | { readonly kind: 'valid'; readonly vatId: string }
  | { readonly kind: 'no-country'; readonly example: string }
  | { readonly kind: 'other-form'; readonly country: string; readonly example: string };

/** A VAT id as people write it, without the spaces, dots and dashes that they put into it. */
export function readVatId(text: string): ReadVatId {
  const vatId = codeKey(text).replace(/[\s.\-/]/gu, '');
  const country = vatId.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(country)) return { kind: 'no-country', example: anyExample };
  const [pattern, example] = forms[country] ?? [anyForm, anyExample];
  return pattern.test(vatId.slice(2)) ? { kind: 'valid', vatId } : { kind: 'other-form', country, example };
}
