import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Letters only: an id never looks like a card's number. */
export function randomText(length: number): string {
  let made = '';
  for (const byte of randomBytes(length)) made += letters[byte % letters.length] ?? '';
  return made;
}

export const newId = (prefix: string): string => `${prefix}_3${randomText(23)}`;
