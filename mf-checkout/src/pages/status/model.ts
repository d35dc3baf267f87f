import { attach, createEvent, createStore, sample } from 'effector';
import { getReservationStatus } from 'shared/contracts';
import {
  $language,
  $property,
  $route,
  type ApiFailure,
  createCallFx,
  navigationRequested,
  notificationRequested,
  paths,
  translateIn,
} from 'shared/runtime';
import { $wait } from 'shared/runtime/factories';
import { messages } from '../../messages/index.ts';
import { $siteStorage, keepMade } from '../checkout/attempt-storage.ts';
import { bookingTopic } from '../checkout/rules.ts';
import { decideStatus, nextPause, type StatusOutcome } from './rules.ts';

export const pageOpened = createEvent();
export const checkAgain = createEvent();

const askFx = createCallFx(getReservationStatus);

const waitFx = attach({ source: $wait, effect: (wait, milliseconds: number) => wait(milliseconds) });

const outcomeFound = createEvent<StatusOutcome>();
const asking = createEvent();

/** How often was asked since the page opened or the guest asked again. */
const $asked = createStore(0)
  .on(askFx.finally, (asked) => asked + 1)
  .reset(pageOpened, checkAgain);

export type StatusView =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'late' }
  | { readonly kind: 'unreachable' }
  /** No booking has this token: asking again would not help. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string; readonly isHeld: boolean };
export const $view = createStore<StatusView>({ kind: 'waiting' })
  .on(outcomeFound, (view, outcome) => (outcome.kind === 'failed' ? outcome : view))
  .reset(pageOpened, checkAgain);

sample({ clock: [pageOpened, checkAgain, waitFx.done], fn: () => undefined, target: asking });
sample({
  clock: asking,
  source: { property: $property, route: $route },
  filter: ({ property }) => property !== null,
  fn: ({ property, route }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      referenceNumber: route.params['confirmationToken'] ?? '',
    },
  }),
  target: askFx,
});
sample({ clock: askFx.doneData, fn: decideStatus, target: outcomeFound });
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
// What was held is sold: no tab of this browser pays for it again.
const keepMadeFx = attach({
  source: { storage: $siteStorage, route: $route },
  effect: ({ storage, route }) => {
    keepMade(storage, route.params['confirmationToken'] ?? '');
  },
});
sample({
  clock: outcomeFound,
  filter: ({ kind }) => kind === 'confirmed',
  fn: () => undefined,
  target: keepMadeFx,
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

const answerAwaited = sample({ clock: outcomeFound, filter: ({ kind }) => kind === 'waiting' });
const isUnknown = (failure: ApiFailure): boolean => failure.kind === 'http' && failure.status === 404;
sample({
  clock: askFx.failData.filter({ fn: isUnknown }),
  fn: (): StatusView => ({ kind: 'unknown' }),
  target: $view,
});
const callFailed = askFx.failData.filter({
  fn: (failure) => failure.kind !== 'aborted' && !isUnknown(failure),
});
const anotherWanted = sample({ clock: [answerAwaited, callFailed], source: $asked, fn: nextPause });
sample({ clock: anotherWanted.filterMap((pause) => pause ?? undefined), target: waitFx });
sample({
  clock: anotherWanted,
  filter: (pause) => pause === null,
  fn: (): StatusView => ({ kind: 'late' }),
  target: $view,
});
sample({
  clock: callFailed,
  source: $asked,
  filter: (asked) => nextPause(asked) === null,
  fn: (): StatusView => ({ kind: 'unreachable' }),
  target: $view,
});
