import { combine, createEvent, createStore } from 'effector';
import type { User } from '../contracts/index.ts';
import type { Catalogue, Language } from '../domain/index.ts';

export const userLoaded = createEvent<User>();
/** Logged out here or elsewhere; also when the call to log out failed (product.md 4). */
export const userCleared = createEvent();
export const $user = createStore<User | null>(null)
  .on(userLoaded, (_, user) => user)
  .reset(userCleared);

export const defaultLocale = 'en-GB';

/** The guest reads in another language from now on; its words have been fetched, null for English. */
export const languageChanged = createEvent<Language>();
/** Words of a part that has come later, in the language that is read now. */
export const wordsAdded = createEvent<Catalogue>();

/** BCP 47 tag of how the pages are written (product.md 9: en-GB by default). */
export const $locale = createStore(defaultLocale).on(languageChanged, (_, { locale }) => locale);

/** Every word of the language that has been fetched so far; null for English, whose words each part brings itself. */
export const $words = createStore<Catalogue | null>(null)
  .on(languageChanged, (_, { words }) => words)
  .on(wordsAdded, (words, more) => ({ ...words, ...more }));

/** For models that tell the guest something: hand it to `translateIn` of the rules' door. */
export const $language = combine({ locale: $locale, words: $words });
