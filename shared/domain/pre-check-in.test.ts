import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PaymentType } from '../contracts/index.ts';
import { aBookConfig, aBooker, aParty, aService } from '../testing/index.ts';
import {
  canSaveCheckIn,
  checkInExtraCost,
  checkInGuestProblems,
  checkInPaymentReason,
  isCheckInItemValid,
} from './pre-check-in.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', email: null, phone: null };

describe('a guest who checks in', () => {
  it.each([
    ['with both names is valid', {}, []],
    ['without a first name is not', { firstName: ' ' }, ['firstName']],
    ['without a last name is not', { lastName: '' }, ['lastName']],
    ['may leave e-mail and telephone empty', { email: ' ', phone: '' }, []],
    ['gives a right e-mail', { email: 'ada@example.org' }, []],
    ['gives no wrong e-mail', { email: 'ada' }, ['email']],
    ['gives a right telephone', { phone: '+44 20 7946 0999' }, []],
    ['gives no wrong telephone', { phone: '020 7946' }, ['phone']],
  ])('%s', (_, changes, fields) => {
    expect(checkInGuestProblems({ ...ada, ...changes }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('a room that is checked in', () => {
  it.each([
    ['is valid with its guests', { guests: [ada, ada], roomConfiguration: null }, false, true],
    [
      'is not with a guest without a name',
      { guests: [ada, { ...ada, lastName: '' }], roomConfiguration: null },
      false,
      false,
    ],
    ['is not without anybody', { guests: [], roomConfiguration: null }, false, false],
    ['needs a configuration where it is asked', { guests: [ada], roomConfiguration: null }, true, false],
    ['is valid with a configuration', { guests: [ada], roomConfiguration: 'twin' }, true, true],
  ])('%s', (_, item, isAsked, valid) => {
    expect(isCheckInItemValid(item, isAsked)).toBe(valid);
  });
});

describe('a pre check-in', () => {
  const ready = { booker: aBooker(), guests: [ada], isSaving: false };
  it.each([
    ['can be saved', {}, true],
    ['can be saved without a booker', { booker: null }, true],
    ['cannot with a booker who lacks an address', { booker: aBooker({ street: '' }) }, false],
    ['cannot with a booker without a telephone', { booker: aBooker({ telephoneNumber: '' }) }, false],
    ['cannot with a guest without a name', { guests: [ada, { ...ada, firstName: '' }] }, false],
    ['cannot while it is being saved', { isSaving: true }, false],
  ])('%s', (_, changes, expected) => {
    expect(canSaveCheckIn({ ...ready, ...changes }, aBookConfig())).toBe(expected);
  });
});

const stay = { from: '2026/12/01', to: '2026/12/04' };

describe('the cost of an extra in pre check-in', () => {
  const family = aParty({ numberOfAdults: 2, numberOfChildren: 1, numberOfInfants: 1 });
  it.each([
    ['PerStay', true, 1, 3 * 500],
    ['PerDay', true, 1, 3 * 3 * 500],
    ['PerDay', false, 1, 3 * 500],
    ['PerQuantity', false, 4, 4 * 500],
    ['PerQuantity', true, 0, 0],
  ] as const)('%s, per person %s, %i of it', (chargeType, chargePerPerson, quantity, cost) => {
    const service = aService({ price: 5, articles: [], chargeType, chargePerPerson });
    expect(checkInExtraCost(service, { stay, party: family, quantity }, 'GBP')).toBe(cost);
  });

  it('is the same however many infants come', () => {
    const count = fc.integer({ min: 0, max: 9 });
    const charge = fc.constantFrom('PerStay', 'PerDay', 'PerQuantity');
    fc.assert(
      fc.property(
        count,
        count,
        count,
        charge,
        fc.boolean(),
        (adults, children, infants, chargeType, perPerson) => {
          const service = aService({ chargeType, chargePerPerson: perPerson });
          const cost = (numberOfInfants: number) => {
            const party = { numberOfAdults: adults, numberOfChildren: children, numberOfInfants };
            return checkInExtraCost(service, { stay, party, quantity: 2 }, 'GBP');
          };
          expect(cost(infants)).toBe(cost(0));
        },
      ),
    );
  });
});

describe('payment details in pre check-in', () => {
  it.each([
    ['a card that has paid', PaymentType.card, 0, true, null],
    ['a card, and extras on top', PaymentType.card, 100, true, 'BalanceDue'],
    ['Paystack, and extras on top', PaymentType.paystack, 100, false, 'BalanceDue'],
    ['a voucher that covered everything', PaymentType.voucher, 0, false, null],
    ['a voucher, and extras on top', PaymentType.voucher, 100, false, 'BalanceDue'],
    ['an individual’s invoice', PaymentType.individualInvoice, 5000, false, 'GuaranteeCardMissing'],
    ['an individual’s invoice with a card', PaymentType.individualInvoice, 5000, true, null],
    ['a company’s invoice', PaymentType.companyInvoice, 5000, false, null],
  ] as const)('for %s', (_, paymentType, balance, hasGuaranteeCard, reason) => {
    expect(checkInPaymentReason({ paymentType, balance, hasGuaranteeCard })).toBe(reason);
  });
});
