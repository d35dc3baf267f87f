import { enGB } from './en-GB.ts';

/** One catalogue per language; English is complete and is what the others fall back to. */
export const messages = { 'en-GB': enGB } as const;
