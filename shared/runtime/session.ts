import { combine, createEvent, createStore, sample } from 'effector';
import type { User } from '../contracts/index.ts';
import type { Catalogue, Language } from '../domain/index.ts';
import { propertyLoaded } from './property.ts';

/** The server has said who is logged in: at the start, or again because another tab gave reason to ask. */
export const userLoaded = createEvent<User>();
/** The guest has logged in here, or has changed the account here; the shell tells the browser's other tabs. */
export const userChanged = createEvent<User>();
/** Logged out here; also when the call to log out failed (product.md 4). */
export const userCleared = createEvent();
/** A call or another tab has shown that the session is over, without the guest having ended it here. */
export const sessionEnded = createEvent();
const userDropped = createEvent<User>();

/** Who is logged in at the property. An account belongs to one property: on another property's page the guest is not logged in. */
export const $user = createStore<User | null>(null)
  .on([userLoaded, userChanged], (_, user) => user)
  .reset(userCleared, userDropped, propertyLoaded);

/** Who was logged in until the session ended elsewhere, so that the page can say so; null again after the next login. */
export const $endedUser = createStore<User | null>(null)
  .on(userDropped, (_, user) => user)
  .reset(userLoaded, userChanged, userCleared, propertyLoaded);

sample({ clock: sessionEnded, source: $user, filter: (user) => user !== null, target: userDropped });

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
