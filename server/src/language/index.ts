import { AsyncLocalStorage } from 'node:async_hooks';
import Negotiator from 'negotiator';
import {
  type Catalogue,
  createTranslate,
  domainWords,
  type Language,
  languageOf,
  localeOf,
  type MessageParams,
  type Translate,
  translateIn,
} from 'shared/domain';
import { serverWords } from './words.ts';

/** Made once for each locale: the same object means the same language. */
const languages = new Map<string, Promise<Language>>();

async function loadLanguage(locale: string): Promise<Language> {
  const language = languageOf(locale);
  const [ofRules, ours] = await Promise.all([domainWords[language]?.(), serverWords[language]?.()]);
  return { locale, words: { ...ofRules, ...ours } };
}

function otherLanguage(locale: string): Promise<Language> {
  const known = languages.get(locale) ?? loadLanguage(locale);
  languages.set(locale, known);
  return known;
}

/** The locale of an `Accept-Language` in which there are words; null for English, which everything is written in first. */
export function wantedLocale(header: string | undefined): string | null {
  if (header === undefined || /^\s*en\b[^,]*$/i.test(header)) return null;
  const locale = new Negotiator({ headers: { 'accept-language': header.slice(0, 500) } })
    .languages()
    .map(localeOf)
    .find((each) => each !== null);
  return locale === undefined || languageOf(locale) === 'en' ? null : locale;
}

const speaking = new AsyncLocalStorage<Language>();

/** Runs a call in the language that was asked for: every message within it is in that language. */
export async function inLanguageOf<T>(header: string | undefined, work: () => Promise<T>): Promise<T> {
  const locale = wantedLocale(header);
  return locale === null ? work() : speaking.run(await otherLanguage(locale), work);
}

/** Runs work that no call began (a mail) in the language of a guest's code; in English where there is no catalogue for it. */
export async function inGuestLanguage<T>(languageCode: string, work: () => Promise<T>): Promise<T> {
  const locale = localeOf(languageCode);
  return locale === null || languageOf(locale) === 'en'
    ? speaking.exit(work)
    : speaking.run(await otherLanguage(locale), work);
}

/**
 * The language in which a guest is to be written to. Checkout sends `en` whatever the page's language (product.md 7): then it is that of
 * the call.
 */
export const guestLanguage = (languageCode: string): string =>
  languageCode === 'en' ? spokenLocale() : languageCode;

/** The locale of the present messages, for dates and money in them. */
export const spokenLocale = (): string => speaking.getStore()?.locale ?? 'en-GB';

/** A message to a guest or a client: its key and parameters, and its text in the language of the call. */
export interface Said {
  readonly code: string;
  readonly params?: MessageParams;
  readonly message: string;
}

/** Looks words up; `say` gives their key and parameters beside the text. */
export type Spoken<Key extends string> = Translate<Key> & {
  readonly say: (key: Key, params?: MessageParams) => Said;
};

/** Looks messages up in the language of the call or of the mail; elsewhere (in jobs) in English. */
export function createSpoken<const Base extends Catalogue>(base: Base): Spoken<keyof Base & string> {
  const catalogues = { 'en-GB': base };
  const english = createTranslate(catalogues, 'en-GB');
  const others = new Map<Language, Translate<keyof Base & string>>();
  const spoken: Translate<keyof Base & string> = (key, params) => {
    const language = speaking.getStore();
    if (language === undefined) return english(key, params);
    const translate = others.get(language) ?? translateIn<Base>(catalogues, language);
    others.set(language, translate);
    return translate(key, params);
  };
  const say: Spoken<keyof Base & string>['say'] = (key, params) => ({
    code: key,
    ...(params === undefined ? {} : { params }),
    message: spoken(key, params),
  });
  return Object.assign(spoken, { say });
}
