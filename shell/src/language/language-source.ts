import { directionOf, type Catalogue } from 'shared/domain';
import { languageCookie } from 'shared/first-screen';
import { loadMessages } from './load-messages.ts';
import type { LanguageSource } from './model.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Sets the document's language, and the one of the server's next page: the cookie holds the locale only. */
function rememberLanguage(document: Document, locale: string): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  document.cookie = `${languageCookie}=${locale}; path=/; max-age=${String(yearSeconds)}; samesite=lax`;
}

/** The messages of shell, shared and the page's remotes; a choice is remembered by the document and a cookie. */
export const createLanguageSource = (
  document: Document,
  remoteMessages: (locale: string) => Promise<Catalogue>,
): LanguageSource => ({
  load: async (locale) => {
    const [own, ofRemotes] = await Promise.all([loadMessages(locale), remoteMessages(locale)]);
    return own === null ? null : { ...own, ...ofRemotes };
  },
  remember: (locale) => {
    rememberLanguage(document, locale);
  },
});
