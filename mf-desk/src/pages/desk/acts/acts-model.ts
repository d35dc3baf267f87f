import { createEvent, createStore, sample } from 'effector';
import type { CancellationQuote, EndpointInput } from 'shared/contracts';
import { cancelAtDesk, quoteDeskCancellation, quoteDeskFee, refundAtDesk } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';

/** What the desk is about to do with the booking that is open. */
export type Act = 'change' | 'cancel' | 'no-show' | 'refund' | 'end-hold' | 'person' | 'invoice';
export const actChosen = createEvent<Act | null>();
/** These were done; the form of another one that was opened since stays. */
export const actEnded = createEvent<readonly Act[]>();

export const quoteWanted = createEvent<EndpointInput<typeof quoteDeskCancellation>['body']>();
export const feeSet = createEvent<EndpointInput<typeof quoteDeskFee>['body']>();
export const cancelConfirmed = createEvent<EndpointInput<typeof cancelAtDesk>['body']>();
export const refundConfirmed = createEvent<EndpointInput<typeof refundAtDesk>['body']>();

export const quoteFx = createCallFx(quoteDeskCancellation);
export const feeFx = createCallFx(quoteDeskFee);
export const cancelFx = createCallFx(cancelAtDesk);
export const refundFx = createCallFx(refundAtDesk);

export const $act = createStore<Act | null>(null)
  .on(actChosen, (_, act) => act)
  .on(actEnded, (open, ended) => (open !== null && ended.includes(open) ? null : open))
  .reset(bookingOpened, bookingClosed, deskOpened);

/** What it comes to; null until the server has said it, and after something else was asked for. */
export const $quote = createStore<CancellationQuote | null>(null)
  .on([quoteFx.doneData, feeFx.doneData], (_, quote) => quote)
  .on([quoteWanted, feeSet, cancelFx.fail], () => null)
  .reset(actChosen, cancelFx.done, bookingOpened, bookingClosed, deskOpened);

sample({ clock: quoteWanted, fn: (body) => ({ body }), target: quoteFx });
sample({ clock: feeSet, fn: (body) => ({ body }), target: feeFx });
sample({ clock: cancelConfirmed, fn: (body) => ({ body }), target: cancelFx });
sample({ clock: refundConfirmed, fn: (body) => ({ body }), target: refundFx });
sample({ clock: cancelFx.done, fn: (): Act[] => ['cancel', 'no-show'], target: actEnded });
sample({ clock: refundFx.done, fn: (): Act[] => ['refund'], target: actEnded });
sample({
  clock: [cancelFx.finally, refundFx.finally],
  fn: () => undefined,
  target: bookingStale,
});
