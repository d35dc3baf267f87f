import { combine, createEvent, createStore, sample } from 'effector';
import { getConfirmation, type Confirmation, type Stay } from 'shared/contracts';
import { getStay } from 'shared/contracts/stay';
import { $property, $route, createCallFx } from 'shared/runtime';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const loadRetried = createEvent();
/** Something else has changed the booking: what is shown is fetched again. */
export const stayOutdated = createEvent();
/** The booking after a change by this page. */
export const stayChanged = createEvent<Stay>();

const loadStayFx = createCallFx(getStay);
/** How the booking stands was asked for, and has come or not. */
export const stayRead = loadStayFx.finally;
/** Guests, extras and price lines stand in the confirmation. */
const loadConfirmationFx = createCallFx(getConfirmation);

export const $stay = createStore<Stay | null>(null)
  .on([loadStayFx.doneData, stayChanged], (_, stay) => stay)
  .reset(pageOpened);
export const $confirmation = createStore<Confirmation | null>(null)
  .on(loadConfirmationFx.doneData, (_, confirmation) => confirmation)
  .reset(pageOpened);
export type LoadProblem = 'unknown' | 'ended' | 'failed';
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on([loadStayFx.failData, loadConfirmationFx.failData], (problem, failure) => {
    if (failure.kind === 'aborted') return problem;
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
sample({ clock: loadRequested, fn: (query) => ({ query }), target: [loadStayFx, loadConfirmationFx] });
sample({
  clock: stayChanged,
  source: $booking,
  fn: (query) => ({ query }),
  target: loadConfirmationFx,
});
