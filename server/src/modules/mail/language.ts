import {
  type Catalogue,
  type Catalogues,
  createTranslate,
  domainMessages,
  type Translate,
} from 'shared/domain';
import { mailMessages } from './messages.en-gb.ts';

const fallback = 'en-GB';

/** The mails' words by language: another language is one more catalogue here. Keys that it lacks are read from en-GB (decisions 6). */
const mailCatalogues = { [fallback]: { ...domainMessages, ...mailMessages } } as const;
type Words = (typeof mailCatalogues)[typeof fallback];

export interface MailLanguage {
  readonly locale: string;
  readonly translate: Translate<keyof Words>;
}

const primary = (code: string): string => code.toLowerCase().split('-')[0] ?? '';

/** The catalogue for a guest's language: its own, else one of the same language elsewhere, else en-GB. */
export function chooseLocale(available: readonly string[], languageCode: string): string {
  const wanted = languageCode.toLowerCase();
  return (
    available.find((locale) => locale.toLowerCase() === wanted) ??
    available.find((locale) => primary(locale) === primary(wanted)) ??
    fallback
  );
}

/** Words, and the locale for dates and money: that of the words, so that a mail is in one language throughout. */
export function mailLanguage(
  languageCode: string,
  catalogues: Catalogues<Words> & Readonly<Record<string, Catalogue>> = mailCatalogues,
): MailLanguage {
  const locale = chooseLocale(Object.keys(catalogues), languageCode);
  return { locale, translate: createTranslate(catalogues, locale) };
}
