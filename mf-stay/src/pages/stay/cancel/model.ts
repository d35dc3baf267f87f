import { createEvent, createStore, sample } from 'effector';
import { cancelStay, quoteCancellation } from 'shared/contracts/stay';
import { type ApiFailure, createCallFx, serverMessage } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { changeWanted } from '../change/model.ts';
import { $booking, pageClosed, pageOpened, stayChanged, stayOutdated } from '../model.ts';
import { isRefused } from './rules.ts';

/** What the guest wants to cancel: rooms of the booking, or all that are left. */
export interface Wanted {
  readonly rooms: readonly string[] | null;
  /** The name of the room; null for all. */
  readonly name: string | null;
}

export const cancellationWanted = createEvent<Wanted>();
export const cancellationDropped = createEvent();
export const cancellationConfirmed = createEvent();
export const quoteRetried = createEvent();

const quotes = createQuery({ effect: createCallFx(quoteCancellation) });
const cancelFx = createCallFx(cancelStay);
export const $isCancelling = cancelFx.pending;

const refused = cancelFx.failData.filter({ fn: isRefused });
const unanswered = cancelFx.failData.filter({
  fn: (failure) => failure.kind !== 'aborted' && !isRefused(failure),
});

const dropped = sample({
  clock: cancellationDropped,
  source: $isCancelling,
  filter: (isCancelling) => !isCancelling,
  fn: () => undefined,
});

export const $wanted = createStore<Wanted | null>(null)
  .on(cancellationWanted, (_, wanted) => wanted)
  .reset(dropped, cancelFx.doneData, pageOpened, pageClosed);

/** What was worked out for the guest, and what has to be agreed to. */
export const $quote = quotes.$answer;

export interface Problem {
  /** The server's own words; null where it sent none. */
  readonly message: string | null;
}
const problemOf = (failure: ApiFailure): Problem => ({
  message: isRefused(failure) ? serverMessage(failure) : null,
});
/** Why there is no quote. */
export const $quoteProblem = createStore<Problem | null>(null)
  .on(quotes.failed, (_, { error }) => problemOf(error))
  .reset(quotes.asked);
/** Why what the guest had agreed to was not done; the quote beside it is a new one. */
export const $refusal = createStore<Problem | null>(null)
  .on(refused, (_, failure) => problemOf(failure))
  .reset(cancelFx, cancellationWanted, pageOpened, pageClosed);
/** No answer came: the same quote may be sent again, and cancels once. */
export const $isUnanswered = createStore(false)
  .on(unanswered, () => true)
  .reset(cancelFx, cancellationWanted, pageOpened, pageClosed);

/** What was done last; the number makes each of them another one. */
export const $done = createStore<{ readonly message: string; readonly number: number } | null>(null)
  .on(cancelFx.doneData, (before, { message }) => ({ message, number: (before?.number ?? 0) + 1 }))
  .reset(cancellationWanted, changeWanted, pageOpened);

sample({
  clock: [cancellationWanted, quoteRetried, refused],
  source: { booking: $booking, wanted: $wanted },
  filter: ({ wanted }) => wanted !== null,
  fn: ({ booking, wanted }) => ({
    body: { ...booking, reservationItemIds: wanted?.rooms ? [...wanted.rooms] : null },
  }),
  target: quotes.asked,
});
sample({
  clock: [dropped, cancelFx.doneData, pageOpened, pageClosed],
  fn: () => null,
  target: quotes.asked,
});
sample({
  clock: cancellationConfirmed,
  source: { booking: $booking, quote: $quote, isBusy: $isCancelling },
  filter: ({ quote, isBusy }) => quote !== null && !isBusy,
  fn: ({ booking, quote }) => ({ body: { ...booking, quoteToken: quote?.quoteToken ?? '' } }),
  target: cancelFx,
});
sample({ clock: cancelFx.doneData, fn: ({ stay }) => stay, target: stayChanged });
// Another tab, or the hotel, was faster: how the booking stands now is shown below.
sample({
  clock: [refused, quotes.failed.filter({ fn: ({ error }) => isRefused(error) })],
  fn: () => undefined,
  target: stayOutdated,
});
