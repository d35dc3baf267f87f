import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AppDeps } from '../deps.ts';
import { maskDigits } from '../logger.ts';
import { forgetFailures, type JobItem, listFailedHouses, recordFailedAttempt } from './job-failures.ts';

const minuteMs = 60_000;
/** With the pauses below for about four days. */
const attempts = 30;

/** 1, 2, 4 … minutes, at most four hours; null after the last attempt. */
const pauseAfter = (attempt: number): number | null =>
  attempt >= attempts ? null : Math.min(minuteMs * 2 ** (attempt - 1), 240 * minuteMs);

type Deps = Pick<AppDeps, 'db' | 'clock' | 'logger'>;

/**
 * Processes one item of a job's list, so that its failure never stops the others: it is retried, later each time, and then set aside, which
 * the log and `booking_job_set_aside` show. Gives whether it succeeded.
 */
export async function tryItem(deps: Deps, item: JobItem, work: () => Promise<void>): Promise<boolean> {
  const isDone = await attempt(deps, item, work);
  if (isDone) await forgetFailures(deps.db, item);
  return isDone;
}

async function attempt(deps: Deps, item: JobItem, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    const what = { err: error, ...item };
    const now = deps.clock.now();
    const { isSetAside, attempts: tried } = await recordFailedAttempt(deps.db, item, {
      error: maskDigits(String(error)).slice(0, 500),
      now,
      dueAfter: (attempt) => {
        const pause = pauseAfter(attempt);
        return pause === null ? null : new Date(now.getTime() + pause);
      },
    });
    if (isSetAside) deps.logger.error({ ...what, tried }, 'set aside: it is not tried any more');
    else deps.logger.error({ ...what, tried }, 'job item failed: it is tried again later');
    return false;
  }
  return true;
}

export interface HouseRound<House> {
  readonly job: string;
  readonly houses: readonly House[];
  readonly work: (house: House) => Promise<void>;
  /** After each hotel: whether the round goes on. */
  readonly goesOn: () => boolean | Promise<boolean>;
}

/**
 * Processes every hotel in turn as `tryItem` does an item. Failures of the rounds before are looked up once, for a statement for each of a
 * thousand hotels would find nothing in nearly all; requests get their turn between two hotels.
 */
export async function tryHouses<House extends { readonly propertyId: string }>(
  deps: Deps,
  { job, houses, work, goesOn }: HouseRound<House>,
): Promise<void> {
  const failed = await listFailedHouses(deps.db, { job, itemId: job });
  for (const house of houses) {
    const { propertyId } = house;
    const item = { job, propertyId, itemId: job };
    const isDone = await attempt(deps, item, () => work(house));
    if (isDone && failed.has(propertyId)) await forgetFailures(deps.db, item);
    await nextTurn();
    if (!(await goesOn())) return;
  }
}
