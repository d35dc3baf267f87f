import type { StayDate } from 'shared/contracts';
import { emptyCard, type CreditCard } from 'shared/domain';
import type { WalletPayer } from 'shared/ui/card-gateway';

/** Whom the simulator's wallet belongs to. */
export const simulatedPayer: WalletPayer = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '+442079460958',
  street: '12 St James’s Square',
  postCode: 'SW1Y 4JH',
  countryCode: 'GB',
};

/** Its card: the public test card that is approved. */
export const simulatedCard = (today: StayDate): CreditCard => ({
  ...emptyCard,
  creditCardName: simulatedPayer.name,
  creditCardNumber: '4242424242424242',
  expiryMonth: 12,
  expiryYear: Number(today.slice(0, 4)) + 2,
  cvvNumber: '123',
});
