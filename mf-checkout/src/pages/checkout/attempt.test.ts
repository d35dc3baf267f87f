import { describe, expect, it } from 'vitest';
import { aCreateRequest } from 'shared/testing';
import { attemptDigest, nextAttempt } from './attempt.ts';

const keys = () => {
  let made = 0;
  return () => `key-${(made += 1)}`;
};
const card = {
  creditCardId: null,
  saveCreditCardToIndividual: false,
  cardNumber: '4242424242424242',
  nameOnCard: 'Ada Byron',
  emailAddress: null,
  creditCardTypeId: 'visa',
  expiryMonth: 12,
  expiryYear: 2030,
  securityCode: '123',
};

describe('the key of an attempt (decisions 1)', () => {
  it('stays while the booking is the same: double click, reload, second tab', () => {
    const newKey = keys();
    const first = nextAttempt(null, 'a', newKey);
    expect(nextAttempt(first, 'a', newKey)).toBe(first);
  });
  it('is another when anything of the booking was changed', () => {
    const newKey = keys();
    const first = nextAttempt(null, 'a', newKey);
    expect(nextAttempt(first, 'b', newKey).key).not.toBe(first.key);
  });
});

describe('the digest of a booking', () => {
  const request = aCreateRequest({ cardDetails: card });
  it.each([
    ['dates', { dateTo: '2027/01/31' }],
    ['payment', { paymentType: 1 as const }],
    ['card', { cardDetails: { ...card, cardNumber: '4000000000000002' } }],
  ])('is another with other %s', (_, change) =>
    expect(attemptDigest({ ...request, ...change })).not.toBe(attemptDigest(request)),
  );
  it.each([
    ['security code', { cardDetails: { ...card, securityCode: '999' } }],
    ['password', { password: 'a secret, long one' }],
    ['quote', { quoteToken: 'newer' }],
  ])('does not know the %s', (_, change) =>
    expect(attemptDigest({ ...request, ...change })).toBe(attemptDigest(request)),
  );
});
