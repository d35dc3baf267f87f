import { describe, expect, it } from 'vitest';
import { isSignedByPaystack, paystackSignature } from './signature.ts';

const body = Buffer.from('{"event":"charge.success"}');
const key = 'sk_test_key';

describe('the signature of a webhook', () => {
  it('is the HMAC-SHA512 of the bytes, in hexadecimal', () => {
    expect(paystackSignature('key', Buffer.from('The quick brown fox jumps over the lazy dog'))).toBe(
      'b42af09057bac1e2d41708e48a902e09b5ff7f12ab428a4fe86653c73dd248fb82f948a549f7b791a5b41915ee4d1ec3935357e4e2317250d0372afa2ebeeb3a',
    );
  });

  it.each([
    ['its own', paystackSignature(key, body), true],
    ['its own in capitals', paystackSignature(key, body).toUpperCase(), true],
    ['made with another key', paystackSignature('sk_other', body), false],
    ['made for another body', paystackSignature(key, Buffer.from('{}')), false],
    ['cut short', paystackSignature(key, body).slice(0, 64), false],
    ['empty', '', false],
    ['missing', undefined, false],
    ['sent twice', [paystackSignature(key, body)], false],
  ])('%s: %s', (_name, signature, expected) => {
    expect(isSignedByPaystack(key, body, signature)).toBe(expected);
  });
});
