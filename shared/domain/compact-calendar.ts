import { readCalendarDay, type CompactCalendar, type StayDate } from '../contracts/index.ts';
import { toMinor } from './money.ts';
import {
  calendarDay,
  readTerms,
  shortestStay,
  type CalendarDay,
  type DayRate,
  type StayCalendar,
} from './stay-calendar.ts';
import { addDays } from './stay.ts';

type Runs = CompactCalendar['restrictions'][number];
type TermsRuns = NonNullable<CompactCalendar['terms']>[number];

const closedToArrival = 1;
const closedToDeparture = 2;

/** What each run says, once for each of its days. */
function* termsOf(runs: TermsRuns): Generator<TermsRuns[number], undefined> {
  for (const run of runs) for (let day = 0; day < run.days; day += 1) yield run;
}

/** What a rate is on each day in turn, the same object while nothing changes; null while it is not sold. */
function* statesOf(runs: Runs, termsRuns: TermsRuns): Generator<DayRate | null, undefined> {
  const terms = termsOf(termsRuns);
  for (const [days, minimumNights, closed] of runs) {
    const stateOf = (run: TermsRuns[number] | null): DayRate | null =>
      minimumNights === 0
        ? null
        : {
            minimumNights,
            ...readTerms(run),
            isClosedToArrival: (closed & closedToArrival) !== 0,
            isClosedToDeparture: (closed & closedToDeparture) !== 0,
          };
    let run = terms.next().value ?? null;
    let state = stateOf(run);
    for (let day = 0; day < days; day += 1) {
      const next = day === 0 ? run : (terms.next().value ?? null);
      if (next !== run) state = stateOf(next);
      run = next;
      yield state;
    }
  }
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.every((each, index) => each === b[index]);

function expand(compact: CompactCalendar, currency: string): StayCalendar {
  const rates = compact.restrictions.map((runs, index) => statesOf(runs, compact.terms?.[index] ?? []));
  const days = new Map<StayDate, CalendarDay>();
  let lastOnSale: StayDate | null = null;
  let before: readonly (DayRate | null)[] | null = null;
  let rules: Pick<CalendarDay, 'rates' | 'minimumNights'> = { rates: new Map(), minimumNights: 1 };
  for (const [index, rooms] of compact.availableRooms.entries()) {
    const states = rates.map((rate) => rate.next().value ?? null);
    // Most days are as the day before, and share what is known of them.
    if (before === null || !isSame(states, before)) {
      const sold = states.flatMap((state, key) => (state === null ? [] : [[String(key), state] as const]));
      rules = { rates: new Map(sold), minimumNights: shortestStay(sold.map(([, state]) => state)) };
    }
    before = states;
    const lead = compact.leadPrices[index] ?? null;
    const date = addDays(compact.dateFrom, index);
    days.set(date, { rooms, leadPrice: lead === null ? null : toMinor(lead, currency), ...rules });
    if (rules.rates.size > 0) lastOnSale = date;
  }
  return { days, lastOnSale };
}

/** What a server before the compact form sends; a day outside the contract is left out. */
function readDays(wire: readonly unknown[], currency: string): StayCalendar {
  const days = new Map<StayDate, CalendarDay>();
  let lastOnSale: StayDate | null = null;
  for (const each of wire) {
    const day = readCalendarDay(each);
    if (day === null) continue;
    days.set(day.dateOfStay, calendarDay(day, currency));
    if (day.rates.length > 0) lastOnSale = day.dateOfStay;
  }
  return { days, lastOnSale };
}

/** The calendar of `compactCalendar`; `currency` is the property's. */
export const readCalendar = (answer: CompactCalendar | readonly unknown[], currency: string): StayCalendar =>
  'dateFrom' in answer ? expand(answer, currency) : readDays(answer, currency);
