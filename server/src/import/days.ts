import type { StayDate } from 'shared/contracts';
import { addDays } from 'shared/domain';
import { isDayOf, type RuleDays } from '../modules/service/index.ts';
import type { RateRule, Season, Weekday } from './rule-schemas.ts';

const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (weekday: Weekday): number => weekdays.indexOf(weekday) + 1;

/** The inverse of `weekdayNumber`; Monday for a number that is no weekday. */
export const weekdayOfNumber = (number: number): Weekday => weekdays[number - 1] ?? 'Mon';

export const isRecurring = (expression: string): boolean => /^\d{2}-\d{2}$/.test(expression);

/** `2026-12-24` or `today+30` as a date. A recurring day is not a date: it stays without a year, as `12/24`. */
export function resolveDay(expression: string, today: StayDate): StayDate {
  if (!expression.startsWith('today')) return expression.replaceAll('-', '/');
  return addDays(today, Number(expression.slice('today'.length) || '0'));
}

export type NightSelection = Pick<RateRule, 'season' | 'from' | 'to' | 'weekdays'>;

/** The days that a rule names, its season in its place and `today` as it is now. */
export function ruleDays(rule: NightSelection, seasons: readonly Season[], today: StayDate): RuleDays {
  const { from, to } = seasons.find(({ name }) => name === rule.season) ?? rule;
  return {
    from: from && resolveDay(from, today),
    to: to && resolveDay(to, today),
    weekdays: rule.weekdays && rule.weekdays.map(weekdayNumber),
  };
}

/** Whether a rule speaks of a night: its season or range, both ends included, and its weekdays; every night when it names none. */
export function nightTest(
  rule: NightSelection,
  seasons: readonly Season[],
  today: StayDate,
): (date: StayDate) => boolean {
  const days = ruleDays(rule, seasons, today);
  return (date) => isDayOf(days, date);
}

function endOfHorizon(today: StayDate, months: number): StayDate {
  const [year = 0, month = 1, day = 1] = today.split('/').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10).replaceAll('-', '/');
}

/** The last of the days of `horizonOf`, which are too many to list for every hotel. */
export const lastOfHorizon = (today: StayDate, months: number): StayDate =>
  addDays(endOfHorizon(today, months), -1);

/** Today and every day after it for so many months. */
export function horizonOf(today: StayDate, months: number): StayDate[] {
  const end = endOfHorizon(today, months);
  const nights: StayDate[] = [];
  for (let night = today; night < end; night = addDays(night, 1)) nights.push(night);
  return nights;
}
