import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import {
  type CalendarChange,
  changeDeskCalendar,
  getDeskCalendar,
  listCalendarChanges,
  previewDeskCalendar,
  undoCalendarChange,
} from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { $session, deskOpened, mayCall } from '../session-model.ts';
import { allStale, missingOf, type Nights, withAnswer } from './nights.ts';
import type { Target } from './selection.ts';

/** With the hotel's id. */
export const calendarOpened = createEvent<string>();
/** The parts of the calendar that are seen. */
export const partsWanted = createEvent<readonly number[]>();
/** What was fetched may have changed since. */
export const calendarStale = createEvent();
export const changeBegun = createEvent<Target>();
export const changeLeft = createEvent();
export const previewWanted = createEvent<CalendarChange>();
export const changeConfirmed = createEvent();
/** With the change's id. */
export const undoPressed = createEvent<string>();

export const nightsFx = createCallFx(getDeskCalendar);
export const changesFx = createCallFx(listCalendarChanges);
export const previewFx = createCallFx(previewDeskCalendar);
export const calendarChangeFx = createCallFx(changeDeskCalendar);
export const undoFx = createCallFx(undoCalendarChange);

const $propertyId = createStore('').on(calendarOpened, (_, propertyId) => propertyId);

export const $nights = createStore<Nights | null>(null)
  .on(nightsFx.doneData, withAnswer)
  .on(calendarStale, (nights) => (nights === null ? null : allStale(nights)))
  .reset(calendarOpened, deskOpened);

export const $hasFailed = createStore(false)
  .on(nightsFx.fail, () => true)
  .reset(nightsFx.done, calendarOpened, deskOpened);

const $wanted = createStore<readonly number[]>([0])
  .on(partsWanted, (_, parts) => parts)
  .reset(calendarOpened);

/** What is on its way was asked for before something changed. */
const $isLate = createStore(false).reset(nightsFx.finally);
sample({ clock: calendarStale, source: nightsFx.pending, filter: Boolean, target: $isLate });
sample({
  clock: nightsFx.done,
  source: $isLate,
  filter: Boolean,
  fn: () => undefined,
  target: calendarStale,
});

sample({ clock: calendarOpened, fn: (propertyId) => ({ query: { propertyId } }), target: nightsFx });
// One part after the other, the first that is seen first.
sample({
  clock: [partsWanted, calendarStale, nightsFx.done],
  source: { propertyId: $propertyId, nights: $nights, wanted: $wanted, isFetching: nightsFx.pending },
  filter: ({ nights, wanted, isFetching }) =>
    !isFetching && nights !== null && missingOf(nights, wanted) !== null,
  fn: ({ propertyId, nights, wanted }) => ({
    query: { propertyId, ...(nights === null ? {} : missingOf(nights, wanted)) },
  }),
  target: nightsFx,
});

sample({
  clock: [calendarOpened, calendarStale],
  source: { propertyId: $propertyId, session: $session },
  filter: ({ propertyId, session }) => mayCall(session, propertyId, listCalendarChanges),
  fn: ({ propertyId }) => ({ query: { propertyId } }),
  target: changesFx,
});
export const $changes = createStore<EndpointOutput<typeof listCalendarChanges>['changes']>([])
  .on(changesFx.doneData, (_, { changes }) => changes)
  .reset(calendarOpened, deskOpened);

/** What is being changed; null where nothing is. */
export const $target = createStore<Target | null>(null)
  .on(changeBegun, (_, target) => target)
  .on(calendarChangeFx.doneData, (target, { success }) => (success ? null : target))
  .reset(changeLeft, calendarOpened, deskOpened);

const previews = createQuery({ effect: previewFx });
sample({ clock: previewWanted, fn: (body) => ({ body }), target: previews.asked });
sample({ clock: [changeBegun, changeLeft, calendarOpened], fn: () => null, target: previews.asked });
/** What a change would do, with that change. */
export const $preview = createStore<{
  readonly change: CalendarChange;
  readonly outcome: EndpointOutput<typeof previewDeskCalendar>;
} | null>(null)
  .on(previews.answered, (_, { question, answer }) => ({ change: question.body, outcome: answer }))
  .reset(previewWanted, changeBegun, changeLeft, calendarChangeFx.finally, calendarOpened, deskOpened);

sample({
  clock: sample({ clock: changeConfirmed, source: $preview }).filter({ fn: (preview) => preview !== null }),
  fn: ({ change, outcome: { fingerprint } }) => ({ body: { ...change, fingerprint } }),
  target: calendarChangeFx,
});
sample({
  clock: undoPressed,
  source: $propertyId,
  fn: (propertyId, changeId) => ({ body: { propertyId, changeId } }),
  target: undoFx,
});
sample({ clock: [calendarChangeFx.finally, undoFx.finally], fn: () => undefined, target: calendarStale });

/** How often the calendar was changed here: other tabs are notified of each. */
export const $ownChanges = createStore(0).on([calendarChangeFx.done, undoFx.done], (count) => count + 1);
