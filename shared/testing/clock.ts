/** A clock that stands still until it is moved; fits `shared/runtime`'s Clock. */
export interface FixedClock {
  readonly now: () => Date;
  readonly advance: (milliseconds: number) => void;
}

/** The instant of the tests: Saturday 21 November 2026, 10:00 UTC. */
export const testNow = '2026-11-21T10:00:00Z';

/** A clock at an ISO 8601 instant, `testNow` unless told. */
export function fixedClock(instant: string = testNow): FixedClock {
  let time = new Date(instant).getTime();
  return {
    now: () => new Date(time),
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
