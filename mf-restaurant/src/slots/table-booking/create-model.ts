import { combine, createEvent, createStore, sample } from 'effector';
import { createRestaurantBooking, type RestaurantBookingRequest } from 'shared/contracts';
import { tableProblems, type Problem, type TableWish } from 'shared/domain';
import {
  $language,
  $locale,
  $property,
  busEventHappened,
  createCallFx,
  notificationRequested,
  serverMessage,
  translateIn,
} from 'shared/runtime';
import { createValidation } from 'shared/runtime/factories';
import { messages } from '../../messages/index.ts';
import { withAvailableTime, nextDraft } from './draft.ts';
import {
  $draft,
  $identity,
  $restaurants,
  $setup,
  $times,
  $token,
  draftReplaced,
  formOpened,
  timesOutdated,
  draftChanged,
} from './model.ts';

export const anotherWanted = createEvent();

const createFx = createCallFx(createRestaurantBooking);

/** What was booked, for the guest to read. */
export interface BookedTable {
  readonly reference: string;
  readonly restaurant: string;
  readonly visitDate: string;
  readonly visitTime: string;
  readonly partySize: number;
  /** In whose name it is; empty where none was given. */
  readonly guestName: string;
  readonly email: string;
  /** For instance until when the table is theirs. */
  readonly info: string | null;
  /** Where it is moved and cancelled. */
  readonly manageUrl: string | null;
}

export const $isBooking = createFx.pending;
/** Only a time that is shown can be booked, with an offer that is shown beside it. */
const $requestedTable = combine($draft, $times, (draft, times) => withAvailableTime(times ?? [], draft));
/** Its problems show after an attempt; its error is why the server gave no table (product.md 8). */
export const tableForm = createValidation<Problem<keyof TableWish>, string>({
  $problems: combine($requestedTable, $identity, $setup, (wish, { identifier }, setup) =>
    tableProblems({ ...wish, identifier }, setup),
  ),
  forgetsWhenRight: true,
});
export const $booked = createStore<BookedTable | null>(null).reset(formOpened);

const $request = combine(
  {
    property: $property,
    draft: $requestedTable,
    identity: $identity,
    restaurants: $restaurants,
    times: $times,
    locale: $locale,
  },
  ({ property, draft, identity, restaurants, times, locale }): RestaurantBookingRequest => ({
    propertyId: property?.propertyId ?? '',
    restaurantId: draft.restaurantId ?? '',
    restaurantName: restaurants?.find(({ id }) => id === draft.restaurantId)?.name ?? '',
    visitDate: draft.visitDate ?? '',
    visitTime: draft.visitTime ?? '',
    partySize: draft.partySize ?? 0,
    specialRequests: draft.specialRequests.trim() === '' ? null : draft.specialRequests.trim(),
    ...identity,
    promotionId: draft.promotionId,
    email: draft.emailAddress.trim(),
    contactNumber: draft.contactNumber.trim(),
    isLeaveTimeRequired: times?.find(({ time }) => time === draft.visitTime)?.isLeaveTimeRequired ?? false,
    languageCode: locale,
    guestName: draft.guestName.trim() === '' ? null : draft.guestName.trim(),
  }),
);

sample({ clock: formOpened, fn: () => undefined, target: tableForm.opened });
sample({
  clock: tableForm.accepted,
  source: { request: $request, isBooking: $isBooking },
  filter: ({ isBooking }) => !isBooking,
  fn: ({ request }) => ({ body: request }),
  target: createFx,
});

const made = createFx.done.filterMap(({ params: { body }, result }): BookedTable | undefined =>
  result.success
    ? {
        reference: result.bookingReference ?? '',
        restaurant: body.restaurantName,
        visitDate: body.visitDate,
        visitTime: body.visitTime,
        partySize: body.partySize,
        guestName: body.guestName ?? '',
        email: body.email,
        info: result.infoMessage,
        manageUrl: result.manageUrl,
      }
    : undefined,
);
const bookingRejected = createFx.doneData.filterMap((result) =>
  result.success ? undefined : { message: result.infoMessage },
);

sample({ clock: made, target: $booked });
sample({ clock: made, source: $draft, fn: nextDraft, target: draftReplaced });
sample({
  clock: made,
  source: $language,
  fn: (language) => ({
    kind: 'positive' as const,
    placement: 'bottom' as const,
    text: translateIn(messages, language)('success.table'),
  }),
  target: notificationRequested,
});
sample({
  clock: createFx.done,
  filter: ({ result }) => result.success,
  fn: ({ params: { body }, result }) => ({
    type: 'restaurant.booked.v1' as const,
    identifier: body.isReservation ? body.identifier : null,
    bookingReference: result.bookingReference ?? '',
  }),
  target: busEventHappened,
});

// product.md 8: InfoMessage, or for an HTTP error the server's message, else 'Failed to create booking'.
sample({
  clock: [bookingRejected, createFx.failData.map((failure) => ({ message: serverMessage(failure) }))],
  source: $language,
  fn: (language, { message }) => message || translateIn(messages, language)('error.create-booking-failed'),
  target: tableForm.refused,
});
sample({ clock: [bookingRejected, createFx.failData], fn: () => undefined, target: timesOutdated });
tableForm.$refusal.reset(draftChanged);
// A further table begins like the first, with what is known of the guest.
sample({ clock: anotherWanted, source: $token, target: formOpened });
