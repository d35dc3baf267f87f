import { createSecretKey } from 'node:crypto';
import { aCreateRequest, aCard } from 'shared/testing';
import { cardDetailsOf } from 'shared/domain';
import { describe, expect, it } from 'vitest';
import { canonicalJson, requestHash } from './body-hash.ts';

const keyOf = (secret: string) => createSecretKey(Buffer.from(secret));
const key = keyOf('a secret of the server');
const hash = (request = aCreateRequest()) => requestHash(key, request);
const withCard = (card: Parameters<typeof aCard>[0]) =>
  aCreateRequest({ cardDetails: cardDetailsOf(aCard(card)) });

describe('the hash of a request', () => {
  it('does not depend on the order of keys', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    const { propertyId, ...rest } = aCreateRequest();
    expect(hash({ ...rest, propertyId })).toBe(hash());
  });

  it.each([
    ['another date', aCreateRequest({ dateTo: '2026/12/05' })],
    ['another guest', aCreateRequest({ rooms: [] })],
    ['another card', withCard({ creditCardNumber: '5555 5555 5555 4444' })],
  ])('differs for %s', (_name, request) => {
    expect(hash(request)).not.toBe(hash());
  });

  it('leaves out the security code and the password, and needs the secret', () => {
    expect(hash(withCard({ cvvNumber: '999' }))).toBe(hash());
    expect(hash(aCreateRequest({ password: 'correct horse!' }))).toBe(hash());
    expect(requestHash(keyOf('another secret'), aCreateRequest())).not.toBe(hash());
  });
});
