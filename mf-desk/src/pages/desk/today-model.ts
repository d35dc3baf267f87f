import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import { dayCountsOf, type DrawnDesk, getDeskToday } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { deskOpened } from './session-model.ts';

/** With the hotel's id, and the day; an empty one is the hotel's today. */
export const dayChosen = createEvent<{ readonly propertyId: string; readonly on: string }>();

export const todayFx = createCallFx(getDeskToday);

/** The day that was chosen last; null for the hotel's today. */
export const $wantedDay = createStore<string | null>(null)
  .on(dayChosen, (_, { on }) => (on === '' ? null : on))
  .reset(deskOpened);

sample({
  clock: dayChosen,
  fn: ({ propertyId, on }) => ({ query: { propertyId, ...(on === '' ? {} : { on }) } }),
  target: todayFx,
});

type Today = EndpointOutput<typeof getDeskToday>;

/** How long the lists of a day are. */
export type DayCounts = NonNullable<DrawnDesk['counts']>;

/** The first rows of today's lists, that the server has drawn the page with. */
export const dayDrawn = createEvent<Pick<DrawnDesk, 'today' | 'counts'>>();

/** An answer about a day that was left meanwhile is late. */
const dayRead = sample({
  clock: todayFx.done,
  source: $wantedDay,
  filter: (wanted, { params }) => (params.query.on ?? null) === wanted,
  fn: (_, { result }) => result,
});

export const $today = createStore<Today | null>(null)
  .on(dayDrawn, (_, { today }) => today)
  .on(dayRead, (_, today) => today)
  .reset(deskOpened);

export const $dayCounts = createStore<DayCounts | null>(null)
  .on(dayDrawn, (_, { counts }) => counts)
  .on(dayRead, (_, today) => dayCountsOf(today))
  .reset(deskOpened);

/** The day could not be read. */
export const $hasDayFailed = createStore(false)
  .on(todayFx.fail, () => true)
  .reset(dayChosen, deskOpened);
