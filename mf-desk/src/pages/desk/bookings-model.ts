import { createEvent, createStore, sample } from 'effector';
import type { EndpointInput, EndpointOutput } from 'shared/contracts';
import {
  type DeskBooking,
  getDeskBooking,
  searchDeskBookings,
  sendMailAgain,
  writeDeskNote,
} from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { deskOpened, logOutPressed } from './session-model.ts';

type Query = EndpointInput<typeof searchDeskBookings>['query'];
interface Named {
  readonly propertyId: string;
  readonly reservationId: string;
}

export const searched = createEvent<Query>();
export const moreWanted = createEvent();
export const bookingOpened = createEvent<Named>();
export const bookingClosed = createEvent();
/** The desk has made it: it is opened, with what was said of that. */
export const bookingMade = createEvent<Named>();
/** There are other bookings than the list shows: it is read again. */
export const listStale = createEvent();
/** Something was done with the booking that is open, or another one was first: it is read again. */
export const bookingStale = createEvent();
export const noteSubmitted = createEvent<Named & { readonly notes: string }>();
export const noteTyped = createEvent<{ readonly reservationId: string; readonly text: string }>();
export const mailWantedAgain = createEvent<Named & { readonly mailId: string }>();

export const searchFx = createCallFx(searchDeskBookings);
export const bookingFx = createCallFx(getDeskBooking);
export const noteFx = createCallFx(writeDeskNote);
export const mailFx = createCallFx(sendMailAgain);

const $query = createStore<Query>({ propertyId: '' }).on(searched, (_, query) => query);

interface Found {
  readonly bookings: readonly DeskBooking[];
  readonly next: string | null;
}

/** An answer about a booking that was closed meanwhile, or from before something was done, is late. */
const reading = createQuery({ effect: bookingFx });

/** A booking that was read since stands in the list as it is now. */
const withRead = (found: Found | null, { booking }: { readonly booking: DeskBooking }): Found | null =>
  found === null
    ? null
    : {
        ...found,
        bookings: found.bookings.map((row) => (row.reservationId === booking.reservationId ? booking : row)),
      };

/** Null until a search was answered. */
export const $found = createStore<Found | null>(null)
  .on(searchFx.done, (found, { params, result }) => ({
    bookings:
      params.query.after === undefined ? result.bookings : [...(found?.bookings ?? []), ...result.bookings],
    next: result.next,
  }))
  .on(reading.answered, (found, { answer }) => withRead(found, answer))
  .reset(deskOpened);

sample({ clock: searched, fn: (query) => ({ query }), target: searchFx });
sample({
  clock: listStale,
  source: $query,
  filter: ({ propertyId }) => propertyId !== '',
  fn: (query) => ({ query }),
  target: searchFx,
});
sample({
  clock: moreWanted,
  source: { query: $query, found: $found },
  filter: ({ found }) => (found?.next ?? null) !== null,
  fn: ({ query, found }) => ({ query: { ...query, after: found?.next ?? undefined } }),
  target: searchFx,
});

export const $opened = createStore<Named | null>(null)
  .on([bookingOpened, bookingMade], (_, named) => named)
  .reset(bookingClosed, deskOpened);
export const $isOpen = $opened.map((opened) => opened !== null);

/** Notes that were typed and are not kept yet, by booking: they outlast a drawer that is closed, and a log-in that is over. */
export const $noteDrafts = createStore<Readonly<Record<string, string>>>({})
  .on(noteTyped, (drafts, { reservationId, text }) => ({ ...drafts, [reservationId]: text }))
  .on(noteFx.done, (drafts, { params: { body }, result }) =>
    result.success && drafts[body.reservationId] === body.notes
      ? { ...drafts, [body.reservationId]: '' }
      : drafts,
  )
  .reset(logOutPressed);

export const $booking = createStore<EndpointOutput<typeof getDeskBooking> | null>(null)
  .on(reading.answered, (_, { answer }) => answer)
  .reset(bookingOpened, bookingMade, bookingClosed, deskOpened);

/** The booking that is opened could not be read. */
export const $hasBookingFailed = reading.$state.map(({ kind }) => kind === 'failed');

// The drawer was closed while something was being done: only the list can say what became of it.
sample({
  clock: bookingStale,
  source: $opened,
  filter: (opened) => opened === null,
  fn: () => undefined,
  target: listStale,
});
sample({ clock: [bookingOpened, bookingMade], fn: (named) => ({ query: named }), target: reading.asked });
sample({ clock: [bookingClosed, deskOpened], fn: () => null, target: reading.asked });
sample({ clock: noteSubmitted, fn: (body) => ({ body }), target: noteFx });
sample({ clock: mailWantedAgain, fn: (body) => ({ body }), target: mailFx });
sample({ clock: [noteFx.done, mailFx.done, bookingStale], fn: () => undefined, target: reading.askedAgain });
