import { createEvent, createStore } from 'effector';
import type { User } from '../contracts/index.ts';

export const userLoaded = createEvent<User>();
/** Logged out here or elsewhere; also when the call to log out failed (product.md 4). */
export const userCleared = createEvent();
export const $user = createStore<User | null>(null)
  .on(userLoaded, (_, user) => user)
  .reset(userCleared);

export const defaultLocale = 'en-GB';
export const localeChanged = createEvent<string>();
/** BCP 47 tag of the language that the pages are drawn in (product.md 9: en-GB by default). */
export const $locale = createStore(defaultLocale).on(localeChanged, (_, locale) => locale);
