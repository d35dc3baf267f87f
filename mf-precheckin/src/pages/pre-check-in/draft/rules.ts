import type { PreCheckInReservation } from 'shared/contracts';
import { type Booker, bookerOf, type CheckInFlow } from 'shared/domain';

export interface DraftGuest {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly isReviewed: boolean;
  /** Added in this form, and so may be removed. */
  readonly isAdded: boolean;
}

export interface DraftItem {
  readonly reservationItemId: string;
  readonly roomConfiguration: string | null;
  readonly guests: readonly DraftGuest[];
  /** Extra id → how many are requested, with those that the booking has. */
  readonly extras: Readonly<Record<string, number>>;
  readonly isRoomReviewed: boolean;
  readonly haveSeenServices: boolean;
}

export type PaymentChoice = 'card' | 'hotel';

/** What the guest has typed and how far they have come; never a card (decisions 3). */
export interface Draft {
  readonly entityId: string;
  readonly booker: Booker | null;
  readonly specialRequests: string;
  readonly items: readonly DraftItem[];
  readonly paymentChoice: PaymentChoice | null;
  readonly isPaymentSeen: boolean;
}

export const emptyGuest: DraftGuest = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  isReviewed: false,
  isAdded: false,
};

type Item = PreCheckInReservation['reservationItems'][number];

const itemOf = (item: Item): DraftItem => {
  const guests = item.guests.map((guest): DraftGuest => ({
    ...emptyGuest,
    ...guest,
    email: guest.email ?? '',
    phone: guest.phone ?? '',
  }));
  return {
    reservationItemId: item.reservationItemId,
    roomConfiguration: item.roomConfiguration,
    // A room needs a guest (product.md 5).
    guests: guests.length > 0 ? guests : [emptyGuest],
    extras: Object.fromEntries(item.services.map(({ serviceId, quantity }) => [serviceId, quantity])),
    isRoomReviewed: false,
    haveSeenServices: false,
  };
};

/** A form that is filled in from the booking. */
export const draftOf = (reservation: PreCheckInReservation): Draft => ({
  entityId: reservation.entityId,
  booker: reservation.booker === null ? null : bookerOf(reservation.booker),
  specialRequests: reservation.specialRequests ?? '',
  items: reservation.reservationItems.map(itemOf),
  paymentChoice: null,
  isPaymentSeen: false,
});

const isDraft = (value: unknown, fresh: Draft): value is Draft =>
  typeof value === 'object' && value !== null && Object.keys(fresh).every((key) => key in value);

/** The draft that this tab stored, if it is of the same booking and rooms; else a new one. */
export function restoreDraft(stored: unknown, reservation: PreCheckInReservation): Draft {
  const fresh = draftOf(reservation);
  if (!isDraft(stored, fresh) || stored.entityId !== fresh.entityId) return fresh;
  const ids = (draft: Draft): string => draft.items.map((item) => item.reservationItemId).join();
  if (ids(stored) !== ids(fresh)) return fresh;
  // The booking's own extras cannot become fewer.
  const items = stored.items.map((item, index) => ({
    ...item,
    extras: { ...fresh.items[index]?.extras, ...item.extras },
  }));
  return { ...stored, items };
}

/** The draft with one room changed; a room that is not there changes nothing. */
export const withItem = (draft: Draft, index: number, change: (item: DraftItem) => DraftItem): Draft => ({
  ...draft,
  items: draft.items.map((item, each) => (each === index ? change(item) : item)),
});

export const withGuest = (
  draft: Draft,
  at: { readonly item: number; readonly guest: number },
  changes: Partial<DraftGuest>,
): Draft =>
  withItem(draft, at.item, (item) => ({
    ...item,
    guests: item.guests.map((guest, index) => (index === at.guest ? { ...guest, ...changes } : guest)),
  }));

export const withGuestAdded = (draft: Draft, index: number): Draft =>
  withItem(draft, index, (item) => ({ ...item, guests: [...item.guests, { ...emptyGuest, isAdded: true }] }));

export const withGuestRemoved = (
  draft: Draft,
  at: { readonly item: number; readonly guest: number },
): Draft =>
  withItem(draft, at.item, (item) => ({
    ...item,
    guests: item.guests.filter((guest, index) => index !== at.guest || !guest.isAdded),
  }));

/** The draft with the reviewed and seen steps of a flow. */
export const withProgress = (draft: Draft, flow: CheckInFlow): Draft => ({
  ...draft,
  isPaymentSeen: draft.isPaymentSeen || flow.isPaymentSettled,
  items: draft.items.map((item, index) => {
    const progress = flow.items[index];
    if (progress === undefined) return item;
    return {
      ...item,
      isRoomReviewed: progress.isRoomReviewed,
      haveSeenServices: progress.haveSeenServices,
      guests: item.guests.map((guest, each) => ({
        ...guest,
        isReviewed: progress.guests[each]?.isReviewed ?? guest.isReviewed,
      })),
    };
  }),
});
