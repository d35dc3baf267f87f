import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { compactCalendar, compactSearch } from 'shared/contracts';
import {
  addDays,
  findAlternatives,
  findNearest,
  questionOf,
  readCalendar,
  sameDayRestriction,
  stayRules,
  todayIn,
  type AdviceQuestion,
  type AlternativeStay,
  type SearchRooms,
  type StayProblem,
  type StayRules,
} from 'shared/domain';
import {
  $bookConfig,
  $clock,
  $http,
  $property,
  $search,
  createCallFx,
  type HttpClient,
} from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { pageLeft, searchStarted } from '../model.ts';

/** Nothing can be booked on the dates of the search: stays near them are looked for (product.md 2). */
export const alternativesWanted = createEvent();

/** decisions 2: alternatives begin at most 14 days away, and may be a night longer. */
const daysAround = 16;

const calendarQuery = createQuery({ effect: createCallFx(compactCalendar()) });

const $context = combine({ search: $search, property: $property, config: $bookConfig, clock: $clock });

const $rules = combine(
  calendarQuery.$answer,
  $context,
  (answer, { search, property, config, clock }): StayRules | null => {
    if (answer === null || property === null) return null;
    const today = todayIn(property.timeZone, clock.now());
    const isClosed =
      config !== null && sameDayRestriction(config, today, property.timeZone, clock.now()).blocked;
    const need = { rooms: search.rooms.length, minimumNights: 1, closedToday: isClosed ? today : null };
    return stayRules(readCalendar(answer, property.currency), need);
  },
);

const $question = combine($rules, $context, (rules, { search, property, config, clock }) =>
  rules === null || property === null
    ? null
    : questionOf({
        search,
        property,
        today: todayIn(property.timeZone, clock.now()),
        minimumNights: 1,
        maximumRooms: (config ?? property).maxNumberOfRoomsOnBooking,
        rules,
      }),
);

/** What the calendar has against the stay, such as that it is too short; null when it has nothing or is not known. */
export const $stayProblem = $question.map(
  (question): StayProblem | null => question?.rules.stayProblem(question.stay) ?? null,
);

const queryOf = <Answer>(find: (question: AdviceQuestion, searchRooms: SearchRooms) => Promise<Answer>) =>
  createQuery({
    effect: attach({
      source: $http,
      mapParams: (question: AdviceQuestion, http) => ({ question, http }),
      effect: createEffect(({ question, http }: { question: AdviceQuestion; http: HttpClient }) =>
        find(question, async (stay) => {
          const body = { ...question.request, dateFrom: stay.from, dateTo: stay.to };
          const result = await http.call(compactSearch(), { body });
          return result.ok ? result.data : null;
        }),
      ),
    }),
  });
const nearestQuery = queryOf(findNearest);
const staysQuery = queryOf(findAlternatives);

/** Whether it is known what the calendar has against the stay. */
export const $isReasonKnown = createStore(false)
  .on([calendarQuery.answered, calendarQuery.failed], () => true)
  .reset(searchStarted, pageLeft, alternativesWanted);

/** Stays instead; null while they are looked for. */
export const $alternatives = createStore<readonly AlternativeStay[] | null>(null)
  .on(staysQuery.answered, (_, { answer }) => answer)
  .on(calendarQuery.failed, () => [])
  .reset(searchStarted, pageLeft, alternativesWanted);

/** What does as the rule asks; undefined while it is looked for. */
const $asTheRuleAsks = createStore<AlternativeStay | null | undefined>(undefined, { skipVoid: false })
  .on(nearestQuery.answered, (_, { answer }) => answer)
  .on([calendarQuery.failed, nearestQuery.failed], () => null)
  .reset(searchStarted, pageLeft, alternativesWanted);
/** The nearest stay that can be booked; undefined while it is looked for, null without one. */
export const $nearest = combine(
  $asTheRuleAsks,
  $alternatives,
  (nearest, stays) => (nearest === null ? (stays === null ? undefined : (stays[0] ?? null)) : nearest),
  { skipVoid: false },
);

sample({
  clock: sample({
    clock: alternativesWanted,
    source: $context,
    fn: ({ search, property, clock }) => {
      if (property === null || search.fromDate === null || search.toDate === null) return null;
      const today = todayIn(property.timeZone, clock.now());
      const first = addDays(search.fromDate, -daysAround);
      return {
        query: {
          propertyId: property.propertyId,
          fromDate: first < today ? today : first,
          toDate: addDays(search.toDate, daysAround),
          ...(search.ratePlanCode === null ? {} : { ratePlanCode: search.ratePlanCode }),
          ...(search.promoCode === null ? {} : { promoCode: search.promoCode }),
          form: 'compact' as const,
        },
      };
    },
  }).filterMap((call) => call ?? undefined),
  target: calendarQuery.asked,
});
sample({ clock: calendarQuery.answered, source: $question, target: [nearestQuery.asked, staysQuery.asked] });
// What belongs to another search is no answer to this one.
sample({
  clock: [searchStarted, pageLeft],
  fn: () => null,
  target: [calendarQuery.asked, nearestQuery.asked, staysQuery.asked],
});
