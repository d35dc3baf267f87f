import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $calendar, $calendarFailed, $need, $rules } from 'shared/availability-calendar';
import { compactSearch } from 'shared/contracts';
import {
  addDays,
  type AdviceProblem,
  type AdviceQuestion,
  type AlternativeStay,
  type SearchRooms,
  findAlternatives,
  findProblem,
  nightsInstead,
  questionOf,
  type Stay,
} from 'shared/domain';
import { $http, $property, $search, type HttpClient } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { $maximumRooms, $today, pageOpened } from '../model.ts';

/** product.md 9: alternative stays are made 100 ms after the dates have changed. */
const delayMs = 100;

export const adviceWanted = createEvent();

const $question = combine(
  {
    search: $search,
    property: $property,
    today: $today,
    minimumNights: $need.map(({ minimumNights }) => minimumNights),
    maximumRooms: $maximumRooms,
    rules: $rules,
    isKnown: combine($calendar, $calendarFailed, (calendar, failed) => calendar !== null || failed),
  },
  ({ isKnown, ...parts }) => (isKnown ? questionOf(parts) : null),
);

/** A search that is not complete is a question too: nothing is wrong with it. */
interface ProblemQuestion {
  readonly question: AdviceQuestion | null;
}

const searchRoomsWith =
  (http: HttpClient, { request }: AdviceQuestion): SearchRooms =>
  async (stay) => {
    const result = await http.call(compactSearch(), {
      body: { ...request, dateFrom: stay.from, dateTo: stay.to },
    });
    return result.ok ? result.data : null;
  };

const problemQuery = createQuery({
  effect: attach({
    source: $http,
    mapParams: ({ question }: ProblemQuestion, http) => ({ question, http }),
    effect: createEffect(({ question, http }: ProblemQuestion & { readonly http: HttpClient }) =>
      question === null ? null : findProblem(question, searchRoomsWith(http, question)),
    ),
  }),
  pauseMs: delayMs,
});
const alternativesQuery = createQuery({
  effect: attach({
    source: $http,
    mapParams: (question: AdviceQuestion, http) => ({ question, http }),
    effect: createEffect(({ question, http }: { question: AdviceQuestion; http: HttpClient }) =>
      findAlternatives(question, searchRoomsWith(http, question)),
    ),
  }),
});

/** Why the chosen stay cannot be booked; null while that is not known, and when it can. */
export const $problem = createStore<AdviceProblem | null>(null)
  .on(problemQuery.answered, (_, { answer }) => answer)
  .reset(pageOpened);
/** Stays instead; null while they are looked for. */
export const $alternatives = createStore<readonly AlternativeStay[] | null>(null)
  .on(alternativesQuery.answered, (_, { answer }) => answer)
  .reset(problemQuery.answered, pageOpened);

/** The same arrival with as many nights as can be had; null when that is not what is wrong, or cannot be booked either. */
export const $otherLength = combine($problem, $question, (problem, question): Stay | null => {
  const nights = problem === null ? null : nightsInstead(problem);
  if (nights === null || question === null) return null;
  const { from } = question.stay;
  const other = { from, to: addDays(from, nights) };
  return question.rules.stayProblem(other) === null ? other : null;
});

sample({
  clock: [$question, adviceWanted],
  source: $question,
  fn: (question) => ({ question }),
  target: problemQuery.asked,
});
sample({ clock: problemQuery.asked, fn: () => null, target: alternativesQuery.asked });
sample({
  clock: problemQuery.answered,
  fn: ({ question: { question }, answer }) => (answer === null ? null : question),
  target: alternativesQuery.asked,
});
