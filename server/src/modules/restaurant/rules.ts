import type { RestaurantSlot, StayDate } from 'shared/contracts';
import { addDays, timeOfDayIn, todayIn, weekdayOf } from 'shared/domain';
import type { RestaurantContent, RestaurantPromotion } from '../../db/content.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** product.md 9: the calendar reaches 36 months ahead. */
const furthestDays = 3 * 365 + 1;

export type DayProblem = 'table.date-passed' | 'table.date-too-far';

/** Why no table can be booked for a day of the property's calendar at all; null when it can. */
export function dayProblem(date: StayDate, today: StayDate): DayProblem | null {
  if (date < today) return 'table.date-passed';
  return date > addDays(today, furthestDays) ? 'table.date-too-far' : null;
}

/** Whether the restaurant is closed on a day, whatever its sittings say. */
export const isClosed = (
  { closedDays = [] }: Pick<RestaurantContent, 'closedDays'>,
  date: StayDate,
): boolean => closedDays.some((day) => day === date || day.replace('-', '/') === date.slice('YYYY/'.length));

const pad = (part: number): string => String(part).padStart(2, '0');

/** Whether a time has come on the property's clock: a table for now is too late. */
export function isPast(date: StayDate, time: string, timeZone: string, now: Date): boolean {
  const today = todayIn(timeZone, now);
  if (date !== today) return date < today;
  const { hour, minute } = timeOfDayIn(timeZone, now);
  return time <= `${pad(hour)}:${pad(minute)}`;
}

const minutesOfDay = 24 * 60;

/** When the table has to be left, on the same clock; after midnight it begins at 00:00 again. */
export function leaveTime(time: string, sittingMinutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = (hour * 60 + minute + sittingMinutes) % minutesOfDay;
  return `${pad(Math.floor(end / 60))}:${pad(end % 60)}`;
}

function isServed(promotion: RestaurantPromotion, date: StayDate, time: string): boolean {
  const { weekdays: days = null, firstTime = null, lastTime = null } = promotion;
  const weekday = weekdays[weekdayOf(date) - 1];
  return (
    (days === null || (weekday !== undefined && days.includes(weekday))) &&
    (firstTime === null || time >= firstTime) &&
    (lastTime === null || time <= lastTime)
  );
}

/** The offers that are served at a table of this day and time. */
export const promotionsAt = (
  { promotions }: Pick<RestaurantContent, 'promotions'>,
  date: StayDate,
  time: string,
): RestaurantPromotion[] => promotions.filter((promotion) => isServed(promotion, date, time));

/** A time at which there is a table, as the wire has it. */
export const toSlot = (content: RestaurantContent, date: StayDate, time: string): RestaurantSlot => ({
  time,
  promotions: promotionsAt(content, date, time).map(({ id, name, description }) => ({
    id,
    name,
    description,
  })),
  isLeaveTimeRequired: content.isLeaveTimeRequired,
  leaveTime: content.isLeaveTimeRequired ? leaveTime(time, content.sittingMinutes) : null,
});

interface Sitting {
  readonly visit_date: StayDate;
  readonly visit_time: string;
  readonly sitting_minutes: number;
}

/** Minutes on the property's clock, from its first to its last. */
function minutesOf({ visit_date: date, visit_time: time, sitting_minutes: length }: Sitting) {
  const from = Date.parse(`${date.replaceAll('/', '-')}T${time}:00Z`) / 60_000;
  return { from, to: from + length };
}

/** Whether somebody would have to sit at both tables at once; one may begin when the other ends. */
export function doOverlap(one: Sitting, other: Sitting): boolean {
  const [a, b] = [minutesOf(one), minutesOf(other)];
  return a.from < b.to && b.from < a.to;
}
