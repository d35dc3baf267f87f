import type { Language } from 'shared/domain';
import { domainMessages, translateIn } from 'shared/runtime';
import { enGB } from './en-GB.ts';
import { serverMessages } from './server.en-GB.ts';

/** One catalogue per language; the rules' own words are looked up in the same place. */
export const messages = { 'en-GB': { ...domainMessages, ...serverMessages, ...enGB } } as const;
export type MessageKey = keyof (typeof messages)['en-GB'];

/** For models, which tell the guest something without drawing it. */
export const translateFor = (language: Language) => translateIn(messages, language);
