import type { User } from '../contracts/index.ts';
import type { Booker, CreditCard } from '../domain/index.ts';

/** A booker with every field right. */
export const aBooker = (overrides: Partial<Booker> = {}): Booker => ({
  firstName: 'Ada',
  lastName: 'Byron',
  emailAddress: 'ada@example.org',
  telephoneNumber: '+44 20 7946 0999',
  street: '12 St James’s Square',
  postCode: 'SW1Y 4LB',
  country: { id: 'GB' },
  optInToReceiveUpdates: false,
  ...overrides,
});

/** The public test card that the simulator approves, good until the end of 2030. */
export const aCard = (overrides: Partial<CreditCard> = {}): CreditCard => ({
  creditCardId: null,
  creditCardName: 'Ada Byron',
  creditCardNumber: '4242 4242 4242 4242',
  cardHolderEmail: 'ada@example.org',
  expiryMonth: 12,
  expiryYear: 2030,
  cvvNumber: '123',
  cardType: 'card-visa',
  saveCardForFutureUse: false,
  ...overrides,
});

/** A logged-in guest without special rights. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  emailAddress: 'ada@example.org',
  firstname: 'Ada',
  lastname: 'Byron',
  telephone: '+44 20 7946 0999',
  receiveBrandOffers: false,
  canChoosePaymentMethod: false,
  creditCards: [],
  ...overrides,
});
