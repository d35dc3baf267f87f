import { createEvent, createStore, sample } from 'effector';
import { type ChangeQuote, compactSearch, type EndpointInput, type SearchResponse } from 'shared/contracts';
import { changeAtDesk, quoteDeskChange } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { bookingClosed, bookingOpened, bookingStale } from '../bookings-model.ts';
import { deskOpened } from '../session-model.ts';
import { type Act, actChosen, actEnded } from './acts-model.ts';
import type { Change } from './change-rules.ts';

interface Wanted extends Change {
  readonly propertyId: string;
}

/** Other dates or guests: rooms and rates are looked for. */
export const offersWanted = createEvent<Wanted>();
/** What was shown of a change is of another one now. */
export const changeEdited = createEvent();
export const changeQuoted = createEvent<EndpointInput<typeof quoteDeskChange>['body']>();
export const changeConfirmed = createEvent<EndpointInput<typeof changeAtDesk>['body']>();

const offersFx = createCallFx(compactSearch());
export const quoteChangeFx = createCallFx(quoteDeskChange);
export const changeFx = createCallFx(changeAtDesk);

/** Rooms and rates for the dates and guests; null where they are not known. */
export const $offers = createStore<SearchResponse | null>(null)
  .on(offersFx.doneData, (_, found) => found)
  .on([offersWanted, offersFx.fail], () => null)
  .reset(bookingOpened, bookingClosed, deskOpened);

/** What the change comes to; null until the server has said it. */
export const $changeQuote = createStore<ChangeQuote | null>(null)
  .on(quoteChangeFx.doneData, (_, quote) => quote)
  .reset(changeEdited, changeQuoted, changeFx.finally, actChosen, bookingOpened, bookingClosed, deskOpened);

sample({
  clock: offersWanted,
  fn: ({ propertyId, dateFrom, dateTo, rooms }) => ({
    body: {
      propertyId,
      languageCode: null,
      promoCode: null,
      ratePlanCode: null,
      locationId: null,
      dateFrom,
      dateTo,
      rooms: rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants, ages }) => ({
        numberOfAdults,
        numberOfChildren,
        numberOfInfants,
        ...(ages === undefined ? {} : { ages }),
      })),
    },
  }),
  target: offersFx,
});
sample({ clock: changeQuoted, fn: (body) => ({ body }), target: quoteChangeFx });
sample({ clock: changeConfirmed, fn: (body) => ({ body }), target: changeFx });
sample({ clock: changeFx.done, fn: (): Act[] => ['change'], target: actEnded });
sample({ clock: changeFx.finally, fn: () => undefined, target: bookingStale });
