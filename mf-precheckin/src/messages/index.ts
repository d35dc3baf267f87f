import type { Language } from 'shared/domain';
import { domainMessages, translateIn } from 'shared/runtime';
import { enGB } from './en-GB.ts';

/** One catalogue per language; the rules' own words are looked up in the same place. */
export const messages = { 'en-GB': { ...domainMessages, ...enGB } } as const;

export type MessageKey = keyof (typeof messages)['en-GB'];

/** For models, which tell the guest something without drawing it. */
export const translateFor = (language: Language) => translateIn(messages, language);

/** The server's own sentences that have words here, so that a guest reads them in their language. */
const serverKeys = [
  'error.pre-check-in-title',
  'error.pre-check-in-link',
  'error.action-failed',
  'server.done-title',
  'server.done',
  'server.done-before',
  'server.cancelled-title',
  'server.cancelled',
  'server.waiting-title',
  'server.waiting',
  'server.past-title',
  'server.past',
] as const satisfies readonly MessageKey[];

/** A sentence of the server in the guest's language; one that is not known stays as it is. */
export function serverText(sentence: string, translate: (key: MessageKey) => string): string {
  const key = serverKeys.find((each) => messages['en-GB'][each] === sentence);
  return key === undefined ? sentence : translate(key);
}
