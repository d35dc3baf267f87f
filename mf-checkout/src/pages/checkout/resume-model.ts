import { combine, createEvent, createStore, sample } from 'effector';
import { getConfirmation, type Confirmation } from 'shared/contracts';
import {
  $clock,
  $property,
  $route,
  createCallFx,
  navigationRequested,
  paths,
  type Clock,
} from 'shared/runtime';

/** The checkout page is there, with or without the token of a booking whose rooms are held. */
export const pageOpened = createEvent();
export const loadRetried = createEvent();

const loadHeldFx = createCallFx(getConfirmation);

/** The token in the address; null when the basket is booked. */
export const $token = $route.map(({ params }) => params['confirmationToken'] ?? null);

export type Resumption =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'held'; readonly booking: Confirmation }
  | { readonly kind: 'over'; readonly booking: Confirmation }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' };

const $loaded = createStore<Resumption>({ kind: 'loading' })
  .on(loadHeldFx.failData, (before, failure): Resumption => {
    if (failure.kind === 'aborted') return before;
    return failure.kind === 'http' && failure.status === 404 ? { kind: 'unknown' } : { kind: 'failed' };
  })
  .reset(pageOpened, loadRetried);

/** decisions 1: "try again" pays for rooms as long as they are held. */
export const $resumption = combine($token, $loaded, (token, loaded): Resumption =>
  token === null ? { kind: 'none' } : loaded,
);
export const $held = $resumption.map((resumption) =>
  resumption.kind === 'held' ? resumption.booking : null,
);

/** What is still to be done for a booking; one that is made is left for its confirmation. */
export function resumptionOf(clock: Clock, booking: Confirmation): Resumption {
  const isOpen = booking.status === 'Held' || booking.status === 'PendingPayment';
  const until = booking.expiresAtUtc ?? null;
  const isHeld = isOpen && until !== null && new Date(until) > clock.now();
  if (booking.status === 'Confirmed') return { kind: 'loading' };
  return { kind: isHeld ? 'held' : 'over', booking };
}

sample({ clock: loadHeldFx.doneData, source: $clock, fn: resumptionOf, target: $loaded });
sample({
  clock: [pageOpened, loadRetried],
  source: { token: $token, property: $property },
  filter: ({ token, property }) => token !== null && property !== null,
  fn: ({ token, property }) => ({
    query: { propertyId: property?.propertyId ?? '', confirmationToken: token ?? '' },
  }),
  target: loadHeldFx,
});
// The booking was paid meanwhile, perhaps in another tab.
sample({
  clock: loadHeldFx.doneData,
  source: { token: $token, property: $property },
  filter: ({ token }, { status }) => token !== null && status === 'Confirmed',
  fn: ({ token, property }) => ({
    to: paths.confirmation(property?.propertyCode ?? '', token ?? ''),
    replace: true,
  }),
  target: navigationRequested,
});
