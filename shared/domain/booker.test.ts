import { describe, expect, it } from 'vitest';
import { aBooker, aCard } from '../testing/index.ts';
import { bookerDetailsOf, bookerOf } from './booker.ts';
import { cardDetailsOf, creditCardOf, emptyCard, withCardHolder } from './credit-card.ts';

describe('a booker', () => {
  it('is the same after being sent', () => {
    expect(bookerOf(bookerDetailsOf(aBooker()))).toEqual(aBooker());
  });

  it('is sent trimmed, with null for what is empty', () => {
    const sent = bookerDetailsOf(aBooker({ firstName: ' Ada ', telephoneNumber: ' ', country: null }));
    expect(sent).toMatchObject({
      firstName: 'Ada',
      phone: null,
      countryId: null,
      city: null,
      stateOrCounty: null,
    });
  });
});

describe('a card', () => {
  it('is the same after being sent, digits only', () => {
    const card = aCard({ creditCardNumber: '4242424242424242' });
    expect(creditCardOf(cardDetailsOf(card))).toEqual(card);
  });

  it('that is saved is sent without number and security code', () => {
    expect(cardDetailsOf(aCard({ creditCardId: 'saved-1' }))).toMatchObject({
      cardNumber: null,
      securityCode: null,
    });
  });

  it('takes the booker’s name and e-mail while its own name is empty', () => {
    expect(withCardHolder(emptyCard, aBooker())).toMatchObject({
      creditCardName: 'Ada Byron',
      cardHolderEmail: 'ada@example.org',
    });
  });

  it('keeps its name when it has one', () => {
    const card = aCard({ creditCardName: 'G Hopper' });
    expect(withCardHolder(card, aBooker())).toBe(card);
  });
});
