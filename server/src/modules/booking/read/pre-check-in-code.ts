import { createHmac } from 'node:crypto';

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
