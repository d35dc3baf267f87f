import { createHmac, randomBytes, randomInt } from 'node:crypto';

/** No 0/O, 1/I, and no vowels, so that a reference can be read out and never spells a word. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXYZ';
const referenceLength = 8;

/** A reference number for people (decisions 1): short, unambiguous letters and digits. The database keeps it unique. */
export const newReferenceNumber = (): string =>
  Array.from({ length: referenceLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

/** The secret of a booking's addresses (decisions 1): 192 random bits. */
export const newConfirmationToken = (): string => randomBytes(24).toString('base64url');

/** Makes the pre check-in code of one reservation differ from any other's, also of a later one with the same reference. */
export const newNonce = (): string => randomBytes(12).toString('base64url');

export interface PreCheckInSubject {
  readonly propertyId: string;
  readonly referenceNumber: string;
  readonly nonce: string;
}

/** The code of a pre check-in link (decisions 1): an HMAC over property, reference and nonce. */
export const preCheckInCode = (key: Buffer, subject: PreCheckInSubject): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([subject.propertyId, subject.referenceNumber, subject.nonce]))
    .digest('base64url');
