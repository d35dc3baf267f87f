import { randomUUID } from 'node:crypto';
import { cardDetailsSchema } from 'shared/contracts';
import * as z from 'zod/mini';
import { paidBy } from './bookings.ts';
import type { LifeGuest, Talk } from './life-asking.ts';
import type { Wire } from './life-wishes.ts';

export const cardNumbers = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000000000003220',
} as const;

/** `kept`: the card that the hotel has. */
export type PayingCard = keyof typeof cardNumbers | 'kept';

/** One press of the button, which may be repeated. */
interface Paying {
  readonly key: string;
  readonly payload: Wire;
}

/** How guests pay what is due of a booking: after a dearer change, after a charge that failed, or by the link of the desk. */
export const createPaying = ({ get, post }: Talk) => ({
  /** What the page says is due, with a card for it; null where nothing is. */
  payingOf: async (guest: LifeGuest, index: number, card: PayingCard): Promise<Paying | null> => {
    if (guest.token === null) return null;
    const due = await get(index, `/api/Payment/Due?propertyId=harbour&confirmationToken=${guest.token}`);
    if (due?.['Status'] !== 'Due') return null;
    const given = card === 'kept' ? null : paidBy({ creditCardNumber: cardNumbers[card] }).cardDetails;
    return {
      key: randomUUID(),
      payload: {
        PropertyId: 'harbour',
        ConfirmationToken: guest.token,
        Amount: due['Amount'],
        CardDetails: z.encode(z.nullable(cardDetailsSchema), given ?? null),
      },
    };
  },
  pay: async (guest: LifeGuest, index: number, { key, payload }: Paying): Promise<void> => {
    const told = await post(index, '/api/Payment/Pay', payload, { 'idempotency-key': key });
    if (told?.status === 200 && told.body['Status'] === 'Paid') guest.isTold = true;
  },
});
