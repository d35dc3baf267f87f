import type { StayDate } from '../../contracts/index.ts';
import { addDays, compareDates, weekdayOf } from '../../domain/index.ts';
import { sameDayInMonth } from './month.ts';

export interface DateRange {
  readonly from: StayDate | null;
  readonly to: StayDate | null;
}

export type DateRole = 'arrival' | 'departure';

/** Without an arrival on a day that cannot be one, as a link may name: it would leave no departure to choose. */
export const usableRange = (
  { from, to }: DateRange,
  unavailable: ((date: StayDate, role: DateRole) => string | null) | undefined,
): DateRange =>
  from !== null && to === null && (unavailable?.(from, 'arrival') ?? null) !== null
    ? { from: null, to: null }
    : { from, to };

/** What a click on `date` would choose: the departure once there is an arrival before it, else a new arrival. */
export const roleOf = ({ from, to }: DateRange, date: StayDate): DateRole =>
  from !== null && to === null && compareDates(date, from) > 0 ? 'departure' : 'arrival';

/** The range after `date` is chosen. */
export const choose = (range: DateRange, date: StayDate): DateRange =>
  roleOf(range, date) === 'departure' ? { from: range.from, to: date } : { from: date, to: null };

const clamp = (date: StayDate, min: StayDate, max: StayDate): StayDate =>
  compareDates(date, min) < 0 ? min : compareDates(date, max) > 0 ? max : date;

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
}

/**
 * Where a key leads from a date, kept within [min, max]; null for any other key. Keys as in the ARIA date grid pattern;
 * where a page reads from right to left, the next day is on the left.
 */
export function dateAfterKey(
  date: StayDate,
  { key, shiftKey: shift }: PressedKey,
  min: StayDate,
  max: StayDate,
  isRightToLeft: boolean,
): StayDate | null {
  const toTheRight = isRightToLeft ? -1 : 1;
  const moves: Readonly<Record<string, () => StayDate>> = {
    ArrowLeft: () => addDays(date, -toTheRight),
    ArrowRight: () => addDays(date, toTheRight),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, 1 - weekdayOf(date)),
    End: () => addDays(date, 7 - weekdayOf(date)),
    PageUp: () => sameDayInMonth(date, shift ? -12 : -1),
    PageDown: () => sameDayInMonth(date, shift ? 12 : 1),
  };
  const move = moves[key];
  return move === undefined ? null : clamp(move(), min, max);
}
