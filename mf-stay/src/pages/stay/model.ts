import { combine, createEvent, createStore, merge, sample } from 'effector';
import { getConfirmation, type Confirmation, type Stay } from 'shared/contracts';
import { getStay } from 'shared/contracts/stay';
import { $property, $route, createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const loadRetried = createEvent();
/** Something else has changed the booking: what is shown is fetched again. */
export const stayOutdated = createEvent();
/** The booking after a change by this page. */
export const stayChanged = createEvent<Stay>();

const stays = createQuery({ effect: createCallFx(getStay) });
/** Guests, extras and price lines stand in the confirmation. */
const confirmations = createQuery({ effect: createCallFx(getConfirmation) });
/** How the booking stands was asked for, and has come or not. */
export const stayRead = merge([stays.answered, stays.failed]);

export const $stay = createStore<Stay | null>(null)
  .on(stays.answered, (_, { answer }) => answer)
  .on(stayChanged, (_, stay) => stay)
  .reset(pageOpened);
export const $confirmation = createStore<Confirmation | null>(null)
  .on(confirmations.answered, (_, { answer }) => answer)
  .reset(pageOpened);
export type LoadProblem = 'unknown' | 'ended' | 'failed';
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on([stays.failed, confirmations.failed], (_, { error: failure }) => {
    if (failure.kind !== 'http' || failure.status !== 404) return 'failed';
    return failure.body?.code === 'booking.link-ended' ? 'ended' : 'unknown';
  })
  .reset(pageOpened, loadRetried, stayOutdated);

/** Which booking the page is of. */
export const $booking = combine($property, $route, (property, route) => ({
  propertyId: property?.propertyId ?? '',
  confirmationToken: route.params['confirmationToken'] ?? '',
}));

const loadRequested = sample({
  clock: [pageOpened, loadRetried, stayOutdated],
  source: $booking,
  filter: ({ propertyId }) => propertyId !== '',
});
sample({ clock: loadRequested, fn: (query) => ({ query }), target: [stays.asked, confirmations.asked] });
// What was read before the change is no longer how the booking stands.
sample({ clock: stayChanged, fn: () => null, target: stays.asked });
sample({
  clock: stayChanged,
  source: $booking,
  fn: (query) => ({ query }),
  target: confirmations.asked,
});
