import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createReservation, PaymentType, type CreateRequest } from 'shared/contracts';
import { cardDetailsOf } from 'shared/domain';
import {
  $basket,
  $basketTotals,
  $choices,
  $clock,
  $http,
  $property,
  $tabStorage,
  basketRepriced,
  basketTotals,
  basketRestored,
  busEventHappened,
  navigationRequested,
  newId,
  notificationWithdrawn,
  paths,
  quoteReceived,
  taxesChanged,
  workBegan,
  workEnded,
  type Clock,
  type HttpClient,
  type TabStorage,
} from 'shared/runtime';
import { $accountPassword, bookingCreated } from './account/outcome-model.ts';
import { attemptDigest, decideSending, stayDigest, type Attempt } from './attempt.ts';
import { $siteStorage, forgetAttempt, storeAttempt, storedAttempt, openDraft } from './attempt-storage.ts';
import { addBrowserData, type AddWhenSent } from './browser-data.ts';
import { checkoutForm } from './form-model.ts';
import { $cardPart, type CardPart } from './gateway/card-part.ts';
import { createRequestOf, stayOfBasket, stayOfHeld } from './create-request.ts';
import {
  $acceptsCustomTerms,
  $agreesToTerms,
  $cardToPay,
  $dueNow,
  $isGatewayCard,
  $paymentType,
  $unusedVoucher,
  pageClosed,
  pageOpened,
} from './model.ts';
import { $invoicePin } from './organisation/choice-model.ts';
import { $held, $token } from './resume-model.ts';
import { createFailed } from './failure-notification.ts';
import {
  discountAt,
  failureMessage,
  isHoldExpired,
  isUndecided,
  readResponse,
  bookingTopic,
  voucherTopic,
  withRoomCosts,
  type CreateFailure,
  type BookingError,
} from './rules.ts';

const work = 'payment';

/** Read by few guests, and loaded when one begins to type. */
export const loadDecision = () => import('./decide-booking-error.lazy.ts');

/** The guest accepts what the rooms cost now. */
export const newPriceAccepted = createEvent();
export const bookingErrorDismissed = createEvent();
/** The guest knows that an earlier booking was or may have been made, and still wants this one. */
export const anotherWanted = createEvent();
/** The outcome of the last request is unknown: the same request is sent again. */
export const outcomeRequested = createEvent();

const $stay = combine(
  $basket,
  $basketTotals,
  $held,
  $token,
  $dueNow,
  (basket, { addedTaxes }, held, token, dueNow) =>
    held === null || token === null ? stayOfBasket(basket, addedTaxes, dueNow) : stayOfHeld(held, token),
);
const $typedRequest = combine(
  {
    basket: $basket,
    stay: $stay,
    property: $property,
    paymentType: $paymentType,
    card: $cardToPay,
    password: $accountPassword,
    invoicePin: $invoicePin,
    agrees: $agreesToTerms,
    acceptsCustom: $acceptsCustomTerms,
  },
  ({ basket, stay, property, paymentType, card, password, invoicePin, agrees, acceptsCustom }) =>
    createRequestOf({
      basket,
      stay,
      propertyId: property?.propertyId ?? '',
      paymentType: paymentType ?? PaymentType.card,
      card: cardDetailsOf(card),
      password,
      invoicePin,
      agreeToTermsAndConditions: agrees,
      hasAcceptedCustomTermsAndConditions: acceptsCustom,
      browserData: null,
    }),
);

/** The request that got no response: it is repeated before anything else is sent, even if the guest has typed since. In memory only. */
const $undecided = createStore<CreateRequest | null>(null).reset(pageOpened, pageClosed, anotherWanted);
export const $request = combine($undecided, $typedRequest, (undecided, typed) => undecided ?? typed);

/** The same in a duplicated tab, so that the two make one booking. */
export const $draft = createStore('');

interface Sender {
  readonly http: HttpClient;
  readonly storage: TabStorage;
  readonly clock: Clock;
  readonly addWhenSent: AddWhenSent;
  readonly draft: string;
  readonly request: CreateRequest;
  /** The gateway's form, and whether the card is given in it. */
  readonly cardPart: CardPart | null;
  readonly isGatewayCard: boolean;
}

/** What goes with a request and is no part of it: the browser's facts, and what other parts add. Tests have no screen. */
export const $addedWhenSent = createStore<AddWhenSent>(addBrowserData, { serialize: 'ignore' });

/** One call. Its key is stored before anything is sent, so that a reload in the middle repeats the same key. */
async function send(sender: Sender, request: CreateRequest, key: string) {
  const { http, storage, clock, addWhenSent, draft } = sender;
  const { confirmationToken: token = null } = request;
  const attempt: Attempt = {
    draft,
    stay: stayDigest(request),
    sent: { key, digest: attemptDigest(request) },
    token,
    isMade: false,
    at: clock.now().getTime(),
  };
  storeAttempt(storage, attempt);
  const result = readResponse(
    await http.call(createReservation, {
      headers: { 'idempotency-key': key },
      body: { ...request, ...addWhenSent(clock.now()) },
    }),
  );
  if (result.ok) {
    const { status, confirmationToken, onRequest } = result.data;
    storeAttempt(storage, {
      ...attempt,
      sent: null,
      token: confirmationToken,
      // The hotel decides about a booking on request: it is not sent again, nor paid for.
      isMade: status === 'Confirmed' || onRequest === true,
    });
  } else if (!isUndecided(result.failure)) storeAttempt(storage, { ...attempt, sent: null });
  return result;
}

/**
 * Makes the booking. Rooms that an earlier payment still holds for this guest are paid for; when their time is over the booking is
 * made anew, unless it is those rooms that the address names.
 */
const sendBookingFx = createEffect(async (sender: Sender) => {
  const { storage, draft, cardPart } = sender;
  const paymentToken = sender.isGatewayCard
    ? (sender.request.paymentToken ?? (await cardPart?.takeToken()) ?? null)
    : undefined;
  if (paymentToken === null) return { kind: 'withheld' as const };
  const request = { ...sender.request, paymentToken };
  const decision = decideSending(storedAttempt(storage, draft), request, newId);
  if (decision.kind !== 'send') return decision;
  const { key, token } = decision;
  const isNamed = (request.confirmationToken ?? null) !== null;
  const isHeld = !isNamed && token !== null;
  const first = await send(sender, isHeld ? { ...request, confirmationToken: token } : request, key);
  const result = isHeld && isHoldExpired(first) ? await send(sender, request, newId()) : first;
  if (!result.ok) return { kind: 'failed' as const, failure: result.failure, request };
  const { data: response } = result;
  // Without the form the guest goes to the page of the held rooms, which asks there.
  if (!response.paymentAction || cardPart === null) return { kind: 'created' as const, response };
  return (await cardPart.approve(response.paymentAction))
    ? { kind: 'created' as const, response: { ...response, paymentUrl: null } }
    : { kind: 'not-approved' as const };
});
const confirmFx = attach({
  source: {
    http: $http,
    storage: $siteStorage,
    clock: $clock,
    addWhenSent: $addedWhenSent,
    draft: $draft,
    request: $request,
    cardPart: $cardPart,
    isGatewayCard: $isGatewayCard,
  },
  effect: sendBookingFx,
});
const openDraftFx = attach({
  source: { storage: $tabStorage, token: $token },
  // The rooms that an address names are the same in every tab.
  effect: ({ storage, token }) => token ?? openDraft(storage, newId),
});
const forgetAttemptFx = attach({
  source: { storage: $siteStorage, draft: $draft },
  effect: ({ storage, draft }) => {
    forgetAttempt(storage, draft);
  },
});
sample({ clock: pageOpened, target: openDraftFx });
sample({ clock: openDraftFx.doneData, target: $draft });

export const $isConfirming = confirmFx.pending;

const bookingMade = confirmFx.doneData.filterMap((outcome) =>
  outcome.kind === 'created' ? outcome.response : undefined,
);
const bookingFailed = confirmFx.doneData.filterMap((outcome): CreateFailure | undefined =>
  outcome.kind === 'failed' ? outcome.failure : undefined,
);
const bookingErrorFound = createEvent<BookingError>();

/** Why the last attempt made no booking; null when there was none or it is settled. */
export const $bookingError = createStore<BookingError | null>(null)
  .on(bookingErrorFound, (_, error) => error)
  .on($unusedVoucher, (error) => (error?.kind === 'voucher-unused' ? null : error))
  .reset(confirmFx, bookingErrorDismissed, basketRestored, basketRepriced, pageOpened);

/** The voucher's code for which the guest has seen the warning that it takes nothing off. */
const $warnedVoucher = createStore('').reset(pageOpened, $unusedVoucher);

const readyToConfirm = sample({
  clock: checkoutForm.accepted,
  source: {
    isConfirming: $isConfirming,
    unused: $unusedVoucher,
    warned: $warnedVoucher,
    undecided: $undecided,
  },
}).filter({ fn: ({ isConfirming }) => !isConfirming });
// A request without a response is repeated unchanged, so no warning comes before it.
const isWarningDue = ({
  unused,
  warned,
  undecided,
}: {
  unused: string;
  warned: string;
  undecided: unknown;
}) => unused !== warned && undecided === null;
sample({
  clock: readyToConfirm.filter({ fn: (state) => !isWarningDue(state) }),
  fn: () => undefined,
  target: confirmFx,
});
// product.md 4: an invalid voucher clears its discount; without a warning the guest would pay more than they expect.
const voucherWarned = readyToConfirm.filter({ fn: isWarningDue });
sample({
  clock: voucherWarned,
  fn: ({ unused }): BookingError => ({ kind: 'voucher-unused', code: unused }),
  target: bookingErrorFound,
});
sample({ clock: voucherWarned, fn: ({ unused }) => unused, target: $warnedVoucher });
// The warning replaces the voucher's own notification.
sample({ clock: voucherWarned, fn: () => voucherTopic, target: notificationWithdrawn });
sample({
  clock: outcomeRequested,
  source: { undecided: $undecided, isConfirming: $isConfirming },
  filter: ({ undecided, isConfirming }) => undecided !== null && !isConfirming,
  fn: () => undefined,
  target: confirmFx,
});
sample({ clock: anotherWanted, target: forgetAttemptFx });
sample({ clock: forgetAttemptFx.done, fn: () => undefined, target: checkoutForm.submitted });
sample({
  clock: confirmFx.doneData,
  fn: (outcome) => (outcome.kind === 'failed' && isUndecided(outcome.failure) ? outcome.request : null),
  target: $undecided,
});
sample({ clock: confirmFx, fn: () => work, target: workBegan });
sample({ clock: confirmFx, fn: () => bookingTopic, target: notificationWithdrawn });
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

sample({
  clock: bookingMade,
  source: $property,
  fn: (property, { paymentUrl, confirmationToken }) =>
    paymentUrl === null
      ? { to: paths.status(property?.propertyCode ?? '', confirmationToken) }
      : { to: paymentUrl, external: true },
  target: navigationRequested,
});

sample({ clock: bookingMade, target: bookingCreated });
const decideErrorFx = attach({
  source: $basket,
  effect: async (basket, failure: CreateFailure) => {
    const { decideBookingError } = await loadDecision();
    return decideBookingError(failure, basket);
  },
});
sample({ clock: bookingFailed, target: decideErrorFx });
sample({ clock: decideErrorFx.doneData, target: bookingErrorFound });
// An exception outside the call shows an error too.
sample({
  clock: [confirmFx.fail, decideErrorFx.fail],
  fn: (): BookingError => ({ kind: 'rejected', message: null, reasons: [], isPayment: false }),
  target: bookingErrorFound,
});
sample({
  clock: confirmFx.doneData.filterMap((outcome): BookingError | undefined => {
    if (outcome.kind === 'made') return { kind: 'already-made', token: outcome.token };
    if (outcome.kind === 'not-approved') return { kind: 'not-approved' };
    return outcome.kind === 'undecided' ? { kind: 'earlier-undecided' } : undefined;
  }),
  target: bookingErrorFound,
});
sample({
  clock: bookingErrorFound.filterMap((error) => (error.kind === 'rejected' ? error.reasons : undefined)),
  target: checkoutForm.refused,
});
sample({
  clock: [bookingFailed.map(failureMessage), confirmFx.fail.map(() => null)],
  target: createFailed,
});

const repriced = sample({ clock: newPriceAccepted, source: $bookingError }).filterMap((error) =>
  error?.kind === 'price-changed' ? error : undefined,
);
sample({
  clock: repriced,
  source: { basket: $choices, property: $property },
  fn: ({ basket, property }, { roomCosts, total, taxesAndFees }) => {
    const items = withRoomCosts(basket.items, roomCosts);
    const hotel = taxesAndFees === null ? property : { taxesAndFees };
    const full = basketTotals(
      { ...basket, items, hopGiftDiscountAmount: 0 },
      hotel,
      property?.childBands,
    ).total;
    const hopGiftDiscountAmount = basket.hopGiftDiscountAmount > 0 ? discountAt(full, total) : 0;
    return { items, hopGiftDiscountAmount };
  },
  target: basketRepriced,
});
sample({
  clock: repriced.filterMap(({ taxesAndFees }) => taxesAndFees ?? undefined),
  target: taxesChanged,
});
sample({
  clock: repriced.filterMap(({ quoteToken }) => quoteToken ?? undefined),
  target: quoteReceived,
});
