import type { Catalogue } from './translate.ts';

/** A language in which the site can be read: one complete catalogue each (decisions 6). */
export type LanguageTag =
  | 'en'
  | 'da'
  | 'ar'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'nl'
  | 'sv'
  | 'nb'
  | 'pt'
  | 'pl'
  | 'ja';

/** The languages beside English whose catalogues are there, in the order in which they are offered: the one place that adds a language. */
export const otherLanguages: readonly LanguageTag[] = [
  'da',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'sv',
  'nb',
  'pt',
  'pl',
  'ja',
  'ar',
];

export interface SiteLocale {
  /** BCP 47: how dates, numbers and money are written. */
  readonly locale: string;
  /** product.md 9: the currency of the locale, ISO 4217. */
  readonly currency: string;
}

/** product.md 9: the eleven locales, each with its currency, and one for each further language; en-GB is the default. The first of a language is the one that its tag alone means. */
export const siteLocales: readonly SiteLocale[] = (
  'en-GB:GBP en-US:USD ar-AE:AED en-ZA:ZAR da-DK:DKK en-IE:EUR en-AU:AUD en-CA:CAD es-ES:EUR es-MX:MXN en-NG:NGN en-KE:KES ' +
  'de-DE:EUR fr-FR:EUR it-IT:EUR nl-NL:EUR sv-SE:SEK nb-NO:NOK pt-PT:EUR pl-PL:PLN ja-JP:JPY'
)
  .split(' ')
  .map((each) => {
    const [locale = '', currency = ''] = each.split(':');
    return { locale, currency };
  });

/** The language of a tag; Norwegian of either kind is written in bokmål. */
const primary = (tag: string): string => {
  const language = tag.toLowerCase().split('-')[0] ?? '';
  return language === 'no' || language === 'nn' ? 'nb' : language;
};

/** The locale for a language code: the very one, else the first of its language; null for a language without a catalogue. */
export function localeOf(languageCode: string | null | undefined): string | null {
  if (languageCode === null || languageCode === undefined || languageCode === '') return null;
  const wanted = languageCode.toLowerCase();
  const exact = siteLocales.find(({ locale }) => locale.toLowerCase() === wanted);
  return (exact ?? siteLocales.find(({ locale }) => primary(locale) === primary(wanted)))?.locale ?? null;
}

/** The language of a locale's words; English where there is no catalogue of its own. */
export const languageOf = (locale: string): LanguageTag =>
  otherLanguages.find((language) => language === primary(locale)) ?? 'en';

/** Which way a locale's words run: `<html dir>`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr');

/** A catalogue of another language, fetched when a guest reads in it. */
export type WordLoaders = Readonly<Partial<Record<LanguageTag, () => Promise<Catalogue>>>>;

/** How the guest reads: the locale, and the words that have been fetched for it; null for English, which is always there. */
export interface Language {
  readonly locale: string;
  readonly words: Catalogue | null;
}
