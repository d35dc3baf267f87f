import { createEvent, sample } from 'effector';
import type { EndpointInput } from 'shared/contracts';
import { changeAtDesk, quoteDeskChange, searchForDeskChange } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { askedLast } from '../asked-last.ts';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';
import { type Act, actChosen, actEnded } from './acts-model.ts';

/** Other dates or guests: rooms and rates are looked for. */
export const offersWanted = createEvent<EndpointInput<typeof searchForDeskChange>['body']>();
/** What was shown of a change is of another one now. */
export const changeEdited = createEvent();
export const changeQuoted = createEvent<EndpointInput<typeof quoteDeskChange>['body']>();
export const changeConfirmed = createEvent<EndpointInput<typeof changeAtDesk>['body']>();

const offersFx = createCallFx(searchForDeskChange);
export const quoteChangeFx = createCallFx(quoteDeskChange);
export const changeFx = createCallFx(changeAtDesk);

const left = [actChosen, bookingOpened, bookingClosed, deskOpened];

/** Rooms and rates for the dates and guests; null where they are not known. */
export const { $answer: $offers } = askedLast(offersFx, offersWanted, left);

/** What the change comes to; null until the server has said it. */
export const { $answer: $changeQuote, $isWaiting: $isQuotingChange } = askedLast(
  quoteChangeFx,
  changeQuoted,
  [changeEdited, changeFx.finally, ...left],
);

sample({ clock: changeConfirmed, fn: (body) => ({ body }), target: changeFx });
sample({ clock: changeFx.done, fn: (): Act[] => ['change'], target: actEnded });
sample({ clock: changeFx.finally, fn: () => undefined, target: bookingStale });
