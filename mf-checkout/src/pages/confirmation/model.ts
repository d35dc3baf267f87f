import { attach, createEvent, createStore, sample } from 'effector';
import { getConfirmation, type Confirmation } from 'shared/contracts';
import {
  $property,
  $route,
  $tabStorage,
  basketCleared,
  busEventHappened,
  createCallFx,
  onBus,
  readTabFx,
} from 'shared/runtime';
import { missingAccountKey } from '../checkout/account/outcome-model.ts';
import { closeDraft } from '../checkout/attempt-storage.ts';

export const pageOpened = createEvent();
export const loadRetried = createEvent();
export const tableWanted = createEvent();

const loadConfirmationFx = createCallFx(getConfirmation);

export const $confirmation = createStore<Confirmation | null>(null)
  .on(loadConfirmationFx.doneData, (_, confirmation) => confirmation)
  .reset(pageOpened);
export type LoadProblem = 'unknown-booking' | 'ended' | 'failed';
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on(loadConfirmationFx.failData, (problem, failure) => {
    if (failure.kind === 'aborted') return problem;
    if (failure.kind !== 'http' || failure.status !== 404) return 'failed';
    return failure.body?.code === 'booking.link-ended' ? 'ended' : 'unknown-booking';
  })
  .reset(pageOpened, loadConfirmationFx);

sample({
  clock: [pageOpened, loadRetried],
  source: { property: $property, route: $route },
  filter: ({ property }) => property !== null,
  fn: ({ property, route }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      confirmationToken: route.params['confirmationToken'] ?? '',
    },
  }),
  target: loadConfirmationFx,
});
sample({ clock: loadConfirmationFx.done, fn: () => undefined, target: basketCleared });
// product.md 8: 'Failed to create user account' was a notification after the booking; on this page it stays.
sample({ clock: pageOpened, fn: () => missingAccountKey, target: readTabFx });
/** The account that was requested with this booking could not be created. */
export const $isAccountMissing = createStore(false).reset(pageOpened);
sample({
  clock: readTabFx.done,
  source: $route,
  filter: (_, { params }) => params === missingAccountKey,
  fn: (route, { result }) => result !== null && result === route.params['confirmationToken'],
  target: $isAccountMissing,
});
// The next booking of this tab is another one, even of the same rooms.
const closeDraftFx = attach({ source: $tabStorage, effect: closeDraft });
sample({ clock: loadConfirmationFx.done, fn: () => undefined, target: closeDraftFx });
sample({
  clock: loadConfirmationFx.doneData,
  filter: ({ status }) => status === 'Confirmed',
  fn: ({ referenceNumber, total, currency }) => ({
    type: 'booking.confirmed.v1' as const,
    referenceNumber,
    total,
    currency,
  }),
  target: busEventHappened,
});
// A table that was booked for this stay is shown with it.
sample({
  clock: onBus('restaurant.booked.v1'),
  source: $route,
  filter: ({ params }, { identifier }) => identifier !== null && identifier === params['confirmationToken'],
  fn: () => undefined,
  target: loadRetried,
});
sample({
  clock: tableWanted,
  source: $route,
  fn: ({ params }) => ({
    type: 'restaurant.requested.v1' as const,
    identifier: params['confirmationToken'] ?? null,
  }),
  target: busEventHappened,
});
