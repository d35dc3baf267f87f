import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { compactCalendar, type StayDate } from 'shared/contracts';
import { $bookConfig, $clock, $property, $search, createCallFx } from 'shared/runtime';
import {
  addDays,
  chosenOffer,
  daysBetween,
  lastKnownDay,
  noCalendar,
  readCalendar,
  sameDayRestriction,
  stayRules,
  todayIn,
  type StayCalendar,
  type StayNeed,
  type StayProblem,
  type StayRules,
} from '../domain/index.ts';
import { $wait, createQuery } from 'shared/runtime/factories';
import { inChunks, untilIdle } from './chunked-work.ts';

/** product.md 9: disabled dates are computed so long after load. */
const computeAfterMs = 3_000;

/** The page is there, or is opened again: the calendar is asked for, and its ETag spares what has not changed. */
export const calendarWanted = createEvent<{
  /** How long ago the page was loaded, in milliseconds. */
  readonly loadedMs: number;
}>();
/** The guest opened the calendar. */
export const calendarOpened = createEvent();

/** How long work lets others go first; tests do not. */
export const $pause = createStore<() => Promise<void>>(untilIdle, { serialize: 'ignore' });

/** The moment of the guest's last step: a page that stays open over the cut-off or midnight must not go by its first one. */
const $now = createStore<Date | null>(null, { serialize: 'ignore' });
sample({
  clock: [calendarWanted, calendarOpened, $search],
  source: $clock,
  fn: (clock) => clock.now(),
  target: $now,
});
const $moment = combine($now, $clock, (now, clock) => now ?? clock.now());
export const $today = combine($property, $moment, (property, moment) =>
  property === null ? null : todayIn(property.timeZone, moment),
);

const loadCalendarFx = createCallFx(compactCalendar());

const calendarRead = sample({
  clock: loadCalendarFx.doneData,
  source: $property,
  fn: (property, answer): StayCalendar => readCalendar(answer, property?.currency ?? 'GBP'),
});

/** What is known of the coming 36 months; null while nothing has come. */
export const $calendar = createStore<StayCalendar | null>(null, { serialize: 'ignore' })
  .on(calendarRead, (_, calendar) => calendar)
  .reset($property);
export const $calendarFailed = createStore(false)
  .on(loadCalendarFx.failData, (_, failure) => failure.kind !== 'aborted')
  .reset(loadCalendarFx.done, $property);

/** product.md 9: availability is known to 36 months ahead, disabled days to 3 years and 1 month. */
export const $lastDay = $today.map((today) => (today === null ? null : addDays(lastKnownDay(today), 31)));

/** What the guest's search asks of a stay: its rooms, the nights of its offer, and whether today is over (product.md 4). */
export const $need = combine(
  { search: $search, property: $property, config: $bookConfig, today: $today, moment: $moment },
  ({ search, property, config, today, moment }): StayNeed => ({
    rooms: search.rooms.length,
    minimumNights: chosenOffer(config?.offers ?? [], search)?.minNights ?? 1,
    closedToday:
      property !== null &&
      config !== null &&
      today !== null &&
      sameDayRestriction(config, today, property.timeZone, moment).blocked
        ? today
        : null,
  }),
);
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

interface Computing {
  readonly rules: StayRules;
  readonly from: StayDate;
  readonly to: StayDate;
  readonly pause: () => Promise<void>;
}

const computeDisabledFx = createEffect(async ({ rules, from, to, pause }: Computing) => {
  const disabled = new Map<StayDate, StayProblem>();
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  await inChunks(
    days,
    (day) => {
      const problem = rules.arrivalProblem(day);
      if (problem !== null) disabled.set(day, problem);
    },
    pause,
  );
  return disabled;
});

// Only what was computed by the rules that still hold counts.
const disabledDatesQuery = createQuery({ effect: computeDisabledFx });
/** The days to three years and a month ahead on which no stay can begin, and why; null before they are computed. */
export const $disabledDates = disabledDatesQuery.$answer;

const waitFx = attach({ source: $wait, effect: (wait, milliseconds: number) => wait(milliseconds) });
/** Whether disabled dates are computed yet: some time after load, or at once when the guest opens the calendar before. */
const $isDue = createStore(false).on([waitFx.done, calendarOpened], () => true);

sample({
  clock: [
    calendarWanted,
    // Already on its way, or there, unless the guest is faster than the page.
    sample({
      clock: calendarOpened,
      source: [$calendar, loadCalendarFx.pending] as const,
      filter: ([calendar, isLoading]) => calendar === null && !isLoading,
    }),
  ],
  source: { property: $property, today: $today },
  filter: ({ property, today }) => property !== null && today !== null,
  fn: ({ property, today }) => ({
    query: {
      propertyId: property?.propertyId ?? '',
      fromDate: today ?? '',
      toDate: lastKnownDay(today ?? ''),
      form: 'compact' as const,
    },
  }),
  target: loadCalendarFx,
});
sample({ clock: [calendarWanted, calendarOpened], source: $need, target: $sameNeed });
sample({
  clock: calendarWanted,
  fn: ({ loadedMs }) => Math.max(0, computeAfterMs - loadedMs),
  target: waitFx,
});
sample({
  clock: [$rules, $isDue],
  source: {
    isDue: $isDue,
    calendar: $calendar,
    rules: $rules,
    from: $today,
    to: $lastDay,
    pause: $pause,
  },
  fn: ({ isDue, calendar, rules, from, to, pause }): Computing | null =>
    isDue && calendar !== null && from !== null && to !== null ? { rules, from, to, pause } : null,
  target: disabledDatesQuery.asked,
});
