import type { Clock } from '../../src/clock.ts';

export interface TestClock extends Clock {
  readonly set: (now: string) => void;
}

/** Stands still until it is set. */
export function createTestClock(now: string): TestClock {
  let current = new Date(now);
  return {
    now: () => current,
    set: (next) => {
      current = new Date(next);
    },
  };
}

export const testNow = '2026-11-20T10:00:00Z';
