import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { compactCalendar, type Party, type StayDate } from 'shared/contracts';
import { $bookConfig, $clock, $property, $search, createCallFx } from 'shared/runtime';
import {
  addDays,
  chosenOffer,
  codeKey,
  daysBetween,
  emptySearch,
  formatSearchQuery,
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

/** A guest may still be changing the rooms for so long before prices are asked for again. */
const guestsPauseMs = 400;

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

/** Who stays, at which rate and with which promo code, as an address says it. */
const $guests = $search.map(({ rooms, ratePlanCode, promoCode }) =>
  formatSearchQuery({ ...emptySearch, rooms, ratePlanCode, promoCode }).toString(),
);
const $offer = combine($bookConfig, $search, (config, search) => chosenOffer(config?.offers ?? [], search));
/** The same with an offer's code alone: what a guest types is no code until it is searched with, and a wrong one counts as a guess. */
const $choice = combine($search, $offer, ({ rooms, ratePlanCode }, offer) =>
  formatSearchQuery({
    ...emptySearch,
    rooms,
    ratePlanCode,
    promoCode: offer?.promoCode ?? null,
  }).toString(),
);

interface CalendarQuestion {
  readonly propertyId: string;
  readonly fromDate: StayDate;
  readonly toDate: StayDate;
  readonly guests: string;
}
const $question = combine($property, $today, $guests, (property, today, guests): CalendarQuestion | null =>
  property === null || today === null
    ? null
    : { propertyId: property.propertyId, fromDate: today, toDate: lastKnownDay(today), guests },
);

const calendarQuery = createQuery({
  effect: attach({
    effect: createCallFx(compactCalendar()),
    mapParams: ({ guests, ...days }: CalendarQuestion) => ({
      query: { ...days, ...Object.fromEntries(new URLSearchParams(guests)), form: 'compact' as const },
    }),
  }),
});

/** The calendar of a hotel, with whom its prices are for. */
export interface PricedCalendar extends StayCalendar {
  /** Null: one adult. */
  readonly rooms: readonly Party[] | null;
  /** The promo code that they are with, and for how many nights at least; null: without one. */
  readonly promoCode: { readonly code: string; readonly minNights: number | null } | null;
}

const calendarRead = sample({
  clock: calendarQuery.answered,
  source: $property,
  fn: (property, { answer }): PricedCalendar => ({
    ...readCalendar(answer, property?.currency ?? 'GBP'),
    rooms: ('rooms' in answer ? answer.rooms : null) ?? null,
    promoCode: ('promoCode' in answer ? answer.promoCode : null) ?? null,
  }),
});

/** What is known of the coming 36 months; null while nothing has come. For other guests the last one stays until theirs has come. */
export const $calendar = createStore<PricedCalendar | null>(null, { serialize: 'ignore' })
  .on(calendarRead, (_, calendar) => calendar)
  .reset($property);
export const $calendarFailed = createStore(false)
  .on(calendarQuery.failed, () => true)
  .reset(calendarQuery.answered, $property);

/** What the prices of the calendar are with, by the name that the guest knows; null without a promo code. */
export const $included = combine($calendar, $offer, (calendar, offer) => {
  const promo = calendar?.promoCode ?? null;
  if (promo === null) return null;
  const isOfOffer = offer !== null && codeKey(offer.promoCode) === promo.code;
  return { name: isOfOffer ? offer.name : promo.code, nights: promo.minNights ?? 1 };
});

/** product.md 9: availability is known to 36 months ahead, disabled days to 3 years and 1 month. */
export const $lastDay = $today.map((today) => (today === null ? null : addDays(lastKnownDay(today), 31)));

/** What the guest's search asks of a stay: its rooms, the nights of its offer, and whether today is over (product.md 4). */
export const $need = combine(
  {
    search: $search,
    offer: $offer,
    property: $property,
    config: $bookConfig,
    today: $today,
    moment: $moment,
  },
  ({ search, offer, property, config, today, moment }): StayNeed => ({
    rooms: search.rooms.length,
    minimumNights: offer?.minNights ?? 1,
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

/** How many days before arrival the chosen offer is booked at least; 0 without one. */
const $offerDays = $offer.map((offer) => offer?.minDaysBeforeArrival ?? 0);

/** Which stays can be booked, as far as the calendar knows; open where it knows nothing. */
export const $rules = combine(
  $calendar,
  $sameNeed,
  $offerDays,
  $today,
  (calendar, need, days, today): StayRules => {
    const rules = stayRules(calendar ?? noCalendar, need);
    if (days === 0 || today === null) return rules;
    const first = addDays(today, days);
    const ahead = { kind: 'book-ahead' as const, days };
    return {
      ...rules,
      arrivalProblem: (arrival) => (arrival < first ? ahead : rules.arrivalProblem(arrival)),
      stayProblem: (stay) => (stay.from < first ? ahead : rules.stayProblem(stay)),
    };
  },
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

/** The guests or their offer are others, and stay so for a moment. */
const pauseFx = attach({
  source: $wait,
  effect: async (wait, choice: string) => {
    await wait(guestsPauseMs);
    return choice;
  },
});
sample({
  clock: $choice,
  source: calendarQuery.$state,
  // A calendar that was not asked for yet is not asked for because the guests change.
  filter: ({ kind }) => kind !== 'idle',
  fn: (_, choice) => choice,
  target: pauseFx,
});

sample({
  clock: [
    calendarWanted,
    sample({
      clock: pauseFx.doneData,
      source: $choice,
      filter: (present, choice) => present === choice,
    }),
    // Already on its way, or there, unless the guest is faster than the page.
    sample({
      clock: calendarOpened,
      source: [calendarQuery.$state, $question] as const,
      filter: ([state, question]) =>
        state.kind === 'idle' ||
        state.kind === 'failed' ||
        JSON.stringify(state.question) !== JSON.stringify(question),
    }),
  ],
  source: $question,
  filter: (question) => question !== null,
  target: calendarQuery.asked,
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
