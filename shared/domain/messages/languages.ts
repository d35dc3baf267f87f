import type { Catalogue } from './translate.ts';

/** A language in which the site can be read: one complete catalogue each (decisions 6). */
export type LanguageTag = 'en' | 'da' | 'ar';

export interface SiteLocale {
  /** BCP 47: how dates, numbers and money are written. */
  readonly locale: string;
  /** product.md 9: the currency of the locale, ISO 4217. */
  readonly currency: string;
}

/** product.md 9: the eleven locales, each with its currency; en-GB is the default. */
export const siteLocales: readonly SiteLocale[] = [
  { locale: 'en-GB', currency: 'GBP' },
  { locale: 'en-US', currency: 'USD' },
  { locale: 'ar-AE', currency: 'AED' },
  { locale: 'en-ZA', currency: 'ZAR' },
  { locale: 'da-DK', currency: 'DKK' },
  { locale: 'en-IE', currency: 'EUR' },
  { locale: 'en-AU', currency: 'AUD' },
  { locale: 'en-CA', currency: 'CAD' },
  { locale: 'es-MX', currency: 'MXN' },
  { locale: 'en-NG', currency: 'NGN' },
  { locale: 'en-KE', currency: 'KES' },
];

/** Languages to choose among, each by its own name. */
export const siteLanguages: readonly { readonly locale: string; readonly name: string }[] = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'da-DK', name: 'Dansk' },
  { locale: 'ar-AE', name: 'العربية' },
];

const primary = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** The locale for a language code: the very one, else the first of its language; null for a language without a catalogue. */
export function localeOf(languageCode: string | null | undefined): string | null {
  if (languageCode === null || languageCode === undefined || languageCode === '') return null;
  const wanted = languageCode.toLowerCase();
  const exact = siteLocales.find(({ locale }) => locale.toLowerCase() === wanted);
  return (exact ?? siteLocales.find(({ locale }) => primary(locale) === primary(wanted)))?.locale ?? null;
}

/** The language of a locale's words; English where there is no catalogue of its own. */
export function languageOf(locale: string): LanguageTag {
  const language = primary(locale);
  return language === 'da' || language === 'ar' ? language : 'en';
}

/** Which way a locale's words run: `<html dir>`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' => (languageOf(locale) === 'ar' ? 'rtl' : 'ltr');

/** A catalogue of another language, fetched when a guest reads in it. */
export type WordLoaders = Readonly<Partial<Record<LanguageTag, () => Promise<Catalogue>>>>;

/** How the guest reads: the locale, and the words that have been fetched for it; null for English, which is always there. */
export interface Language {
  readonly locale: string;
  readonly words: Catalogue | null;
}
