import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from 'shared/domain';

/** The language of the present call or mail; nothing is set up for English. */
export const speaking = new AsyncLocalStorage<Language>();

/** The locale of the present messages, for dates and money in them. */
export const spokenLocale = (): string => speaking.getStore()?.locale ?? 'en-GB';
