import { describe, expect, it } from 'vitest';
import { PaymentType } from '../../contracts/index.ts';
import { aBookConfig, aBooker, aCard } from '../../testing/index.ts';
import { cardProblems } from './card.ts';
import { confirmationProblems, type ConfirmationState } from './confirmation.ts';

const today = '2026/11/21';

describe('a card', () => {
  it('with everything right has no problem', () => {
    expect(cardProblems(aCard(), today)).toEqual([]);
  });

  it.each([
    ['a name', { creditCardName: ' ' }, 'creditCardName'],
    ['a number', { creditCardNumber: '' }, 'creditCardNumber'],
    ['a number with a right check digit', { creditCardNumber: '4242 4242 4242 4241' }, 'creditCardNumber'],
    ['a security code', { cvvNumber: '' }, 'cvvNumber'],
    ['a security code as long as its scheme’s', { cvvNumber: '1234' }, 'cvvNumber'],
    ['a month', { expiryMonth: 0 }, 'expiryMonth'],
    ['a month of the calendar', { expiryMonth: 13 }, 'expiryMonth'],
    ['a year', { expiryYear: 0 }, 'expiryYear'],
    ['a type that the property takes', { cardType: null }, 'cardType'],
    ['not to have expired', { expiryMonth: 10, expiryYear: 2026 }, 'expiryYear'],
  ])('needs %s', (_, wrong, field) => {
    expect(cardProblems(aCard(wrong), today).map((problem) => problem.field)).toEqual([field]);
  });

  it('is good until the end of its month', () => {
    expect(cardProblems(aCard({ expiryMonth: 11, expiryYear: 2026 }), '2026/11/30')).toEqual([]);
  });

  it('that is saved needs neither number nor security code', () => {
    expect(
      cardProblems(aCard({ creditCardId: 'saved', creditCardNumber: '', cvvNumber: '' }), today),
    ).toEqual([]);
  });
});

const ready: ConfirmationState = {
  config: aBookConfig(),
  booker: aBooker(),
  paymentType: PaymentType.card,
  card: aCard(),
  company: null,
  poNumber: '',
  isCoveredByVoucher: false,
  agreeToTermsAndConditions: true,
  hasAcceptedCustomTermsAndConditions: false,
  isCreating: false,
  today,
};
const company = { paymentType: PaymentType.companyInvoice, company: { accountId: 'acme' }, poNumber: 'PO-1' };
const customTerms = aBookConfig({ hasCustomTermsAndConditions: true });

describe('a booking', () => {
  it.each<[string, Partial<ConfirmationState>]>([
    ['with a valid card', {}],
    ['with what the gateway’s form gave for a card', { card: null, paymentToken: 'ctoken_1' }],
    ['by Paystack', { paymentType: PaymentType.paystack, card: null }],
    ['by individual invoice', { paymentType: PaymentType.individualInvoice, card: null }],
    ['by company invoice with its details', company],
    ['by a voucher that covers everything', { paymentType: PaymentType.voucher, isCoveredByVoucher: true }],
    ['with custom terms accepted', { config: customTerms, hasAcceptedCustomTermsAndConditions: true }],
  ])('can be confirmed %s', (_, changes) => {
    expect(confirmationProblems({ ...ready, ...changes })).toEqual([]);
  });

  it.each<[string, Partial<ConfirmationState>, string]>([
    ['the booker’s details are right', { booker: aBooker({ lastName: '' }) }, 'lastName'],
    ['the address is given', { booker: aBooker({ street: '' }) }, 'street'],
    ['a payment is chosen', { paymentType: null }, 'paymentType'],
    ['the card is given', { card: null }, 'paymentType'],
    ['the card is valid', { card: aCard({ cvvNumber: '' }) }, 'cvvNumber'],
    ['the company is given', { ...company, company: null }, 'company'],
    ['the purchase order number is given', { ...company, poNumber: ' ' }, 'company'],
    ['the voucher covers everything', { paymentType: PaymentType.voucher }, 'paymentType'],
    ['the terms are agreed', { agreeToTermsAndConditions: false }, 'agreeToTermsAndConditions'],
    ['the custom terms are accepted', { config: customTerms }, 'hasAcceptedCustomTermsAndConditions'],
    ['none is being made', { isCreating: true }, 'isCreating'],
  ])('cannot be confirmed until %s', (_, changes, field) => {
    expect(confirmationProblems({ ...ready, ...changes }).map((problem) => problem.field)).toEqual([field]);
  });
});
