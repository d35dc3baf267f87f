import { attach, createEvent, createStore, sample } from 'effector';
import { getConfirmation, getReservationStatus } from 'shared/contracts';
import {
  $language,
  $property,
  $route,
  $shownTopics,
  type ApiFailure,
  createCallFx,
  navigationRequested,
  notificationRequested,
  paths,
  translateIn,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import { messages } from '../../messages/index.ts';
import { $siteStorage, storeMade } from '../checkout/attempt-storage.ts';
import { bookingTopic } from '../checkout/rules.ts';
import { asksForGuestAfter, decideStatus, nextPause, type StatusOutcome } from './rules.ts';

export const pageOpened = createEvent();
export const checkRetried = createEvent();

const loadStatusFx = createCallFx(getReservationStatus);

const waitFx = attach({ source: $wait, effect: (wait, milliseconds: number) => wait(milliseconds) });

const outcomeFound = createEvent<StatusOutcome>();
const callDue = createEvent();

/** The calls since the page opened or the guest retried. */
const $callCount = createStore(0)
  .on(loadStatusFx.finally, (calls) => calls + 1)
  .reset(pageOpened, checkRetried);

export type StatusView =
  | { readonly kind: 'waiting' }
  /** The bank asks the guest to approve the payment, which the page of the held rooms shows. */
  | { readonly kind: 'approval' }
  | { readonly kind: 'late' }
  | { readonly kind: 'unreachable' }
  /** No booking has this token: a retry would not help. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string; readonly isHeld: boolean };
export const $view = createStore<StatusView>({ kind: 'waiting' })
  .on(outcomeFound, (view, outcome) => (outcome.kind === 'failed' ? outcome : view))
  .reset(pageOpened, checkRetried);

/** The notification at the top says why: the page says it once that has gone. */
export const $isReasonShown = $shownTopics.map((topics) => topics.includes(bookingTopic));

sample({ clock: [pageOpened, checkRetried, waitFx.done], fn: () => undefined, target: callDue });
sample({
  clock: callDue,
  source: { property: $property, route: $route },
  filter: ({ property }) => property !== null,
  fn: ({ property, route }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      referenceNumber: route.params['confirmationToken'] ?? '',
    },
  }),
  target: loadStatusFx,
});
sample({ clock: loadStatusFx.doneData, fn: decideStatus, target: outcomeFound });
sample({
  clock: outcomeFound,
  source: { property: $property, route: $route },
  filter: (_, outcome) => outcome.kind === 'confirmed',
  fn: ({ property, route }) => ({
    to: paths.confirmation(property?.propertyCode ?? '', route.params['confirmationToken'] ?? ''),
    replace: true,
  }),
  target: navigationRequested,
});
// The booking is made: no tab of this browser pays for it again.
const storeMadeFx = attach({
  source: { storage: $siteStorage, route: $route },
  effect: ({ storage, route }) => {
    storeMade(storage, route.params['confirmationToken'] ?? '');
  },
});
sample({
  clock: outcomeFound,
  filter: ({ kind }) => kind === 'confirmed',
  fn: () => undefined,
  target: storeMadeFx,
});
// product.md 8: Status with Success false: a negative notification at the top with the Message.
sample({
  clock: outcomeFound.filterMap((outcome) => (outcome.kind === 'failed' ? outcome.message : undefined)),
  source: $language,
  fn: (language, message) => ({
    kind: 'negative' as const,
    placement: 'top' as const,
    text: message || translateIn(messages, language)('error.create-booking-failed'),
    topic: bookingTopic,
  }),
  target: notificationRequested,
});

const stillWaiting = sample({ clock: outcomeFound, filter: ({ kind }) => kind === 'waiting' });
// A payment that waits for its guest is approved on the page of the held rooms; a tab that was opened later has to know.
const loadWaitingFx = createCallFx(getConfirmation);
sample({
  clock: stillWaiting,
  source: { property: $property, route: $route, calls: $callCount },
  filter: ({ property, calls }) => Boolean(property?.cardGateway) && calls === asksForGuestAfter,
  fn: ({ property, route }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      confirmationToken: route.params['confirmationToken'] ?? '',
    },
  }),
  target: loadWaitingFx,
});
sample({
  clock: loadWaitingFx.doneData,
  source: $view,
  filter: (view, { paymentAction }) => view.kind === 'waiting' && Boolean(paymentAction),
  fn: (): StatusView => ({ kind: 'approval' }),
  target: $view,
});
const isUnknown = (failure: ApiFailure): boolean => failure.kind === 'http' && failure.status === 404;
sample({
  clock: loadStatusFx.failData.filter({ fn: isUnknown }),
  fn: (): StatusView => ({ kind: 'unknown' }),
  target: $view,
});
const callFailed = loadStatusFx.failData.filter({
  fn: (failure) => failure.kind !== 'aborted' && !isUnknown(failure),
});
const pauseDecided = sample({ clock: [stillWaiting, callFailed], source: $callCount, fn: nextPause });
sample({ clock: pauseDecided.filterMap((pause) => pause ?? undefined), target: waitFx });
sample({
  clock: pauseDecided,
  source: $view,
  filter: (view, pause) => pause === null && view.kind !== 'approval',
  fn: (): StatusView => ({ kind: 'late' }),
  target: $view,
});
sample({
  clock: callFailed,
  source: $callCount,
  filter: (calls) => nextPause(calls) === null,
  fn: (): StatusView => ({ kind: 'unreachable' }),
  target: $view,
});
