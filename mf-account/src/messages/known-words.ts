import { domainMessages } from 'shared/runtime';
import { serverMessages } from './server.en-GB.ts';

const known = new Map<string, string>(
  Object.entries({ ...domainMessages, ...serverMessages }).flatMap(([key, text]) =>
    typeof text === 'string' ? [[text, key] as const] : [],
  ),
);

/** The server speaks English: the key of what it said, so that a guest reads it in their language; its own text where we have no key. */
export const keyOfServerText = (text: string): string => known.get(text) ?? text;
