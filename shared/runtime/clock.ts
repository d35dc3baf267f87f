import { createStore } from 'effector';

/** The only source of the present moment; tests give a fixed one by `fork({ values: [[$clock, clock]] })`. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const $clock = createStore<Clock>(systemClock, { serialize: 'ignore' });
