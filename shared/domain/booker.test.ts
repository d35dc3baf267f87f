import { describe, expect, it } from 'vitest';
import { aBooker, aCard, aUser } from '../testing/index.ts';
import { bookerDetailsOf, bookerOf, withoutUser, withUser } from './booker.ts';
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

describe('a booker who is logged in', () => {
  const nobody = aBooker({ firstName: '', lastName: '', emailAddress: '', telephoneNumber: '' });
  const user = aUser({ firstname: 'Ada', telephone: '+44 20 7946 0999' });

  it('does not type names, e-mail and telephone again', () => {
    expect(withUser(nobody, user)).toEqual(aBooker());
  });

  it('does not type the address again that the account knows', () => {
    const homeless = aBooker({ ...nobody, street: '', postCode: '', country: null });
    const known = aUser({ ...user, street: '1 Quay', postCode: 'E1 1AA', countryId: 'GB' });
    const own = { street: '1 Quay', postCode: 'E1 1AA', country: { id: 'GB' } };
    expect(withUser(homeless, known)).toMatchObject(own);
    expect(withUser({ ...homeless, country: { id: 'DK' } }, known).country).toEqual({ id: 'DK' });
    expect(withoutUser(withUser(homeless, known), known)).toEqual(homeless);
  });

  it('keeps the telephone that was typed for this booking', () => {
    expect(withUser({ ...nobody, telephoneNumber: '+45 33 12 34 56' }, user).telephoneNumber).toBe(
      '+45 33 12 34 56',
    );
  });

  it('may book for somebody else: whom they have typed stays', () => {
    const other = aBooker({ firstName: 'Grace', emailAddress: 'grace@example.org' });
    expect(withUser(other, user)).toBe(other);
  });

  it('leaves nothing of the account behind after logging out', () => {
    expect(withoutUser(aBooker(), user)).toEqual(nobody);
    expect(withoutUser(aBooker({ firstName: 'Grace' }), user).firstName).toBe('Grace');
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
