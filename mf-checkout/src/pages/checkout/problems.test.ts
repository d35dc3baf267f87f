import { PaymentType } from 'shared/contracts';
import { emptyCard } from 'shared/domain';
import { emptyBooker } from 'shared/runtime';
import { aBasketItem, aBookConfig, aBooker, aCard } from 'shared/testing';
import { describe, expect, it } from 'vitest';
import { checkoutProblems, type CheckoutState } from './problems.ts';

const ready: CheckoutState = {
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
  today: '2026/11/21',
  wantsAccount: false,
  password: '',
  guests: [aBasketItem()],
  hasOtherGuest: false,
};
const fieldsOf = (state: Partial<CheckoutState>) =>
  checkoutProblems({ ...ready, ...state }).map(({ field }) => field);
const invoice = { paymentType: PaymentType.companyInvoice };
const saved = aCard({ creditCardId: 'saved', creditCardNumber: '', cvvNumber: '' });

describe('what is missing', () => {
  it('is nothing when everything is there', () => expect(fieldsOf({})).toEqual([]));

  it('is said in the order of the form', () =>
    expect(
      fieldsOf({
        booker: emptyBooker,
        card: emptyCard,
        wantsAccount: true,
        agreeToTermsAndConditions: false,
      }),
    ).toEqual([
      'firstName',
      'lastName',
      'emailAddress',
      'telephoneNumber',
      'country',
      'street',
      'postCode',
      'password',
      'creditCardNumber',
      'creditCardName',
      'expiry',
      'cvvNumber',
      'agreeToTermsAndConditions',
    ]));

  it.each<[string, Partial<CheckoutState>, readonly string[]]>([
    [
      'one name of the booker, where that leads the first room and no flag asks for it',
      {
        config: aBookConfig({ firstNameRequired: false, lastNameRequired: false }),
        booker: aBooker({ firstName: '', lastName: '' }),
        guests: [aBasketItem({ leadGuest: { firstName: '', lastName: '' } })],
      },
      ['firstName'],
    ],
    [
      'one name of who leads another room, where no flag asks for it',
      {
        config: aBookConfig({ firstNameRequired: false, lastNameRequired: false }),
        guests: [
          aBasketItem(),
          aBasketItem({ roomNumber: 2, leadGuest: { firstName: '', lastName: '' } }),
          aBasketItem({ roomNumber: 3, leadGuest: { firstName: 'Suharto', lastName: '' } }),
        ],
      },
      ['guest-firstName-2'],
    ],
    [
      'who leads the first room, where somebody else does',
      { guests: [aBasketItem({ leadGuest: { firstName: '', lastName: '' } })], hasOtherGuest: true },
      ['guest-firstName-1', 'guest-lastName-1'],
    ],
    [
      'the last name of who leads another room',
      {
        guests: [
          aBasketItem(),
          aBasketItem({ roomNumber: 2, leadGuest: { firstName: 'Anne', lastName: ' ' } }),
        ],
      },
      ['guest-lastName-2'],
    ],
    ['organisation and order number', invoice, ['company', 'poNumber']],
    ['the order number alone', { ...invoice, company: { accountId: 'a', name: 'A' } as never }, ['poNumber']],
    ['the organisation alone', { ...invoice, poNumber: 'PO-1' }, ['company']],
    [
      'a kind of card that is taken, at its number',
      { card: aCard({ cardType: null }) },
      ['creditCardNumber'],
    ],
    ['nothing of a saved card', { card: saved }, []],
    ['not even its holder', { card: { ...saved, creditCardName: '' } }, []],
    ['another card for one that has expired', { card: { ...saved, expiryYear: 2025 } }, ['savedCard']],
  ])('%s', (_, state, fields) => expect(fieldsOf(state)).toEqual(fields));
});
