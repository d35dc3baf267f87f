import type { CompactCalendar } from 'shared/contracts';
import type { CalendarNight } from './snapshot/rate-calendar.ts';

/** How a rate is restricted on each day of a calendar: 0 while it is not sold, else four times its shortest stay plus what it is closed to. */
export type Restrictions = Uint16Array;

const closedToArrival = 1;
const closedToDeparture = 2;

export const restrictionOf = (night: CalendarNight | null): number =>
  night === null
    ? 0
    : (night.minStay ?? 1) * 4 +
      (night.isClosedToArrival ? closedToArrival : 0) +
      (night.isClosedToDeparture ? closedToDeparture : 0);

const nightsOf = (state: number): number => state >> 2;
const closedOf = (state: number): number => state & 3;

/** Whether every stay that `b` allows is allowed by `a` too. */
function isAsFree(a: Restrictions, b: Restrictions): boolean {
  for (let day = 0; day < b.length; day += 1) {
    const here = b[day] ?? 0;
    const other = a[day] ?? 0;
    if (here === other) continue;
    if (here === 0) {
      // A departure on a day on which the rate is not sold is allowed: nothing closes it.
      if ((b[day - 1] ?? 0) > 0 && (closedOf(other) & closedToDeparture) !== 0) return false;
      continue;
    }
    if (other === 0 || nightsOf(other) > nightsOf(here)) return false;
    if ((closedOf(other) & ~closedOf(here)) !== 0) return false;
  }
  return true;
}

/** Those that allow a stay which no other allows: they suffice to decide whether a stay can be booked. */
function freest(all: readonly Restrictions[]): readonly Restrictions[] {
  const found: Restrictions[] = [];
  for (const each of all) {
    if (found.some((other) => isAsFree(other, each))) continue;
    const others = found.filter((other) => !isAsFree(each, other));
    found.splice(0, found.length, ...others, each);
  }
  return found;
}

/** Restrictions of which each day has the mildest of all: they forbid nothing that one of them allows, and allow what none does. */
function mildest(all: readonly Restrictions[], days: number): Restrictions {
  const merged = new Uint16Array(days);
  for (let day = 0; day < days; day += 1) {
    const sold = all.map((each) => each[day] ?? 0).filter((state) => state > 0);
    if (sold.length === 0) continue;
    const nights = Math.min(...sold.map(nightsOf));
    merged[day] =
      nights * 4 +
      sold.reduce((closed, state) => closed & closedOf(state), closedToArrival + closedToDeparture);
  }
  return merged;
}

type Run = CompactCalendar['restrictions'][number][number];

function runsOf(restrictions: Restrictions): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let day = 1; day <= restrictions.length; day += 1) {
    const state = restrictions[from] ?? 0;
    if (restrictions[day] === state) continue;
    // What is closed is one of four.
    runs.push([day - from, nightsOf(state), closedOf(state) as Run[2]]);
    from = day;
  }
  return runs;
}

/** Some 200 kB of text; a hotel with more of them has restrictions that differ from rate to rate and day to day. */
export const mostRuns = 20_000;

/** The restrictions that matter; when they are too many to send to a page, one mild one, and the search decides. */
export function atMost(runs: number, all: readonly Restrictions[], days: number): readonly Restrictions[] {
  const chosen = freest(all);
  const count = chosen.reduce((sum, each) => sum + runsOf(each).length, 0);
  return count <= runs ? chosen : [mildest(chosen, days)];
}

/** As the wire has them. */
export const writeRestrictions = (all: readonly Restrictions[], days: number): Run[][] =>
  atMost(mostRuns, all, days).map(runsOf);
