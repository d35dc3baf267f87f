import { createEvent, createStore, sample } from 'effector';
import type { StayDate } from 'shared/contracts';
import { quickDays, withoutPastDay } from './draft.ts';
import { $draft, $stay, $today, draftFound, draftReplaced, timesFound, draftChanged } from './model.ts';

// Who opens the form late in the evening finds today's tables gone. As long as the day is the form's own guess,
// it looks on for the first one with a table; a day that the guest has chosen is never changed.

const movedOn = createEvent<StayDate>();
const gaveUp = createEvent();

/** The guesses that had no table, in their order; null while the day is not a guess. */
const $tried = createStore<readonly StayDate[] | null>(null)
  .on(draftChanged, (tried, { visitDate, visitTime, partySize, restaurantId }) =>
    [visitDate, visitTime, partySize, restaurantId].every((wish) => wish === undefined) ? tried : null,
  )
  .on(movedOn, (tried, day) => [...(tried ?? []), day])
  .on(gaveUp, () => null);

/** The day with which the form would have begun, had it a table left; null while it shows that day. */
export const $fullDay = createStore<StayDate | null>(null)
  .on(movedOn, (first, day) => first ?? day)
  .on(draftChanged, (first, { visitDate }) => (visitDate === undefined ? first : null))
  .reset(draftFound, gaveUp);

sample({
  clock: draftFound,
  source: $today,
  fn: (today, draft) => (withoutPastDay(draft, today ?? '').visitDate === null ? [] : null),
  target: $tried,
});

const guessIsFull = sample({
  clock: timesFound,
  source: { tried: $tried, draft: $draft, stay: $stay, today: $today },
  filter: ({ tried }, times) => times.length === 0 && tried !== null,
  fn: ({ tried, draft, stay, today }) => ({
    draft,
    first: tried?.[0] ?? draft.visitDate,
    next:
      quickDays(stay, today ?? '').find((day) => draft.visitDate !== null && day > draft.visitDate) ?? null,
  }),
});
sample({
  clock: guessIsFull,
  filter: ({ next }) => next !== null,
  fn: ({ draft }) => draft.visitDate ?? '',
  target: movedOn,
});
// Nowhere a table: the guest reads so of the day that they came for.
sample({ clock: guessIsFull, filter: ({ next }) => next === null, target: gaveUp });
sample({
  clock: guessIsFull,
  source: $draft,
  fn: (draft, { first, next }) => ({ ...draft, visitDate: next ?? first }),
  target: draftReplaced,
});
