import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type CardGateway,
  getPaymentDue,
  type PaymentAction,
  payPaymentDue,
  type PaymentDue,
  type PaymentDueRequest,
} from 'shared/contracts';
import { cardDetailsOf, cardProblems, cardTypeOf, type CreditCard, emptyCard, todayIn } from 'shared/domain';
import {
  $clock,
  $property,
  $route,
  type ApiFailure,
  createCallFx,
  navigationRequested,
  newId,
  serverMessage,
} from 'shared/runtime';
import { askWhenDrawn } from 'shared/runtime/factories';
import { withOneExpiry } from 'shared/ui/card';
import type { TakeToken } from 'shared/ui/card-gateway';
import { loadElements } from '../checkout/gateway/elements.ts';
import { isUndecided } from './rules.ts';

export const pageOpened = createEvent();
export const pageClosed = createEvent();
export const looked = createEvent();
export const cardTyped = createEvent<Partial<CreditCard>>();
export const fieldLeft = createEvent<string>();
/** The gateway's form is drawn, or has gone. */
export const takerChanged = createEvent<TakeToken | null>();
export const cardSubmitted = createEvent();
export const approvalWanted = createEvent();
export const approvalContinued = createEvent<{
  readonly gateway: CardGateway;
  readonly action: PaymentAction;
}>();

const loadFx = createCallFx(getPaymentDue);
const payFx = createCallFx(payPaymentDue);
interface Approval {
  readonly gateway: CardGateway;
  readonly action: PaymentAction;
}
const approveFx = createEffect(async ({ gateway, action }: Approval) => {
  const { approvePayment } = await loadElements();
  return approvePayment(gateway, action);
});

const $taker = createStore<TakeToken | null>(null, { serialize: 'ignore' })
  .on(takerChanged, (_, take) => take)
  .reset(pageClosed);
/** In memory only, and cleared with the page (decisions 3). */
export const $card = createStore<CreditCard>(emptyCard).reset(pageOpened, pageClosed);
const takeTokenFx = attach({
  source: { taker: $taker },
  effect: ({ taker }): Promise<string | null> =>
    taker === null ? Promise.resolve(null) : taker({ name: '', email: '', phone: '' }),
});

export type LoadProblem = 'unknown' | 'failed';
export const $due = createStore<PaymentDue | null>(null)
  .on(loadFx.doneData, (_, due) => due)
  .reset(pageOpened);
export const $loadProblem = createStore<LoadProblem | null>(null)
  .on(loadFx.failData, (before, failure): LoadProblem | null => {
    if (failure.kind === 'aborted') return before;
    return failure.kind === 'http' && failure.status === 404 ? 'unknown' : 'failed';
  })
  .reset(pageOpened, looked, loadFx.doneData);

export type Outcome =
  | { readonly kind: 'refused'; readonly message: string | null }
  /** No answer came. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'pending' };
const outcomeOf = (failure: ApiFailure<typeof payPaymentDue>): Outcome =>
  isUndecided(failure) ? { kind: 'unknown' } : { kind: 'refused', message: serverMessage(failure) };
export const $outcome = createStore<Outcome | null>(null)
  .on(payFx.failData, (_, failure) => outcomeOf(failure))
  .on(takeTokenFx.fail, () => ({ kind: 'refused' as const, message: null }))
  .on(payFx.doneData, (_, { status }) => (status === 'Pending' ? { kind: 'pending' } : null))
  .on(approveFx.doneData, (_, approval) =>
    approval === 'settled' ? { kind: 'pending' } : { kind: 'refused', message: null },
  )
  .on(approveFx.fail, () => ({ kind: 'unknown' as const }))
  .reset(pageOpened, looked, payFx, approveFx);

export const $isBusy = combine(
  payFx.pending,
  takeTokenFx.pending,
  approveFx.pending,
  (pays, takes, approves) => pays || takes || approves,
);

const $today = combine($property, $clock, (property, clock) =>
  property === null ? '' : todayIn(property.timeZone, clock.now()),
);
export const $isGatewayCard = $property.map((property) => Boolean(property?.cardGateway));
const $problems = combine($card, $today, $isGatewayCard, (card, today, isGateway) =>
  isGateway ? [] : withOneExpiry(cardProblems(card, today)),
);
export const $attempts = createStore(0)
  .on(cardSubmitted, (count) => count + 1)
  .reset(pageOpened);
const $left = createStore<readonly string[]>([])
  .on(fieldLeft, (left, field) => (left.includes(field) ? left : [...left, field]))
  .reset(pageOpened);
/** What is wrong with the card, of the fields that were left; of all once the guest has tried to pay. */
export const $shownProblems = combine($problems, $left, $attempts, (problems, left, attempts) =>
  problems.filter(({ field }) => attempts > 0 || left.includes(field)),
);

sample({
  clock: cardTyped,
  source: { card: $card, property: $property },
  fn: ({ card, property }, changes): CreditCard => {
    const next = { ...card, ...changes };
    return { ...next, cardType: cardTypeOf(next.creditCardNumber, property?.creditCards ?? [])?.id ?? null };
  },
  target: $card,
});

const $booking = combine($property, $route, (property, route) => ({
  propertyId: property?.propertyId ?? '',
  confirmationToken: route.params['confirmationToken'] ?? '',
}));
sample({
  clock: [pageOpened, looked],
  source: $booking,
  filter: ({ propertyId }) => propertyId !== '',
  fn: (query) => ({ query }),
  target: loadFx,
});

/** Another card, the token of the gateway's form, or neither: the card that the hotel keeps. */
const payRequested = createEvent<Pick<PaymentDueRequest, 'cardDetails' | 'paymentToken'>>();
sample({
  clock: payRequested,
  source: { booking: $booking, due: $due, isBusy: payFx.pending },
  filter: ({ due, isBusy }) => due !== null && !isBusy,
  fn: ({ booking, due }, source) => ({
    // A payment that is under way or made stands in the way of a second one, whatever the key.
    headers: { 'idempotency-key': newId() },
    body: { ...booking, amount: due?.amount ?? 0, ...source },
  }),
  target: payFx,
});
sample({
  clock: cardSubmitted,
  source: { card: $card, problems: $problems, isGateway: $isGatewayCard },
  filter: ({ problems, isGateway }) => !isGateway && problems.length === 0,
  fn: ({ card }) => ({ cardDetails: cardDetailsOf(card) }),
  target: payRequested,
});
sample({
  clock: cardSubmitted,
  source: $isGatewayCard,
  filter: (isGateway) => isGateway,
  fn: () => undefined,
  target: takeTokenFx,
});
askWhenDrawn({ $taker, askFx: takeTokenFx, left: [pageOpened, pageClosed] });
sample({
  clock: takeTokenFx.doneData.filterMap((token) => token ?? undefined),
  fn: (paymentToken) => ({ cardDetails: null, paymentToken }),
  target: payRequested,
});
sample({ clock: approvalWanted, fn: () => ({ cardDetails: null }), target: payRequested });

sample({
  clock: payFx.doneData.filterMap(({ paymentUrl }) => paymentUrl ?? undefined),
  fn: (to) => ({ to, external: true }),
  target: navigationRequested,
});
sample({
  clock: sample({
    clock: payFx.doneData,
    source: $property,
    fn: (property, { paymentAction }) => ({ gateway: property?.cardGateway, action: paymentAction }),
  }).filterMap(({ gateway, action }): Approval | undefined =>
    gateway && action ? { gateway, action } : undefined,
  ),
  target: approveFx,
});
sample({ clock: approvalContinued, target: approveFx });
// What has become of it stands on the page.
sample({
  clock: [payFx.doneData.filter({ fn: ({ status }) => status === 'Paid' }), approveFx.finally],
  source: $booking,
  fn: (query) => ({ query }),
  target: loadFx,
});
// It was declined, or is not due any more: what is asked now may be another thing.
sample({
  clock: payFx.fail,
  source: $booking,
  fn: (query) => ({ query }),
  target: loadFx,
});
