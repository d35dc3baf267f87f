import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProperty, aTax } from 'shared/testing';
import { aReservation } from '../../../../test/reservation.ts';
import { accountOf, addedExtrasTaxes, paymentChoiceOf } from './rules.ts';

describe('the account of a stay', () => {
  it('says what is still to be paid with the extras that are added', () => {
    expect(accountOf(aReservation(), 6000)).toMatchObject({
      rooms: 36000,
      addedExtras: 6000,
      total: 42000,
      paid: 36000,
      balance: 6000,
      reason: 'BalanceDue',
    });
  });

  it('has the taxes of the booking, and those of what is added', () => {
    const paymentDetails = { total: 370, paid: 370, taxes: 10 };
    const taxes = addedExtrasTaxes([3000, 1000], {
      currency: 'GBP',
      taxesAndFees: [
        aTax({ percent: 10 }),
        aTax({ percent: 50, of: 'Room' }),
        aTax({ amount: 5 }),
        aTax({ percent: 20, included: true }),
      ],
    });
    expect(taxes).toBe(400);
    expect(accountOf(aReservation({ paymentDetails }), 4000, taxes)).toMatchObject({
      taxes: 1400,
      discount: 0,
      total: 41400,
      balance: 4400,
    });
  });

  it('keeps the gift voucher', () => {
    const account = accountOf(aReservation({ paymentDetails: { total: 300, paid: 300 } }), 0);
    expect(account).toMatchObject({ discount: 6000, total: 30000, reason: null });
  });

  it('adds up to the penny, whatever is added', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(36000), (added, discount) => {
        const total = (36000 - discount) / 100;
        const account = accountOf(aReservation({ paymentDetails: { total, paid: total } }), added);
        expect(account.rooms + account.bookedExtras + account.addedExtras - account.discount).toBe(
          account.total,
        );
        expect(account.balance).toBe(added);
      }),
    );
  });
});

describe('how it is settled', () => {
  it.each([
    ['by a card where none is chosen', null, {}, 'card'],
    ['at the hotel when that is chosen', 'hotel' as const, {}, 'hotel'],
    ['at the hotel where Paystack asks for cards', 'card' as const, { payByPaystack: true }, 'hotel'],
    ['at the hotel where no cards are taken', 'card' as const, { creditCards: [] }, 'hotel'],
  ])('%s', (_, chosen, property, expected) => {
    expect(paymentChoiceOf(chosen, aProperty(property))).toBe(expected);
  });
});
