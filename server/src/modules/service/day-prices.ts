import type { StayDate } from 'shared/contracts';
import { weekdayOf } from 'shared/domain';

/** Days of a rule: a range with both ends, `YYYY/MM/DD`, or `MM/DD` of every year, and weekdays from 1 for Monday; null is open. */
export interface RuleDays {
  readonly from: string | null;
  readonly to: string | null;
  readonly weekdays: readonly number[] | null;
}

/** What one of an extra costs on some days, in minor units. */
export interface DayPrice extends RuleDays {
  readonly priceMinor: number;
}

const isOfEveryYear = (day: string | null): boolean => day?.length === 5;

/** Whether a day is one of a rule's; a range of every year may run over the end of the year. */
export function isDayOf({ from, to, weekdays }: RuleDays, date: StayDate): boolean {
  const day = isOfEveryYear(from) ? date.slice(5) : date;
  const [isAfter, isBefore] = [from === null || day >= from, to === null || day <= to];
  const isOverNewYear = isOfEveryYear(from) && from !== null && to !== null && from > to;
  const isInRange = isOverNewYear ? isAfter || isBefore : isAfter && isBefore;
  return isInRange && (weekdays === null || weekdays.includes(weekdayOf(date)));
}

/** What one costs on a day: by the last rule that speaks of it, else as usual. */
export const priceOn = (rules: readonly DayPrice[], date: StayDate, usual: number): number =>
  rules.findLast((rule) => isDayOf(rule, date))?.priceMinor ?? usual;
