import { combine, createEvent, createStore, sample } from 'effector';
import type { PreCheckInReservation } from 'shared/contracts';
import { type Booker, postCodeFormOf } from 'shared/domain';
import { readTabFx, writeTabFx } from 'shared/runtime';
import { $countries, reservationOpened } from '../model.ts';
import {
  type Draft,
  type DraftGuest,
  type PaymentChoice,
  restoreDraft,
  withGuest,
  withGuestAdded,
  withGuestRemoved,
  withItem,
} from './rules.ts';

interface GuestAt {
  readonly item: number;
  readonly guest: number;
}

export const bookerTyped = createEvent<Partial<Booker>>();
export const guestTyped = createEvent<GuestAt & { readonly changes: Partial<DraftGuest> }>();
export const guestAdded = createEvent<number>();
export const guestRemoved = createEvent<GuestAt>();
export const configurationChosen = createEvent<{ readonly item: number; readonly id: string }>();
export const extraRequested = createEvent<{
  readonly item: number;
  readonly serviceId: string;
  readonly quantity: number;
}>();
export const requestsTyped = createEvent<string>();
export const paymentChosen = createEvent<PaymentChoice>();
/** The guest is through with a step. */
export const progressMade = createEvent<Draft>();
/** It is saved: nothing of it stays in the tab. */
export const draftDone = createEvent();

const draftRestored = createEvent<Draft>();

/** Null until the reservation has come. */
export const $draft = createStore<Draft | null>(null)
  .on(draftRestored, (_, draft) => draft)
  .on(progressMade, (_, draft) => draft)
  .on(bookerTyped, (draft, changes) =>
    draft?.booker ? { ...draft, booker: { ...draft.booker, ...changes } } : draft,
  )
  .on(guestTyped, (draft, { changes, ...at }) => draft && withGuest(draft, at, changes))
  .on(guestAdded, (draft, item) => draft && withGuestAdded(draft, item))
  .on(guestRemoved, (draft, at) => draft && withGuestRemoved(draft, at))
  .on(
    configurationChosen,
    (draft, { item, id }) => draft && withItem(draft, item, (each) => ({ ...each, roomConfiguration: id })),
  )
  .on(
    extraRequested,
    (draft, { item, serviceId, quantity }) =>
      draft &&
      withItem(draft, item, (each) => ({ ...each, extras: { ...each.extras, [serviceId]: quantity } })),
  )
  .on(requestsTyped, (draft, specialRequests) => draft && { ...draft, specialRequests })
  .on(paymentChosen, (draft, paymentChoice) => draft && { ...draft, paymentChoice });

export const $postCodeForm = combine(
  $draft,
  $countries,
  (draft, countries) => postCodeFormOf(draft?.booker?.country ?? null, countries),
  { skipVoid: false },
);

// A change of the draft's shape is a new version. The secret of the link is no part of the key.
const keyOf = ({ entityId }: Pick<Draft, 'entityId'>): string => `pre-check-in.v1.${entityId}`;

sample({ clock: reservationOpened, fn: keyOf, target: readTabFx });
const $opened = createStore<PreCheckInReservation | null>(null).on(reservationOpened, (_, opened) => opened);
sample({
  clock: sample({
    clock: readTabFx.done,
    source: $opened,
    fn: (opened, done) => ({ opened, ...done }),
  }).filterMap(({ opened, params, result }) =>
    opened !== null && params === keyOf(opened) ? restoreDraft(result, opened) : undefined,
  ),
  target: draftRestored,
});

sample({
  clock: $draft.updates.filterMap((draft) => draft ?? undefined),
  fn: (value) => ({ key: keyOf(value), value }),
  target: writeTabFx,
});
sample({
  clock: sample({ clock: draftDone, source: $draft }).filterMap((draft) => draft ?? undefined),
  fn: (draft) => ({ key: keyOf(draft), value: null }),
  target: writeTabFx,
});
