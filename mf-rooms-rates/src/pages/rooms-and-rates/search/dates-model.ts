import { combine, createEvent, createStore, sample } from 'effector';
import type { StayDate } from 'shared/contracts';
import { $search, searchMade } from 'shared/runtime';
import { pageLeft } from '../model.ts';

interface Dates {
  readonly from: StayDate | null;
  readonly to: StayDate | null;
}

/** The guest opened the calendar over the page, and its code is there. */
export const calendarShown = createEvent();
export const calendarClosed = createEvent();
export const datesChosen = createEvent<Dates>();
/** The guest searches for the dates of the calendar, with the party of before. */
export const datesSearched = createEvent();

export const $isCalendarShown = createStore(false)
  .on(calendarShown, () => true)
  .reset(calendarClosed, datesSearched, pageLeft);

const $chosen = createStore<Dates | null>(null)
  .on(datesChosen, (_, dates) => dates)
  .reset(calendarShown);

/** What the calendar shows: until the guest searches for them, the dates of the page and what was chosen for them stay. */
export const $dates = combine(
  $chosen,
  $search,
  (chosen, { fromDate, toDate }): Dates => chosen ?? { from: fromDate, to: toDate },
);

sample({
  clock: datesSearched,
  source: $dates,
  filter: ({ from, to }) => from !== null && to !== null,
  fn: ({ from, to }) => ({ fromDate: from, toDate: to }),
  target: searchMade,
});
