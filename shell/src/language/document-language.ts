import { directionOf } from 'shared/domain';
import { languageCookie } from 'shared/first-screen';

const yearSeconds = 365 * 24 * 60 * 60;

/** The document is in this language now, and so is the server's next page: the cookie holds nothing but the choice. */
export function rememberLanguage(document: Document, locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${String(yearSeconds)}; samesite=lax`;
}
