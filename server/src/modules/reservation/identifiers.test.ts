import { describe, expect, it } from 'vitest';
import { newConfirmationToken, newReferenceNumber, preCheckInCode } from './identifiers.ts';

describe('the names of a booking', () => {
  it('gives people a reference of eight characters that cannot be misread', () => {
    const references = Array.from({ length: 500 }, newReferenceNumber);
    expect(references.every((reference) => /^[2-9B-DF-HJ-NP-TV-Z]{8}$/.test(reference))).toBe(true);
    expect(new Set(references).size).toBe(500);
  });

  it('makes a token of at least 128 random bits', () => {
    expect(Buffer.from(newConfirmationToken(), 'base64url')).toHaveLength(24);
  });

  it('makes a pre check-in code that only the server can make, another one for each nonce', () => {
    const subject = { propertyId: 'harbour', referenceNumber: 'BCDF2345', nonce: 'a' };
    const code = preCheckInCode(Buffer.from('key'), subject);
    expect(preCheckInCode(Buffer.from('key'), subject)).toBe(code);
    expect(preCheckInCode(Buffer.from('other key'), subject)).not.toBe(code);
    expect(preCheckInCode(Buffer.from('key'), { ...subject, nonce: 'b' })).not.toBe(code);
  });
});
