import { createEvent, createStore, sample } from 'effector';
import type { EndpointOutput } from 'shared/contracts';
import { getDeskToday } from 'shared/contracts/desk';
import { createCallFx } from 'shared/runtime';
import { deskOpened } from './session-model.ts';

/** With the hotel's id, and the day; an empty one is the hotel's today. */
export const dayChosen = createEvent<{ readonly propertyId: string; readonly on: string }>();

export const todayFx = createCallFx(getDeskToday);

sample({
  clock: dayChosen,
  fn: ({ propertyId, on }) => ({ query: { propertyId, ...(on === '' ? {} : { on }) } }),
  target: todayFx,
});

export const $today = createStore<EndpointOutput<typeof getDeskToday> | null>(null)
  .on(todayFx.doneData, (_, today) => today)
  .reset(deskOpened);
