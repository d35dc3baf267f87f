import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { $calendar, $calendarFailed, $need, $rules } from 'shared/availability-calendar';
import { compactSearch } from 'shared/contracts';
import {
  addDays,
  type AdviceProblem,
  type AdviceQuestion,
  type AlternativeStay,
  type AskRooms,
  findAlternatives,
  findProblem,
  questionOf,
  type Stay,
} from 'shared/domain';
import { $http, $property, $search, type HttpClient } from 'shared/runtime';
import { $maximumRooms, $today, pageOpened } from '../model.ts';

/** product.md 9: alternative stays are made 100 ms after the dates have changed. */
const delayMs = 100;

export const adviceWanted = createEvent();

/** How the delay is waited for; tests give one that does not. */
export const $wait = createStore<(milliseconds: number) => Promise<void>>(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  { serialize: 'ignore' },
);

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

/** Counts the changes of what is searched, so that the answer to an earlier one is not taken for this one's. */
const $turn = createStore(0).on($question, (turn) => turn + 1);

interface Asked {
  readonly turn: number;
  readonly question: AdviceQuestion;
}

const waitFx = attach({
  source: $wait,
  mapParams: (turn: number, wait) => ({ turn, wait }),
  effect: createEffect(async ({ turn, wait }: { turn: number; wait: (ms: number) => Promise<void> }) => {
    await wait(delayMs);
    return turn;
  }),
});

const askOf =
  (http: HttpClient, { request }: AdviceQuestion): AskRooms =>
  async (stay) => {
    const result = await http.call(compactSearch(), {
      body: { ...request, dateFrom: stay.from, dateTo: stay.to },
    });
    return result.ok ? result.data : null;
  };

const findProblemFx = attach({
  source: $http,
  mapParams: (asked: Asked, http) => ({ asked, http }),
  effect: createEffect(({ asked, http }: { asked: Asked; http: HttpClient }) =>
    findProblem(asked.question, askOf(http, asked.question)),
  ),
});
const findAlternativesFx = attach({
  source: $http,
  mapParams: (asked: Asked, http) => ({ asked, http }),
  effect: createEffect(({ asked, http }: { asked: Asked; http: HttpClient }) =>
    findAlternatives(asked.question, askOf(http, asked.question)),
  ),
});

const problemFound = createEvent<AdviceProblem | null>();
const alternativesFound = createEvent<readonly AlternativeStay[]>();

/** Why the chosen stay cannot be booked; null while that is not known, and when it can. */
export const $problem = createStore<AdviceProblem | null>(null)
  .on(problemFound, (_, problem) => problem)
  .reset(pageOpened);
/** Stays instead; null while they are looked for. */
export const $alternatives = createStore<readonly AlternativeStay[] | null>(null)
  .on(alternativesFound, (_, stays) => stays)
  .reset(problemFound, pageOpened);

/** The same arrival with as many nights as it asks for; null when that is not what is wrong, or cannot be booked either. */
export const $longerStay = combine($problem, $question, (problem, question): Stay | null => {
  if (problem?.kind !== 'minimum-stay' || question === null) return null;
  const { from } = question.stay;
  const longer = { from, to: addDays(from, problem.nights) };
  return question.rules.stayProblem(longer) === null ? longer : null;
});

sample({ clock: [$question, adviceWanted], source: $turn, target: waitFx });
const due = sample({
  clock: waitFx.doneData,
  source: { turn: $turn, question: $question },
  filter: ({ turn }, waited) => turn === waited,
  fn: ({ question, turn }) => ({ question, turn }),
});
sample({
  clock: due,
  filter: ({ question }) => question === null,
  fn: () => null,
  target: problemFound,
});
sample({
  clock: due,
  filter: (asked): asked is Asked => asked.question !== null,
  target: findProblemFx,
});
sample({
  clock: findProblemFx.done,
  source: $turn,
  filter: (turn, { params }) => turn === params.turn,
  fn: (_, { result }) => result,
  target: problemFound,
});
sample({
  clock: findProblemFx.done,
  source: $turn,
  filter: (turn, { params, result }) => turn === params.turn && result !== null,
  fn: (_, { params }) => params,
  target: findAlternativesFx,
});
sample({
  clock: findAlternativesFx.done,
  source: $turn,
  filter: (turn, { params }) => turn === params.turn,
  fn: (_, { result }) => result,
  target: alternativesFound,
});
