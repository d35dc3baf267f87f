import { expect, it } from 'vitest';
import { preCheckInCode } from './pre-check-in-code.ts';

it('makes a pre check-in code that only the server can make, another one for each nonce', () => {
  const subject = { propertyId: 'harbour', referenceNumber: 'BCDF2345', nonce: 'a' };
  const code = preCheckInCode(Buffer.from('key'), subject);
  expect(preCheckInCode(Buffer.from('key'), subject)).toBe(code);
  expect(preCheckInCode(Buffer.from('other key'), subject)).not.toBe(code);
  expect(preCheckInCode(Buffer.from('key'), { ...subject, nonce: 'b' })).not.toBe(code);
});
