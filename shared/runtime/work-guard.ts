import { createEvent, createStore } from 'effector';

/** Work that nothing may interrupt, such as a payment: no reload, no new version, a warning before leaving. */
export const workBegan = createEvent<string>();
export const workEnded = createEvent<string>();

export const $workInProgress = createStore<readonly string[]>([])
  .on(workBegan, (works, work) => (works.includes(work) ? works : [...works, work]))
  .on(workEnded, (works, work) => works.filter((each) => each !== work));

export const $isWorkInProgress = $workInProgress.map((works) => works.length > 0);
