import { createEvent, createStore, sample } from 'effector';
import {
  compactSearch,
  type EndpointInput,
  getServices,
  type GetServicesResponse,
  type Party,
} from 'shared/contracts';
import { bookAtDesk, endDeskHold, quoteDeskBooking } from 'shared/contracts/desk';
import { createCallFx, newId } from 'shared/runtime';
import { askedLast } from '../asked-last.ts';
import { actEnded, type Act } from '../acts/acts-model.ts';
import { bookingMade, bookingStale, listStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';
import type { Booked, DraftStay, Wanted } from './draft.ts';

export const newBookingOpened = createEvent();
export const newBookingClosed = createEvent();
/** Rooms and rates are looked for. */
export const freeWanted = createEvent<DraftStay & { readonly rooms: readonly Party[] }>();
/** What was found is for other days or guests now. */
export const stayEdited = createEvent();
/** What was shown of the price is of something else now. */
export const draftEdited = createEvent();
/** A room and rate was chosen: its extras are looked for. */
export const extrasWanted = createEvent<EndpointInput<typeof getServices>['query']>();
export const quoteWanted = createEvent<Wanted>();
export const bookingConfirmed = createEvent<Booked>();
export const holdEnded = createEvent<{ readonly propertyId: string; readonly reservationId: string }>();

export const freeFx = createCallFx(compactSearch());
export const extrasFx = createCallFx(getServices);
export const newQuoteFx = createCallFx(quoteDeskBooking);
export const bookFx = createCallFx(bookAtDesk);
export const endHoldFx = createCallFx(endDeskHold);

export const extrasKey = ({
  roomTypeId,
  ratePlanId,
}: {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
}): string => JSON.stringify([roomTypeId, ratePlanId]);

export const $isNewOpen = createStore(false)
  .on(newBookingOpened, () => true)
  .reset(newBookingClosed, bookFx.done, deskOpened);

/** Null until it was looked for. */
const bodyOfFree = freeWanted.map(({ rooms, promoCode, propertyId, dateFrom, dateTo }) => ({
  propertyId,
  languageCode: null,
  promoCode: promoCode.trim() === '' ? null : promoCode.trim(),
  ratePlanCode: null,
  locationId: null,
  dateFrom,
  dateTo,
  rooms: [...rooms],
}));
export const { $answer: $free, $isWaiting: $isLooking } = askedLast(freeFx, bodyOfFree, [
  stayEdited,
  newBookingOpened,
  newBookingClosed,
  deskOpened,
]);

/** The extras of a room at a rate, for the days that were looked for, by `extrasKey`. */
export const $extras = createStore<Readonly<Record<string, GetServicesResponse>>>({})
  .on(extrasFx.done, (known, { params: { query }, result }) => ({ ...known, [extrasKey(query)]: result }))
  .reset(freeWanted, stayEdited, newBookingOpened, newBookingClosed, deskOpened);

/** Nothing was booked. Without an answer it is not known: the same is sent once more then, and makes no second booking. */
const refused = bookFx.failData.filter({
  fn: (failure) => failure.kind === 'http' && failure.status < 500,
});

/** What it comes to; null until the server has said it. */
export const { $answer: $newQuote, $isWaiting: $isQuotingNew } = askedLast(newQuoteFx, quoteWanted, [
  freeWanted,
  stayEdited,
  draftEdited,
  refused,
  newBookingOpened,
  newBookingClosed,
]);

/** One booking is made of what was shown, however often it is confirmed. */
const $key = createStore('').on(newQuoteFx.done, () => newId());

sample({ clock: extrasWanted, fn: (query) => ({ query }), target: extrasFx });
sample({
  clock: bookingConfirmed,
  source: $key,
  fn: (key, body) => ({ headers: { 'idempotency-key': key }, body }),
  target: bookFx,
});
sample({
  clock: bookFx.done,
  fn: ({ params, result }) => ({
    propertyId: params.body.propertyId,
    reservationId: result.reservationId,
  }),
  target: bookingMade,
});
sample({ clock: holdEnded, fn: (body) => ({ body }), target: endHoldFx });
sample({ clock: endHoldFx.done, fn: (): Act[] => ['end-hold'], target: actEnded });
sample({ clock: endHoldFx.finally, fn: () => undefined, target: bookingStale });
sample({ clock: [bookFx.done, endHoldFx.done], fn: () => undefined, target: listStale });
