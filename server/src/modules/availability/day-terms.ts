import { lengthOnArrival, lengthOver, windowProblem, type WindowProblem } from 'shared/domain';
import type { CalendarNight } from './snapshot/rate-calendar.ts';

/** What a calendar says of one rate on one day, as seen from so many days before. */
export interface DayTerms {
  /** The shortest stay from this day. */
  readonly minimumNights: number;
  /** The longest stay from this day; null when any will do. */
  readonly maximumNights: number | null;
  readonly minimumThrough: number | null;
  /** Why a stay from this day cannot be booked today; the day is closed to arrival then, for pages that read no windows too. */
  readonly window: WindowProblem | null;
  readonly isClosedToArrival: boolean;
  readonly isClosedToDeparture: boolean;
}

export function dayTermsOf(night: CalendarNight, daysBefore: number): DayTerms {
  const { terms, isClosedToDeparture } = night;
  const window = windowProblem(terms, daysBefore);
  const { shortest, longest } = lengthOver(lengthOnArrival(terms), terms.minimumThrough);
  return {
    minimumNights: shortest,
    maximumNights: terms.maximumNights,
    minimumThrough: terms.minimumThrough,
    window,
    isClosedToArrival: night.isClosedToArrival || window !== null || shortest > longest,
    isClosedToDeparture,
  };
}

/** The further terms of a calendar's rate on the wire; what asks nothing is left out. */
export const writeTerms = ({ maximumNights, minimumThrough, window }: DayTerms) => ({
  ...(maximumNights === null ? {} : { MaxLengthOfStay: maximumNights }),
  ...(minimumThrough === null ? {} : { MinStayThrough: minimumThrough }),
  ...(window?.kind === 'book-ahead' ? { MinDaysBeforeArrival: window.days } : {}),
  ...(window?.kind === 'book-later' ? { MaxDaysBeforeArrival: window.days } : {}),
});
