import type { Language } from 'shared/domain';
import { domainMessages, translateIn } from 'shared/runtime';
import { enGB } from './en-GB.ts';

/** One catalogue per language; the rules' own words are looked up in the same place. */
export const messages = { 'en-GB': { ...domainMessages, ...enGB } } as const;

/** For models, which tell the guest something without drawing it. */
export const translateFor = (language: Language) => translateIn(messages, language);
