/** The only source of the current time; tests and jobs are given their own. */
export interface Clock {
  readonly now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
