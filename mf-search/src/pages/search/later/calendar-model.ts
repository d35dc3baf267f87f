import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readCalendarDay, unreadCalendar, type StayDate } from 'shared/contracts';
import {
  addDays,
  lastKnownDay,
  calendarDay,
  noCalendar,
  stayRules,
  type CalendarDay,
  type StayCalendar,
  type StayNeed,
  type StayRules,
} from 'shared/domain';
import { $property, $search, createCallFx } from 'shared/runtime';
import { $closedToday, $offer, $today } from '../model.ts';
import { inTurns, untilIdle } from './in-turns.ts';

/** The page is there, or is opened again: the calendar is asked for, and its ETag spares what has not changed. */
export const calendarWanted = createEvent();

/** How long work lets others go first; tests do not. */
export const $pause = createStore<() => Promise<void>>(untilIdle, { serialize: 'ignore' });

const loadCalendarFx = createCallFx(unreadCalendar());

interface Reading {
  readonly days: readonly unknown[];
  readonly currency: string;
  readonly pause: () => Promise<void>;
}

const readCalendarFx = attach({
  source: { pause: $pause, property: $property },
  mapParams: (days: readonly unknown[], { pause, property }): Reading => ({
    days,
    pause,
    currency: property?.currency ?? 'GBP',
  }),
  effect: createEffect(async ({ days, currency, pause }: Reading): Promise<StayCalendar> => {
    const read = new Map<StayDate, CalendarDay>();
    let lastOnSale: StayDate | null = null;
    await inTurns(
      days,
      (wire) => {
        const day = readCalendarDay(wire);
        if (day === null) return;
        read.set(day.dateOfStay, calendarDay(day, currency));
        if (day.rates.length > 0) lastOnSale = day.dateOfStay;
      },
      pause,
    );
    return { days: read, lastOnSale };
  }),
});

/** What is known of the coming 36 months; null while nothing has come. */
export const $calendar = createStore<StayCalendar | null>(null, { serialize: 'ignore' })
  .on(readCalendarFx.doneData, (_, calendar) => calendar)
  .reset($property);
export const $calendarFailed = createStore(false)
  .on(loadCalendarFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(loadCalendarFx.done, $property);

/** product.md 9: availability is known to 36 months ahead, disabled days to 3 years and 1 month. */
export const $lastDay = $today.map((today) => (today === null ? null : addDays(lastKnownDay(today), 31)));

export const $need = combine($search, $offer, $closedToday, (search, offer, closed): StayNeed => ({
  rooms: search.rooms.length,
  minimumNights: offer?.minNights ?? 1,
  closedToday: closed?.today ?? null,
}));
const $sameNeed = createStore<StayNeed>({ rooms: 1, minimumNights: 1, closedToday: null }).on(
  $need,
  (old, need) => (JSON.stringify(old) === JSON.stringify(need) ? old : need),
);

/** Which stays can be booked, as far as the calendar knows; open where it knows nothing. */
export const $rules = combine($calendar, $sameNeed, (calendar, need): StayRules =>
  stayRules(calendar ?? noCalendar, need),
);

/** The shortest stay of most days, and the next longer one that some days ask for; null when none does. */
export const $minimums = $calendar.map((calendar) => {
  const nights = [...(calendar?.days.values() ?? [])].flatMap((day) =>
    day.leadPrice === null ? [] : [day.minimumNights],
  );
  const usual = nights.length === 0 ? 1 : Math.min(...nights);
  const more = nights.filter((count) => count > usual);
  return { usual, longer: more.length === 0 ? null : Math.min(...more) };
});

/** Finds out for every day, in turns, whether a stay can begin on it: the calendar then opens without a wait. */
const warmFx = createEffect(
  ({ rules, days, pause }: { rules: StayRules; days: readonly StayDate[]; pause: () => Promise<void> }) =>
    inTurns(days, (day) => void rules.arrivalProblem(day), pause),
);

sample({
  clock: calendarWanted,
  source: { property: $property, today: $today },
  filter: ({ property, today }) => property !== null && today !== null,
  fn: ({ property, today }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      fromDate: today ?? '',
      toDate: lastKnownDay(today ?? ''),
    },
  }),
  target: loadCalendarFx,
});
sample({ clock: loadCalendarFx.doneData, target: readCalendarFx });
sample({ clock: calendarWanted, source: $need, target: $sameNeed });
sample({
  clock: $rules,
  source: { calendar: $calendar, pause: $pause },
  filter: ({ calendar }) => calendar !== null,
  fn: ({ calendar, pause }, rules) => ({ rules, pause, days: [...(calendar?.days.keys() ?? [])] }),
  target: warmFx,
});
