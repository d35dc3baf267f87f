import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createReservation, PaymentType, type CreateRequest } from 'shared/contracts';
import { cardDetailsOf } from 'shared/domain';
import {
  $basket,
  $clock,
  $http,
  $language,
  $property,
  $tabStorage,
  basketRestored,
  busEventHappened,
  navigationRequested,
  newId,
  notificationRequested,
  paths,
  quoteReceived,
  workBegan,
  workEnded,
  type Clock,
  type HttpClient,
  type TabStorage,
} from 'shared/runtime';
import { translateFor } from '../../messages/index.ts';
import { attemptDigest, nextAttempt, stayDigest } from './attempt.ts';
import { keepAttempt, keepHold, keptAttempt, keptHold } from './attempt-storage.ts';
import { browserData } from './browser-data.ts';
import { createRequestOf, type BrowserData } from './create-request.ts';
import {
  $acceptsCustomTerms,
  $agreesToTerms,
  $card,
  $paymentType,
  $problems,
  confirmPressed,
  pageOpened,
} from './model.ts';
import {
  decideRefusal,
  isAttemptOver,
  isHoldGone,
  refusalMessage,
  withRoomCosts,
  type CreateFailure,
  type Refusal,
} from './rules.ts';

const work = 'payment';

/** The guest accepts what the rooms cost now. */
export const newPriceAccepted = createEvent();
export const refusalDismissed = createEvent();

const $booking = combine({
  basket: $basket,
  property: $property,
  paymentType: $paymentType,
  card: $card,
  agrees: $agreesToTerms,
  acceptsCustom: $acceptsCustomTerms,
});

const $request = $booking.map(({ basket, property, paymentType, card, agrees, acceptsCustom }) =>
  createRequestOf({
    basket,
    propertyId: property?.propertyId ?? '',
    paymentType: paymentType ?? PaymentType.card,
    card: cardDetailsOf(card),
    password: '',
    agreeToTermsAndConditions: agrees,
    hasAcceptedCustomTermsAndConditions: acceptsCustom,
    browserData: null,
  }),
);

interface Sending {
  readonly http: HttpClient;
  readonly storage: TabStorage;
  readonly clock: Clock;
  readonly readBrowser: (now: Date) => BrowserData;
  readonly request: CreateRequest;
}

/** Where the browser's facts come from; tests have no screen. */
export const $readBrowser = createStore<(now: Date) => BrowserData>(browserData, { serialize: 'ignore' });

/** One call. The attempt's key is kept in the tab before anything is sent, so that a reload in the middle asks with the same one. */
function send({ http, storage, clock, readBrowser }: Sending, request: CreateRequest) {
  const attempt = nextAttempt(keptAttempt(storage), attemptDigest(request), newId);
  keepAttempt(storage, attempt);
  return http.call(createReservation, {
    headers: { 'idempotency-key': attempt.key },
    body: { ...request, browserData: readBrowser(clock.now()) },
  });
}

/**
 * Makes the booking. Rooms that an earlier payment still holds for this guest are paid for, or their own hold would stand in their way; when
 * their time is over the booking is made anew.
 */
const sendBookingFx = createEffect(async (sending: Sending) => {
  const { storage, request } = sending;
  const held = keptHold(storage);
  const stay = stayDigest(request);
  const again = held?.stay === stay ? { ...request, confirmationToken: held.token } : null;
  const first = await send(sending, again ?? request);
  const result = again !== null && isHoldGone(first) ? await send(sending, request) : first;
  if (result.ok) {
    const { paymentUrl, confirmationToken } = result.data;
    keepHold(storage, paymentUrl === null ? null : { token: confirmationToken, stay });
  }
  return result.ok
    ? { kind: 'made' as const, response: result.data }
    : { kind: 'failed' as const, failure: result.failure };
});
const confirmFx = attach({
  source: { http: $http, storage: $tabStorage, clock: $clock, readBrowser: $readBrowser, request: $request },
  effect: sendBookingFx,
});
const forgetAttemptFx = attach({
  source: $tabStorage,
  effect: (storage: TabStorage) => {
    keepAttempt(storage, null);
  },
});

export const $isConfirming = confirmFx.pending;

const bookingMade = confirmFx.doneData.filterMap((outcome) =>
  outcome.kind === 'made' ? outcome.response : undefined,
);
const bookingFailed = confirmFx.doneData.filterMap((outcome): CreateFailure | undefined =>
  outcome.kind === 'failed' ? outcome.failure : undefined,
);
const refused = createEvent<Refusal>();

/** Why the last attempt made no booking; null when there was none or it is settled. */
export const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(confirmFx, refusalDismissed, basketRestored, pageOpened);

sample({
  clock: confirmPressed,
  source: { problems: $problems, isConfirming: $isConfirming },
  filter: ({ problems, isConfirming }) => problems.length === 0 && !isConfirming,
  fn: () => undefined,
  target: confirmFx,
});
sample({ clock: confirmFx, fn: () => work, target: workBegan });
sample({ clock: confirmFx.finally, fn: () => work, target: workEnded });
sample({
  clock: confirmFx,
  source: $paymentType,
  fn: (paymentType) => ({
    type: 'checkout.payment-info-added.v1' as const,
    paymentType: paymentType ?? PaymentType.card,
  }),
  target: busEventHappened,
});

sample({ clock: bookingMade, target: forgetAttemptFx });
sample({
  clock: bookingMade,
  source: $property,
  fn: (property, { paymentUrl, confirmationToken }) =>
    paymentUrl === null
      ? { to: paths.status(property?.propertyCode ?? '', confirmationToken) }
      : { to: paymentUrl, external: true },
  target: navigationRequested,
});

sample({
  clock: bookingFailed,
  source: $basket,
  fn: (basket, failure) => decideRefusal(failure, basket),
  target: refused,
});
sample({ clock: refused, filter: isAttemptOver, fn: () => undefined, target: forgetAttemptFx });
// product.md 8: a negative notification at the bottom with the server's message or 'Failed to create booking'.
sample({
  clock: refused,
  source: $language,
  filter: (_, refusal) => refusal.kind === 'refused',
  fn: (language, refusal) => ({
    kind: 'negative' as const,
    placement: 'bottom' as const,
    text: refusalMessage(refusal) ?? translateFor(language)('error.create-booking-failed'),
  }),
  target: notificationRequested,
});

const repriced = sample({ clock: newPriceAccepted, source: $refusal }).filterMap((refusal) =>
  refusal?.kind === 'price-changed' ? refusal : undefined,
);
sample({
  clock: repriced,
  source: $basket,
  fn: (basket, { roomCosts }) => ({ ...basket, items: withRoomCosts(basket.items, roomCosts) }),
  target: basketRestored,
});
sample({
  clock: repriced.filterMap(({ quoteToken }) => quoteToken ?? undefined),
  target: quoteReceived,
});
