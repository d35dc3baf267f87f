import { expect, it } from 'vitest';
import { createSigner } from '../../../signer.ts';
import { preCheckInCode } from './pre-check-in-code.ts';

const keyOf = (secret: string) => createSigner(secret, 'pre-check-in');

it('makes a pre check-in code that only the server can make, another one for each nonce', () => {
  const subject = { propertyId: 'harbour', referenceNumber: 'BCDF2345', nonce: 'a' };
  const code = preCheckInCode(keyOf('key'), subject);
  expect(preCheckInCode(keyOf('key'), subject)).toBe(code);
  expect(preCheckInCode(keyOf('other key'), subject)).not.toBe(code);
  expect(preCheckInCode(keyOf('key'), { ...subject, nonce: 'b' })).not.toBe(code);
});
