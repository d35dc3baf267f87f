import type { Signer } from '../../../signer.ts';

export interface PreCheckInSubject {
  readonly propertyId: string;
  readonly referenceNumber: string;
  readonly nonce: string;
}

const textOf = ({ propertyId, referenceNumber, nonce }: PreCheckInSubject): string =>
  JSON.stringify([propertyId, referenceNumber, nonce]);

/** The code of a pre check-in link (decisions 1): an HMAC over property, reference and nonce. */
export const preCheckInCode = (key: Signer, subject: PreCheckInSubject): string => key.sign(textOf(subject));

/** Whether a link of this booking was made with that code, compared in constant time. */
export const isPreCheckInCode = (key: Signer, subject: PreCheckInSubject, code: string): boolean =>
  key.isSigned(textOf(subject), code);
