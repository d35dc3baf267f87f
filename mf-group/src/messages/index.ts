import { enGB } from './en-GB.ts';

/** One catalogue per language. */
export const messages = { 'en-GB': enGB } as const;
