import { attach, createEvent, sample } from 'effector';
import { getConfirmation } from 'shared/contracts';
import { $clock, $property, createCallFx, navigationRequested, paths } from 'shared/runtime';
import { $siteStorage, storedAttempt } from '../attempt-storage.ts';
import { $draft, $request } from '../confirm-model.ts';
import { $card } from '../model.ts';
import { $token, resumptionOf } from '../resume-model.ts';
import { heldTokenOf } from './held-token.ts';

/** What would be booked stands in the page: after a reload, after a change of mind, or on the way back from the bank. */
export const summaryShown = createEvent();

const findHeldFx = attach({
  source: { storage: $siteStorage, draft: $draft, request: $request },
  effect: ({ storage, draft, request }) => heldTokenOf(storedAttempt(storage, draft), request),
});
const loadHeldFx = createCallFx(getConfirmation);

sample({
  // Of the two, the one that comes later knows the rooms and the visit.
  clock: [summaryShown, $draft.updates],
  source: $token,
  filter: (token) => token === null,
  fn: () => undefined,
  target: findHeldFx,
});
sample({
  clock: findHeldFx.doneData.filterMap((token) => token ?? undefined),
  source: $property,
  fn: (property, confirmationToken) => ({
    query: { propertyId: property?.propertyId ?? '', confirmationToken },
  }),
  target: loadHeldFx,
});
// Rooms whose time is over are booked anew. A guest who types a card already is not interrupted, and a failed call leads nowhere: the same rooms
// are paid for when the booking is sent.
sample({
  clock: loadHeldFx.done,
  source: { property: $property, clock: $clock, card: $card },
  filter: ({ clock, card }, { result }) =>
    card.creditCardNumber === '' && resumptionOf(clock, result).kind !== 'over',
  fn: ({ property }, { params }) => ({
    to: paths.checkout(property?.propertyCode ?? '', params.query.confirmationToken),
    replace: true,
  }),
  target: navigationRequested,
});
