import { describe, expect, it } from 'vitest';
import { newConfirmationToken, newReferenceNumber } from './identifiers.ts';

describe('the names of a booking', () => {
  it('gives people a reference of eight characters that cannot be misread', () => {
    const references = Array.from({ length: 500 }, newReferenceNumber);
    expect(references.every((reference) => /^[2-9B-DF-HJ-NP-TV-Z]{8}$/.test(reference))).toBe(true);
    expect(new Set(references).size).toBe(500);
  });

  it('makes a token of at least 128 random bits', () => {
    expect(Buffer.from(newConfirmationToken(), 'base64url')).toHaveLength(24);
  });
});
