import { randomFillSync } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

// Drawn many at a time: this process shares the machine with the server whose speed is measured.
const drawn = Buffer.alloc(8192);
let used = drawn.length;

function randomByte(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const byte = drawn[used] ?? 0;
  used += 1;
  return byte;
}

/** Letters only: an id never looks like a card's number. */
export function randomText(length: number): string {
  let made = '';
  for (let index = 0; index < length; index += 1) made += letters[randomByte() % letters.length] ?? '';
  return made;
}

export const newId = (prefix: string): string => `${prefix}_3${randomText(23)}`;
