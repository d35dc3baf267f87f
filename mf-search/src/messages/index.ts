import { domainMessages } from 'shared/runtime';
import { enGB } from './en-GB.ts';

/** One catalogue per language; the rules' own words are looked up in the same place. */
export const messages = { 'en-GB': { ...domainMessages, ...enGB } } as const;
