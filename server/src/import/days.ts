import type { StayDate } from 'shared/contracts';
import { addDays, weekdayOf } from 'shared/domain';
import type { RateRule, Season, Weekday } from './rule-schemas.ts';

const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (weekday: Weekday): number => weekdays.indexOf(weekday) + 1;

/** The inverse of `weekdayNumber`; Monday for a number that is no weekday. */
export const weekdayOfNumber = (number: number): Weekday => weekdays[number - 1] ?? 'Mon';

export const isRecurring = (expression: string): boolean => /^\d{2}-\d{2}$/.test(expression);

/** `2026-12-24` or `today+30` as a date. A recurring day is not a date: it has no year. */
export function resolveDay(expression: string, today: StayDate): StayDate {
  if (!expression.startsWith('today')) return expression.replaceAll('-', '/');
  return addDays(today, Number(expression.slice('today'.length) || '0'));
}

type DayTest = (date: StayDate) => boolean;

function recurringRange(from: string, to: string): DayTest {
  const [first, last] = [from.replace('-', '/'), to.replace('-', '/')];
  return first <= last
    ? (date) => date.slice(5) >= first && date.slice(5) <= last
    : (date) => date.slice(5) >= first || date.slice(5) <= last;
}

function rangeTest(from: string | null, to: string | null, today: StayDate): DayTest {
  if (from !== null && to !== null && isRecurring(from)) return recurringRange(from, to);
  const first = from === null ? null : resolveDay(from, today);
  const last = to === null ? null : resolveDay(to, today);
  return (date) => (first === null || date >= first) && (last === null || date <= last);
}

export type NightSelection = Pick<RateRule, 'season' | 'from' | 'to' | 'weekdays'>;

/** Whether a rule speaks of a night: its season or range, both ends included, and its weekdays; every night when it names none. */
export function nightTest(rule: NightSelection, seasons: readonly Season[], today: StayDate): DayTest {
  const season = seasons.find(({ name }) => name === rule.season);
  const inRange = season ? rangeTest(season.from, season.to, today) : rangeTest(rule.from, rule.to, today);
  const days = rule.weekdays && new Set(rule.weekdays.map(weekdayNumber));
  return (date) => inRange(date) && (!days || days.has(weekdayOf(date)));
}

/** Today and every day after it for so many months. */
export function horizonOf(today: StayDate, months: number): StayDate[] {
  const [year = 0, month = 1, day = 1] = today.split('/').map(Number);
  const end = new Date(Date.UTC(year, month - 1 + months, day))
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '/');
  const nights: StayDate[] = [];
  for (let night = today; night < end; night = addDays(night, 1)) nights.push(night);
  return nights;
}
