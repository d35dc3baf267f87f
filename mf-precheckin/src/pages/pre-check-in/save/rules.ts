import type { CardDetails, PreCheckInReservation, SavePreCheckInRequest } from 'shared/contracts';
import { bookerDetailsOf, toDecimal } from 'shared/domain';
import type { Draft, DraftGuest, DraftItem } from '../draft/rules.ts';
import type { Account } from '../payment/rules.ts';

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const guestOf = ({ firstName, lastName, email, phone }: DraftGuest) => ({
  individualId: null,
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: textOrNull(email),
  phone: textOrNull(phone),
});

type Item = PreCheckInReservation['reservationItems'][number];

const itemOf = (item: Item, draft: DraftItem): SavePreCheckInRequest['reservationItems'][number] => ({
  reservationItemId: item.reservationItemId,
  dateOfArrival: item.dateOfArrival,
  dateOfDeparture: item.dateOfDeparture,
  roomTypeId: item.roomTypeId,
  roomType: item.roomType,
  ratePlanId: item.ratePlanId,
  ratePlan: item.ratePlan,
  policy: item.policy,
  roomConfiguration: draft.roomConfiguration,
  guests: draft.guests.map(guestOf),
  services: Object.entries(draft.extras)
    .filter(([, quantity]) => quantity > 0)
    .map(([serviceId, quantity]) => ({
      reservationItemId: item.reservationItemId,
      serviceId,
      quantity,
      service: null,
    })),
});

interface Saving {
  readonly reservation: PreCheckInReservation;
  readonly draft: Draft;
  readonly account: Account;
  readonly code: string;
  readonly card: CardDetails | null;
  /** What the gateway's form gave; null where a card was typed, or none is given. */
  readonly token: string | null;
}

/** product.md 7: everything that the guest may change, with what the page showed for extras. */
export const saveRequestOf = ({
  reservation,
  draft,
  account,
  code,
  card,
  token,
}: Saving): SavePreCheckInRequest => ({
  propertyId: reservation.propertyId,
  referenceNumber: reservation.referenceNumber,
  isReservation: reservation.isReservation,
  entityId: reservation.entityId,
  code,
  specialRequests: textOrNull(draft.specialRequests),
  booker: draft.booker === null ? null : bookerDetailsOf(draft.booker),
  reservationItems: reservation.reservationItems.flatMap((item, index) => {
    const its = draft.items[index];
    return its === undefined ? [] : [itemOf(item, its)];
  }),
  totalServicesPrice: toDecimal(account.bookedExtras + account.addedExtras, account.currency),
  cardDetails: card,
  ...(token === null ? {} : { paymentToken: token }),
});

/** Why nothing was saved; `message` is the server's, or null. */
export interface SaveError {
  readonly kind: 'rejected' | 'unreachable';
  readonly message: string | null;
}
