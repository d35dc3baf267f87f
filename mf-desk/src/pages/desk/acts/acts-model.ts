import { combine, createEvent, createStore, sample } from 'effector';
import type { EndpointInput } from 'shared/contracts';
import { cancelAtDesk, quoteDeskCancellation, quoteDeskFee, refundAtDesk } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { askedLast } from '../asked-last.ts';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';

/** What the desk is about to do with the booking that is open. */
export type Act =
  | 'accept'
  | 'decline'
  | 'change'
  | 'cancel'
  | 'no-show'
  | 'refund'
  | 'end-hold'
  | 'person'
  | 'invoice';
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
const left = [cancelFx.finally, actChosen, bookingOpened, bookingClosed, deskOpened];
const byRules = askedLast(quoteFx, quoteWanted, [feeSet, ...left]);
const byFee = askedLast(feeFx, feeSet, [quoteWanted, ...left]);
export const $quote = combine(byRules.$answer, byFee.$answer, (quote, ofFee) => ofFee ?? quote);
export const $isQuoting = byRules.$isWaiting;
export const $isSettingFee = byFee.$isWaiting;

sample({ clock: cancelConfirmed, fn: (body) => ({ body }), target: cancelFx });
sample({ clock: refundConfirmed, fn: (body) => ({ body }), target: refundFx });
sample({ clock: cancelFx.done, fn: (): Act[] => ['cancel', 'no-show'], target: actEnded });
sample({ clock: refundFx.done, fn: (): Act[] => ['refund'], target: actEnded });
sample({
  clock: [cancelFx.finally, refundFx.finally],
  fn: () => undefined,
  target: bookingStale,
});
