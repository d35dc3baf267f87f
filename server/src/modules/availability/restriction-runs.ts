import type { CompactCalendar, compactCalendarSchema } from 'shared/contracts';
import type * as z from 'zod/mini';
import { type DayTerms, writeTerms } from './day-terms.ts';

/**
 * How a rate is restricted on each day of a calendar: 0 while it is not sold, else four times its shortest stay plus what it is closed to, and
 * in the higher bits the place of its further terms among those of the calendar.
 */
export type Restrictions = Uint32Array;

type FurtherTerms = ReturnType<typeof writeTerms>;

/** The further terms of a calendar's rates, each once; the first asks nothing. */
export interface TermsTable {
  readonly places: Map<string, number>;
  readonly terms: FurtherTerms[];
}

export const createTermsTable = (): TermsTable => ({ places: new Map(), terms: [{}] });

const placeBit = 12;
const mostTerms = 2 ** 20 - 1;

function placeOf({ places, terms }: TermsTable, day: DayTerms): number {
  if (day.maximumNights === null && day.minimumThrough === null && day.window === null) return 0;
  const further = writeTerms(day);
  const name = JSON.stringify(further);
  const known = places.get(name);
  if (known !== undefined) return known;
  // More than there are days and rates to have them: then the search decides.
  if (terms.length > mostTerms) return 0;
  places.set(name, terms.length);
  return terms.push(further) - 1;
}

const closedToArrival = 1;
const closedToDeparture = 2;

export const restrictionOf = (day: DayTerms | null, table: TermsTable): number =>
  day === null
    ? 0
    : placeOf(table, day) * 2 ** placeBit +
      day.minimumNights * 4 +
      (day.isClosedToArrival ? closedToArrival : 0) +
      (day.isClosedToDeparture ? closedToDeparture : 0);

const nightsOf = (state: number): number => (state & (2 ** placeBit - 1)) >> 2;
const termsPlace = (state: number): number => state >>> placeBit;
const closedOf = (state: number): number => state & 3;

/** Whether terms allow every length that others allow; windows close a day to arrival, which is seen there. */
function areTermsAsFree(a: FurtherTerms = {}, b: FurtherTerms = {}): boolean {
  return (
    (a.MaxLengthOfStay ?? Infinity) >= (b.MaxLengthOfStay ?? Infinity) &&
    (a.MinStayThrough ?? 1) <= (b.MinStayThrough ?? 1)
  );
}

/** Whether a day that is closed to arrival says the same, or more, of when to book for it. */
const saysWindowOf = (a: FurtherTerms = {}, b: FurtherTerms = {}): boolean =>
  (b.MinDaysBeforeArrival === undefined || a.MinDaysBeforeArrival === b.MinDaysBeforeArrival) &&
  (b.MaxDaysBeforeArrival === undefined || a.MaxDaysBeforeArrival === b.MaxDaysBeforeArrival);

/** Whether every stay that `b` allows is allowed by `a` too, and what `b` says of days that are closed in both is said by `a`. */
function isAsFree(a: Restrictions, b: Restrictions, { terms }: TermsTable): boolean {
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
    const [theirs, ours] = [termsPlace(other), termsPlace(here)];
    if (theirs === ours) continue;
    if (!areTermsAsFree(terms[theirs], terms[ours])) return false;
    const isClosed = (closedOf(other) & closedToArrival) !== 0;
    if (isClosed && !saysWindowOf(terms[theirs], terms[ours])) return false;
  }
  return true;
}

/** Those that allow a stay which no other allows: they suffice to decide whether a stay can be booked. */
function freest(all: readonly Restrictions[], table: TermsTable): readonly Restrictions[] {
  const found: Restrictions[] = [];
  for (const each of all) {
    if (found.some((other) => isAsFree(other, each, table))) continue;
    const others = found.filter((other) => !isAsFree(each, other, table));
    found.splice(0, found.length, ...others, each);
  }
  return found;
}

/** Restrictions of which each day has the mildest of all, without further terms: they forbid nothing that one of them allows, and allow what none does. */
function mildest(all: readonly Restrictions[], days: number): Restrictions {
  const merged = new Uint32Array(days);
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

/** Days in a row of which `part` is the same. */
function runsOf<Written>(
  restrictions: Restrictions,
  part: (state: number) => number,
  write: (days: number, part: number) => Written,
): Written[] {
  const runs: Written[] = [];
  let from = 0;
  let here = part(restrictions[0] ?? 0);
  for (let day = 1; day <= restrictions.length; day += 1) {
    const next = day === restrictions.length ? -1 : part(restrictions[day] ?? 0);
    if (next === here) continue;
    runs.push(write(day - from, here));
    from = day;
    here = next;
  }
  return runs;
}

const restrictionRuns = (restrictions: Restrictions): Run[] =>
  runsOf(
    restrictions,
    (state) => state & (2 ** placeBit - 1),
    // What is closed is one of four.
    (days, state) => [days, nightsOf(state), closedOf(state) as Run[2]],
  );

type TermsRuns = NonNullable<z.input<typeof compactCalendarSchema>['Terms']>[number];

/** Empty for a rate that asks nothing further. */
const termsRuns = (restrictions: Restrictions, { terms }: TermsTable): TermsRuns =>
  restrictions.some((state) => termsPlace(state) !== 0)
    ? runsOf(restrictions, termsPlace, (Days, place) => ({ Days, ...terms[place] }))
    : [];

/** Some 200 kB of text; a hotel with more of them has restrictions that differ from rate to rate and day to day. */
export const mostRuns = 20_000;

/** The restrictions that matter; when they are too many to send to a page, one mild one, and the search decides. */
export function atMost(
  runs: number,
  all: readonly Restrictions[],
  days: number,
  table: TermsTable,
): readonly Restrictions[] {
  const chosen = freest(all, table);
  const count = chosen.reduce(
    (sum, each) => sum + restrictionRuns(each).length + termsRuns(each, table).length,
    0,
  );
  return count <= runs ? chosen : [mildest(chosen, days)];
}

/** As the wire has them. */
export function writeRestrictions(
  all: readonly Restrictions[],
  days: number,
  table: TermsTable,
): Pick<z.input<typeof compactCalendarSchema>, 'Restrictions' | 'Terms'> {
  const chosen = atMost(mostRuns, all, days, table);
  const Restrictions = chosen.map(restrictionRuns);
  const Terms = chosen.map((each) => termsRuns(each, table));
  return Terms.some((runs) => runs.length > 0) ? { Restrictions, Terms } : { Restrictions };
}
