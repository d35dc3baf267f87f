import type { ReactNode } from 'react';
import type { StayDate } from '../../contracts/index.ts';
import type { DateRange, DateRole } from './range.ts';

export interface DateRangeCalendarProps extends DateRange {
  readonly onChange: (range: DateRange) => void;
  readonly min: StayDate;
  readonly max: StayDate;
  readonly today: StayDate;
  /** Why a date cannot be the arrival or the departure; null when it can. */
  readonly unavailable?: ((date: StayDate, role: DateRole) => string | null) | undefined;
  /** A few characters under the day, such as its lowest price. */
  readonly note?: ((date: StayDate) => string | null) | undefined;
  /** The same in words, where the few characters need them. */
  readonly spokenNote?: ((date: StayDate) => string | null) | undefined;
  /** A character or two at the corner of a day on which a stay may begin, such as its minimum stay; `legend` explains it. */
  readonly mark?: ((date: StayDate) => string | null) | undefined;
  readonly minNights?: ((arrival: StayDate) => number) | undefined;
  readonly months?: 1 | 2 | undefined;
  /** Told with the first day of the first month whenever other months are shown. */
  readonly onMonthShown?: ((firstDay: StayDate) => void) | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly legend?: ReactNode;
  /** Chooses one date instead of two. */
  readonly single?: boolean | undefined;
}
