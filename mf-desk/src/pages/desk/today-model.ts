import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import { type DayCounts, dayCountsOf, type DrawnDesk, getDeskToday } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { createQuery } from 'shared/runtime/factories';
import { bookingMade, bookingStale, noteFx } from './bookings-model.ts';
import { deskOpened } from './session-model.ts';

/** With the hotel's id, and the day; an empty one is the hotel's today. */
export const dayChosen = createEvent<{ readonly propertyId: string; readonly on: string }>();
/** Its lists are not looked at any more. */
export const dayLeft = createEvent();

export const todayFx = createCallFx(getDeskToday);

/** An answer is late when another day was chosen meanwhile, or something was done. */
const reading = createQuery({ effect: todayFx });
sample({
  clock: dayChosen,
  fn: ({ propertyId, on }) => ({ query: { propertyId, ...(on === '' ? {} : { on }) } }),
  target: reading.asked,
});
sample({ clock: [dayLeft, deskOpened], fn: () => null, target: reading.asked });
// Something was done with a booking that may stand in the lists.
sample({
  clock: [bookingStale, bookingMade, noteFx.done],
  fn: () => undefined,
  target: reading.askedAgain,
});

/** The day that was chosen last; null for the hotel's today. */
export const $wantedDay = reading.$state.map((state) =>
  state.kind === 'idle' ? null : (state.question.query.on ?? null),
);

type Today = EndpointOutput<typeof getDeskToday>;

/** The first rows of today's lists, that the server has drawn the page with. */
export const dayDrawn = createEvent<Pick<DrawnDesk, 'today' | 'counts'>>();

export const $today = createStore<Today | null>(null)
  .on(dayDrawn, (_, { today }) => today)
  .on(reading.answered, (_, { answer }) => answer)
  .reset(deskOpened);

export const $dayCounts = createStore<DayCounts | null>(null)
  .on(dayDrawn, (_, { counts }) => counts)
  .on(reading.answered, (_, { answer }) => dayCountsOf(answer))
  .reset(deskOpened);

/** The day could not be read. */
export const $hasDayFailed = reading.$state.map(({ kind }) => kind === 'failed');
