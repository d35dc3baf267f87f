import { createStore } from 'effector';

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<void>;

/** How every model waits; tests give one that does not: `fork({ values: [[$wait, () => Promise.resolve()]] })`. */
export const $wait = createStore<Wait>(
  (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  { serialize: 'ignore' },
);
