import type { AvailabilityDay, StayDate } from 'shared/contracts';
import { addDays, daysBetween, nightsOf, toMinor, type Minor } from 'shared/domain';

/** What the calendar knows of one night. */
export interface DayFacts {
  /** The cheapest rate of the night for one adult, in minor units; null when nothing can be sold. */
  readonly leadPrice: Minor | null;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
  /** The shortest stay, in nights, that may start on this day. */
  readonly minimumNights: number;
}

export type CalendarFacts = Readonly<Record<StayDate, DayFacts>>;

function factsOf(day: AvailabilityDay, currency: string): DayFacts {
  const open = day.rates.filter((rate) => !rate.closedToArrival);
  const prices = day.rates.map((rate) => toMinor(rate.minimumRate, currency));
  return {
    leadPrice: day.availableRooms > 0 && prices.length > 0 ? Math.min(...prices) : null,
    isClosedToArrival: open.length === 0,
    isClosedToDeparture: day.rates.length > 0 && day.rates.every((rate) => rate.closedToDeparture),
    minimumNights: open.length === 0 ? 1 : Math.min(...open.map((rate) => rate.minLengthOfStay ?? 1)),
  };
}

export const calendarFacts = (days: readonly AvailabilityDay[], currency: string): CalendarFacts =>
  Object.fromEntries(days.map((day) => [day.dateOfStay, factsOf(day, currency)]));

export type UnavailableReason =
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'closed-to-arrival' }
  | { readonly kind: 'closed-to-departure' }
  | { readonly kind: 'night-sold-out' }
  | { readonly kind: 'minimum-stay'; readonly nights: number };

const isSoldOut = (facts: CalendarFacts, night: StayDate): boolean => facts[night]?.leadPrice === null;

/** Why no stay can begin on a day, or null. A day that is not loaded yet is open: the search decides. */
export function arrivalProblem(facts: CalendarFacts, date: StayDate): UnavailableReason | null {
  const day = facts[date];
  if (day === undefined) return null;
  if (day.leadPrice === null) return { kind: 'sold-out' };
  return day.isClosedToArrival ? { kind: 'closed-to-arrival' } : null;
}

/** Why a stay that began on `arrival` cannot end on `date`, or null. */
export function departureProblem(
  facts: CalendarFacts,
  arrival: StayDate,
  date: StayDate,
): UnavailableReason | null {
  if (date <= arrival) return null;
  if (nightsOf({ from: arrival, to: date }).some((night) => isSoldOut(facts, night)))
    return { kind: 'night-sold-out' };
  const minimum = facts[arrival]?.minimumNights ?? 1;
  if (daysBetween(arrival, date) < minimum) return { kind: 'minimum-stay', nights: minimum };
  return facts[date]?.isClosedToDeparture === true ? { kind: 'closed-to-departure' } : null;
}

/** The months from the one shown that are asked for together, as a half-open range of days. */
export function calendarWindow(
  firstDay: StayDate,
  today: StayDate,
  lastDay: StayDate,
): { from: StayDate; to: StayDate } {
  const end = addDays(firstDay, 100);
  return { from: firstDay < today ? today : firstDay, to: end < lastDay ? end : lastDay };
}
