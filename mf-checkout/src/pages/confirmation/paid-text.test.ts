import { createTranslate } from 'shared/domain';
import { aConfirmation, aProperty } from 'shared/testing';
import { expect, it } from 'vitest';
import { bookedMessages } from '../../messages/booked.en-GB.ts';
import { paidText } from './paid-text.ts';

const text = createTranslate(bookedMessages, 'en-GB');
const visa = { scheme: 'visa', lastFour: '4242' };

it.each([
  ['a card', { paidWith: visa }, 'Visa ending in 4242'],
  ['an unknown card', {}, 'By card'],
  [
    'a card of a kind that the hotel takes no more',
    { paidWith: { ...visa, scheme: 'jcb' } },
    'jcb ending in 4242',
  ],
  ['voucher and card', { paidWith: visa, giftDiscount: 60 }, 'Gift voucher · Visa ending in 4242'],
  ['a voucher for everything', { paymentMethod: 2 as const, giftDiscount: 360 }, 'By gift voucher'],
  ['an invoice', { paymentMethod: 1 as const }, 'By invoice'],
  ['an organisation', { paymentMethod: 3 as const }, 'By invoice to your organisation'],
  ['Paystack', { paymentMethod: 4 as const }, 'By Paystack'],
])('%s', (_, paid, said) => {
  expect(paidText(aConfirmation(paid), aProperty().creditCards, text)).toBe(said);
});
