import type { AvailabilityDay, StayDate } from '../contracts/index.ts';
import { maximumNights } from './links/index.ts';
import { toMinor, type Minor } from './money.ts';
import { isLengthOf, lengthOver, type StayLength, type WindowProblem } from './stay-terms.ts';
import { addDays, nightCount, type Stay } from './stay.ts';

/** One rate of one room type on one day. */
export interface DayRate {
  /** Nights that a stay from this day must last. */
  readonly minimumNights: number;
  /** Nights that it may last at most. */
  readonly maximumNights: number;
  /** Nights that every stay over this night must last; null when any will do. */
  readonly minimumThrough: number | null;
  /** Why a stay from this day cannot be booked today; the day is closed to arrival then. Null when it can. */
  readonly window: WindowProblem | null;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
}

/** Further terms of a rate on a day, as they come. */
type CalendarTerms = Pick<
  AvailabilityDay['rates'][number],
  'maxLengthOfStay' | 'minStayThrough' | 'minDaysBeforeArrival' | 'maxDaysBeforeArrival'
>;

export const readTerms = (
  terms: CalendarTerms | null,
): Pick<DayRate, 'maximumNights' | 'minimumThrough' | 'window'> => ({
  maximumNights: terms?.maxLengthOfStay ?? maximumNights,
  minimumThrough: terms?.minStayThrough ?? null,
  window: readWindow(terms),
});

function readWindow(terms: CalendarTerms | null): WindowProblem | null {
  const { minDaysBeforeArrival: ahead = null, maxDaysBeforeArrival: later = null } = terms ?? {};
  if (ahead !== null) return { kind: 'book-ahead', days: ahead };
  return later === null ? null : { kind: 'book-later', days: later };
}

/** What is known of one night. */
export interface CalendarDay {
  /** Rooms that are free, over all room types. */
  readonly rooms: number;
  /** The cheapest rate for one adult among those that the shortest stay gets; null when nothing is sold. */
  readonly leadPrice: Minor | null;
  /** The shortest stay that may begin on this day, in nights. */
  readonly minimumNights: number;
  readonly rates: ReadonlyMap<string, DayRate>;
}

/** The nights of a property that are known (product.md 9: today to 36 months ahead). */
export interface StayCalendar {
  readonly days: ReadonlyMap<StayDate, CalendarDay>;
  /** The last night for which anything is sold; null when nothing is sold. */
  readonly lastOnSale: StayDate | null;
}

export const noCalendar: StayCalendar = { days: new Map(), lastOnSale: null };

const least = (values: readonly number[]): number | null =>
  values.length === 0 ? null : Math.min(...values);

/** The shortest stay that may begin on a day on which these rates are sold. */
export function shortestStay(rates: readonly Pick<DayRate, 'minimumNights' | 'isClosedToArrival'>[]): number {
  const open = rates.filter((rate) => !rate.isClosedToArrival);
  return least((open.length > 0 ? open : rates).map((rate) => rate.minimumNights)) ?? 1;
}

/**
 * The cheapest rate of a day; null without one. A rate for longer stays only, or for those who book at another time, would promise a price that
 * the shortest stay does not get.
 */
export function leadPriceOf(
  rates: readonly (Pick<DayRate, 'minimumNights' | 'isClosedToArrival' | 'window'> & {
    readonly lead: Minor;
  })[],
): Minor | null {
  const bookable = rates.filter(({ window }) => window === null);
  const sold = bookable.length > 0 ? bookable : rates;
  const shortest = shortestStay(sold);
  return least(sold.filter(({ minimumNights }) => minimumNights <= shortest).map(({ lead }) => lead));
}

/** One night as the calendar keeps it; `currency` is the property's. */
export function calendarDay({ availableRooms, rates }: AvailabilityDay, currency: string): CalendarDay {
  const sold = rates.map((rate) => ({
    key: `${rate.roomTypeId} ${rate.ratePlanId}`,
    lead: toMinor(rate.minimumRate, currency),
    minimumNights: rate.minLengthOfStay ?? 1,
    ...readTerms(rate),
    isClosedToArrival: rate.closedToArrival,
    isClosedToDeparture: rate.closedToDeparture,
  }));
  return {
    rooms: availableRooms,
    leadPrice: availableRooms > 0 ? leadPriceOf(sold) : null,
    minimumNights: shortestStay(sold),
    rates: new Map(sold.map(({ key, lead: _, ...rate }) => [key, rate])),
  };
}

/** What a stay has to be beside free: for so many rooms, of so many nights. */
export interface StayNeed {
  readonly rooms: number;
  /** An offer's shortest stay; 1 without one. */
  readonly minimumNights: number;
  /** Today, once it can no longer be booked for today (product.md 4); null otherwise. */
  readonly closedToday: StayDate | null;
}

export type StayProblem =
  | { readonly kind: 'same-day' }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'not-on-sale' }
  /** Rooms are free, and none takes the guests that prices were asked for. */
  | { readonly kind: 'not-suited' }
  | { readonly kind: 'too-few-rooms'; readonly rooms: number }
  | { readonly kind: 'closed-to-arrival' }
  | { readonly kind: 'closed-to-departure' }
  | { readonly kind: 'night-not-free' }
  | { readonly kind: 'minimum-stay'; readonly nights: number }
  /** The shortest stay from this day is so long, and one of its nights is not free. */
  | { readonly kind: 'minimum-not-free'; readonly nights: number }
  /** A night of the stay asks every stay over it for so many nights. */
  | { readonly kind: 'minimum-through'; readonly nights: number }
  /** The longest stay from this day is so long. */
  | { readonly kind: 'longest-stay'; readonly nights: number }
  /** Stays from this day are at most `longest` nights, or at least `nights`. */
  | { readonly kind: 'other-length'; readonly longest: number; readonly nights: number }
  | WindowProblem
  | { readonly kind: 'maximum-stay'; readonly nights: number };

const restrictions: readonly StayProblem['kind'][] = [
  'closed-to-arrival',
  'closed-to-departure',
  'minimum-stay',
  'minimum-not-free',
  'minimum-through',
  'longest-stay',
  'other-length',
  'book-ahead',
  'book-later',
  'maximum-stay',
];

/** product.md 8's restricted booking: it is a rule of the hotel that speaks against the stay, not that its rooms are taken. */
export const isRestriction = ({ kind }: StayProblem): boolean => restrictions.includes(kind);

/** Why a party cannot sleep here that night, or null. Days that are not loaded yet are open: the search decides. */
function nightProblem(calendar: StayCalendar, night: StayDate, need: StayNeed): StayProblem | null {
  const day = calendar.days.get(night);
  if (day === undefined)
    return calendar.lastOnSale !== null && night > calendar.lastOnSale ? { kind: 'not-on-sale' } : null;
  if (day.leadPrice === null) {
    if (calendar.lastOnSale === null || night > calendar.lastOnSale) return { kind: 'not-on-sale' };
    if (day.rooms === 0) return { kind: 'sold-out' };
    if (day.rates.size === 0) return { kind: 'closed' };
    if (day.rooms >= need.rooms) return { kind: 'not-suited' };
  }
  return day.rooms < need.rooms ? { kind: 'too-few-rooms', rooms: day.rooms } : null;
}

/** Why no rate of a day is open to arrival, or null: how to book in time, where that helps. */
function closedProblem({ rates }: CalendarDay): StayProblem | null {
  const all = [...rates.values()];
  if (all.some((rate) => !rate.isClosedToArrival)) return null;
  const windows = all.flatMap(({ window }) => window ?? []);
  const ofKind = (kind: WindowProblem['kind']) =>
    windows.flatMap((window) => (window.kind === kind ? [window.days] : []));
  const later = ofKind('book-later');
  if (later.length > 0) return { kind: 'book-later', days: Math.max(...later) };
  const ahead = least(ofKind('book-ahead'));
  return ahead === null ? { kind: 'closed-to-arrival' } : { kind: 'book-ahead', days: ahead };
}

/** One length of stay from a day: why it cannot be booked, or the lead prices of its nights together. */
interface StayResult {
  readonly problem: StayProblem | null;
  readonly lead: Minor | null;
}

const free: StayResult = { problem: null, lead: null };
const not = (problem: StayProblem): StayResult => ({ problem, lead: null });

/** Answers for 1, 2, 3 … nights from a day, each when it is first asked for. A rate has to hold for every night of a stay. */
function resultsFrom(
  calendar: StayCalendar,
  arrival: StayDate,
  need: StayNeed,
): (nights: number) => StayResult {
  const first = calendar.days.get(arrival);
  const results: StayResult[] = [];
  let blocked: StayResult | null = null;
  let rates: readonly RunningRate[] = [...(first?.rates ?? [])].flatMap(([key, rate]) =>
    rate.isClosedToArrival
      ? []
      : [{ key, shortest: rate.minimumNights, longest: rate.maximumNights, isThrough: false }],
  );
  let lead: Minor = 0;
  const next = (nights: number): StayResult => {
    if (blocked !== null) return blocked;
    if (nights > maximumNights) return not({ kind: 'maximum-stay', nights: maximumNights });
    const night = addDays(arrival, nights - 1);
    const problem = nightProblem(calendar, night, need);
    if (problem !== null) {
      blocked = not(problem.kind === 'too-few-rooms' ? problem : { kind: 'night-not-free' });
      return blocked;
    }
    const day = calendar.days.get(night);
    if (first === undefined || day === undefined)
      return nights < need.minimumNights ? not(tooShort(need.minimumNights)) : free;
    rates = rates.flatMap((rate) => {
      const here = day.rates.get(rate.key);
      return here === undefined ? [] : [stayingOver(rate, here.minimumThrough)];
    });
    lead += day.leadPrice ?? 0;
    const problemOfLength = lengthProblem(rates, nights, calendar.days.get(addDays(arrival, nights)), need);
    return problemOfLength === null ? { problem: null, lead } : not(problemOfLength);
  };
  return (nights) => {
    while (results.length < nights) results.push(next(results.length + 1));
    return results[nights - 1] ?? free;
  };
}

const tooShort = (nights: number): StayProblem => ({ kind: 'minimum-stay', nights });

/** A rate that every night so far is sold at, with the nights that the stay may last. */
interface RunningRate extends StayLength {
  readonly key: string;
  /** Another night than that of the arrival asks for the shortest stay. */
  readonly isThrough: boolean;
}

function stayingOver(rate: RunningRate, through: number | null): RunningRate {
  const length = lengthOver(rate, through);
  return length === rate ? rate : { ...rate, shortest: length.shortest, isThrough: true };
}

/** Why no rate that holds for all the nights can be had for so many, or null. */
function lengthProblem(
  rates: readonly RunningRate[],
  nights: number,
  departure: CalendarDay | undefined,
  need: StayNeed,
): StayProblem | null {
  if (rates.length === 0) return { kind: 'night-not-free' };
  const fitting = rates.filter((rate) => isLengthOf(rate, nights));
  if (fitting.length === 0 || nights < need.minimumNights) return wrongLength(rates, nights, need);
  const isOpen = fitting.some(({ key }) => departure?.rates.get(key)?.isClosedToDeparture !== true);
  return isOpen ? null : { kind: 'closed-to-departure' };
}

/** Which lengths these rates allow instead. */
function wrongLength(rates: readonly RunningRate[], nights: number, need: StayNeed): StayProblem {
  const possible = rates.filter(({ shortest, longest }) => Math.max(shortest, need.minimumNights) <= longest);
  const longer = possible.filter(({ longest }) => nights < longest);
  const shorter = possible.filter(({ longest }) => longest < nights);
  const longest = Math.max(0, ...shorter.map((rate) => rate.longest));
  const shortest = least(longer.map((rate) => rate.shortest));
  if (shortest === null) {
    if (longest > 0) return { kind: 'longest-stay', nights: longest };
    const allowed = rates.filter((rate) => rate.shortest <= rate.longest);
    // What is asked for, as by an offer, is longer than any stay from here.
    if (allowed.length > 0)
      return { kind: 'longest-stay', nights: Math.max(...allowed.map((rate) => rate.longest)) };
    // A night asks for more than the arrival allows: no stay from here is over it.
    return { kind: 'minimum-through', nights: Math.min(...rates.map((rate) => rate.shortest)) };
  }
  const wanted = Math.max(shortest, need.minimumNights);
  if (longest > 0) return { kind: 'other-length', longest, nights: wanted };
  const isThrough = wanted === shortest && longer.every((rate) => rate.shortest > shortest || rate.isThrough);
  return isThrough ? { kind: 'minimum-through', nights: wanted } : tooShort(wanted);
}

/**
 * Why a stay of a number of nights from a day cannot be booked, by its calendar (decisions 1: every night priced, minimum
 * stay met, not closed); the same question of the same day is answered once.
 */
export interface StayRules {
  /** Why no stay can begin on a day, or null. */
  readonly arrivalProblem: (arrival: StayDate) => StayProblem | null;
  /** Why a stay cannot be booked, or null. */
  readonly stayProblem: (stay: Stay) => StayProblem | null;
  /** The lead prices of its nights together: no stay costs less. Null when that is not known. */
  readonly leadPrice: (stay: Stay) => Minor | null;
}

export function stayRules(calendar: StayCalendar, need: StayNeed): StayRules {
  const results = new Map<StayDate, (nights: number) => StayResult>();
  const arrivals = new Map<StayDate, StayProblem | null>();

  const resultOf = ({ from, nights }: { readonly from: StayDate; readonly nights: number }): StayResult => {
    const known = results.get(from) ?? resultsFrom(calendar, from, need);
    results.set(from, known);
    return known(nights);
  };
  const resultFor = (stay: Stay): StayResult =>
    resultOf({ from: stay.from, nights: Math.max(1, nightCount(stay)) });
  const findArrivalProblem = (arrival: StayDate): StayProblem | null => {
    if (arrival === need.closedToday) return { kind: 'same-day' };
    const problem = nightProblem(calendar, arrival, need);
    const day = calendar.days.get(arrival);
    if (problem !== null || day === undefined) return problem;
    const closed = closedProblem(day);
    if (closed !== null) return closed;
    let found: StayProblem | null = null;
    for (let nights = 1; nights <= maximumNights; nights += 1) {
      const { problem: ofStay } = resultOf({ from: arrival, nights });
      if (ofStay === null) return null;
      if (ofStay.kind === 'night-not-free' || ofStay.kind === 'too-few-rooms')
        return found ?? { kind: 'minimum-not-free', nights: Math.max(day.minimumNights, need.minimumNights) };
      // Stays of the right length that are closed to departure say more than those of a wrong one.
      if (ofStay.kind === 'closed-to-departure') found = ofStay;
    }
    return found ?? { kind: 'closed-to-arrival' };
  };
  const arrivalProblem = (arrival: StayDate): StayProblem | null => {
    const known = arrivals.get(arrival);
    if (known !== undefined) return known;
    const problem = findArrivalProblem(arrival);
    arrivals.set(arrival, problem);
    return problem;
  };
  return {
    arrivalProblem,
    stayProblem: (stay) => {
      const problem = arrivalProblem(stay.from);
      if (problem !== null && problem.kind !== 'minimum-not-free') return problem;
      return resultFor(stay).problem;
    },
    leadPrice: (stay) => resultFor(stay).lead,
  };
}
