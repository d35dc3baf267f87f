import { describe, expect, it } from 'vitest';
import { aBookedRoom, aCreateRequest } from 'shared/testing';
import { attemptDigest, decideSending, stayDigest, type Attempt } from './attempt.ts';

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
const request = aCreateRequest({ cardDetails: card });
const otherCard = { ...request, cardDetails: { ...card, cardNumber: '4000000000000002' } };
const withToken = (paymentToken: string) => aCreateRequest({ cardDetails: null, paymentToken });
const otherRooms = { ...request, rooms: [aBookedRoom({ roomTypeId: 'suite' })] };

const anAttempt = (known: Partial<Attempt> = {}): Attempt => ({
  draft: 'draft-1',
  stay: stayDigest(request),
  sent: { key: 'key-1', digest: attemptDigest(request) },
  token: null,
  isMade: false,
  at: 0,
  ...known,
});
const newKey = () => 'a-new-key';
const made = { isMade: true, sent: null, token: 'secret' };

describe('what is sent when the guest confirms (decisions 1)', () => {
  it.each([
    ['the first time', null, request, { kind: 'send', key: 'a-new-key', token: null }],
    [
      'again, with nothing changed and no answer',
      anAttempt(),
      request,
      { kind: 'send', key: 'key-1', token: null },
    ],
    [
      'again after a reload, with the card given anew in the gateway’s form',
      anAttempt({ sent: { key: 'key-1', digest: attemptDigest(withToken('ctoken_1')) } }),
      withToken('ctoken_2'),
      { kind: 'send', key: 'key-1', token: null },
    ],
    ['with another card and no answer to the first', anAttempt(), otherCard, { kind: 'undecided' }],
    ['for other rooms and no answer to the first', anAttempt(), otherRooms, { kind: 'undecided' }],
    [
      'with another card after a refusal',
      anAttempt({ sent: null }),
      otherCard,
      { kind: 'send', key: 'a-new-key', token: null },
    ],
    [
      'for rooms that are held',
      anAttempt({ sent: null, token: 'secret' }),
      otherCard,
      { kind: 'send', key: 'a-new-key', token: 'secret' },
    ],
    [
      'for other rooms than those that are held',
      anAttempt({ sent: null, token: 'secret' }),
      otherRooms,
      { kind: 'send', key: 'a-new-key', token: null },
    ],
    ['for what was booked in another tab', anAttempt(made), otherCard, { kind: 'made', token: 'secret' }],
    [
      'for other rooms than those booked in another tab',
      anAttempt(made),
      otherRooms,
      { kind: 'send', key: 'a-new-key', token: null },
    ],
  ] as const)('%s', (_, kept, wanted, decision) => {
    expect(decideSending(kept, wanted, newKey)).toEqual(decision);
  });
});

describe('the digest of a booking', () => {
  it.each([
    ['dates', { dateTo: '2027/01/31' }],
    ['payment', { paymentType: 1 as const }],
    ['card', { cardDetails: otherCard.cardDetails }],
  ])('is another with other %s', (_, change) =>
    expect(attemptDigest({ ...request, ...change })).not.toBe(attemptDigest(request)),
  );
  it.each([
    ['security code', { cardDetails: { ...card, securityCode: '999' } }],
    ['password', { password: 'a secret, long one' }],
    ['quote', { quoteToken: 'newer' }],
    ['price that was shown', { rooms: [aBookedRoom({ quotedPrice: 1 })] }],
    ['held rooms', { confirmationToken: 'secret' }],
  ])('does not know the %s', (_, change) =>
    expect(attemptDigest({ ...request, ...change })).toBe(attemptDigest(request)),
  );

  it('holds the same rooms, whatever they were shown at', () =>
    expect(stayDigest({ ...request, rooms: [aBookedRoom({ quotedPrice: 1 })] })).toBe(stayDigest(request)));
});
