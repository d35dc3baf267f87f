import { randomBytes } from 'node:crypto';

const poolSize = 4096;
let pool = Buffer.alloc(0);

/** So many random bytes, each given out once; asking the system for a few at a time costs more than all the rest of a booking's ids. */
function takeRandom(size: number): Buffer {
  if (pool.length < size) pool = randomBytes(poolSize);
  const taken = Buffer.from(pool.subarray(0, size));
  pool.fill(0, 0, size);
  pool = pool.subarray(size);
  return taken;
}

/** No 0/O, 1/I, and no vowels, so that a reference can be read out and never spells a word. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const referenceLength = 8;

/** Bytes from here on would make some letters likelier than others. */
const fairBytes = 256 - (256 % alphabet.length);

/** A reference number for people (decisions 1): short, unambiguous letters and digits. The database keeps it unique. */
export function newReferenceNumber(): string {
  let reference = '';
  while (reference.length < referenceLength) {
    for (const byte of takeRandom(referenceLength)) {
      if (byte < fairBytes && reference.length < referenceLength)
        reference += alphabet.charAt(byte % alphabet.length);
    }
  }
  return reference;
}

/** The secret of a booking's addresses (decisions 1): 192 random bits. */
export const newConfirmationToken = (): string => takeRandom(24).toString('base64url');

/** Makes a reservation's pre check-in code unique, also when a later one has the same reference. */
export const newNonce = (): string => takeRandom(12).toString('base64url');
