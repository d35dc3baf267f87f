import { parseCookie, stringifySetCookie } from 'cookie';
import Negotiator from 'negotiator';
import { domainWords, languageOf, localeOf, offeredLocales, type Language } from 'shared/domain';
import { frameWords, languageCookie } from 'shared/first-screen';

const defaultLanguage: Language = { locale: 'en-GB', words: null };

/** Each with the words of the rules and of the frame, made once: the same object means the same language. */
const languages = new Map<string, Promise<Language>>();

async function loadLanguage(locale: string): Promise<Language> {
  const language = languageOf(locale);
  if (language === 'en') return { locale, words: null };
  const [ofRules, ofFrame] = await Promise.all([domainWords[language]?.(), frameWords[language]?.()]);
  return { locale, words: { ...ofRules, ...ofFrame } };
}

/** A locale with the words that the server draws. Null is the default, en-GB. */
export function languageFor(locale: string | null): Promise<Language> {
  if (locale === null) return Promise.resolve(defaultLanguage);
  const known = languages.get(locale);
  if (known !== undefined) return known;
  const language = loadLanguage(locale);
  languages.set(locale, language);
  return language;
}

export interface RequestedLocale {
  /** Null: nothing that is spoken here was asked for. */
  readonly locale: string | null;
  /** The address names it, so the next pages shall be in it too. */
  readonly isNew: boolean;
}

/** The first language of an `Accept-Language` that is offered; null when none of them is. */
function browserLocale(header: string | undefined, offered: readonly string[]): string | null {
  if (header === undefined) return null;
  const preferred = new Negotiator({ headers: { 'accept-language': header.slice(0, 500) } }).languages();
  const spoken = preferred.flatMap((tag) => {
    const language = languageOf(tag);
    const isSpoken = language !== 'en' || /^en\b/i.test(tag);
    return isSpoken ? offered.filter((locale) => languageOf(locale) === language) : [];
  });
  return spoken[0] ?? null;
}

interface PageRequest {
  readonly address: string;
  readonly cookies: string | undefined;
  /** The `Accept-Language` of the browser. */
  readonly acceptLanguage: string | undefined;
  /** The hotel's or the group's own languages; absent: all of the site are offered. */
  readonly languages?: readonly string[] | null | undefined;
}

/**
 * Decisions 3: the address's `languageCode`; else what the guest chose before; else the browser's language. Only the last has to be one
 * that the hotel offers: who asks for a language gets the page in it, and the hotel's texts in what there is.
 */
export function requestedLocale({
  address,
  cookies,
  acceptLanguage,
  languages: own,
}: PageRequest): RequestedLocale {
  const query = new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
  const named = localeOf(query.get('languageCode'));
  const saved = localeOf(parseCookie(cookies ?? '')[languageCookie]);
  return {
    locale: named ?? saved ?? browserLocale(acceptLanguage, offeredLocales(own)),
    isNew: named !== null && named !== saved,
  };
}

const yearSeconds = 365 * 24 * 60 * 60;

export const languageCookieOf = (locale: string): string =>
  stringifySetCookie({
    name: languageCookie,
    value: locale,
    path: '/',
    maxAge: yearSeconds,
    sameSite: 'lax',
  });

/** The addresses under which a page can be read in each language that is offered, for search engines. */
export const alternatesOf = (
  path: string,
  own?: readonly string[] | null,
): { readonly locale: string; readonly path: string }[] =>
  offeredLocales(own).map((locale) => ({ locale, path: `${path}?languageCode=${locale}` }));
