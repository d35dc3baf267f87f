import type { StayDate } from '../../contracts/index.ts';
import { addDays, compareDates, weekdayOf } from '../../domain/index.ts';

/** The first day of the month of a date. */
export const monthOf = (date: StayDate): StayDate => `${date.slice(0, 8)}01`;

/** The first day of the month `count` months later; earlier when negative. */
export function addMonths(month: StayDate, count: number): StayDate {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}/${String((index % 12) + 1).padStart(2, '0')}/01`;
}

const lastDayOf = (month: StayDate): StayDate => addDays(addMonths(month, 1), -1);

/** The same day of another month, or that month's last day where it has no such day. */
export function sameDayInMonth(date: StayDate, monthsLater: number): StayDate {
  const target = addMonths(monthOf(date), monthsLater);
  const last = lastDayOf(target);
  const requested = `${target.slice(0, 8)}${date.slice(8)}`;
  return compareDates(requested, last) > 0 ? last : requested;
}

/** The weeks of a month from Monday (product.md 9); null before its first and after its last day. */
export function weeksOf(month: StayDate): readonly (readonly (StayDate | null)[])[] {
  const blanks = Array.from({ length: weekdayOf(month) - 1 }, () => null);
  const count = Number(lastDayOf(month).slice(8));
  const days = [...blanks, ...Array.from({ length: count }, (_, index) => addDays(month, index))];
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7),
  );
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)]);
}

const noon = (date: StayDate): Date => new Date(`${date.replaceAll('/', '-')}T12:00:00Z`);

/** "December 2026" in the guest's language. */
export const monthName = (month: StayDate, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(noon(month));

/** Monday to Sunday, two letters and whole; one letter where the first two of every day are the article. */
export function weekdayNames(locale: string): readonly { readonly short: string; readonly long: string }[] {
  const names = (weekday: 'narrow' | 'short' | 'long'): readonly string[] => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, index) => format.format(noon(addDays('2024/01/01', index))));
  };
  const long = names('long');
  const two = names('short').map((name) => name.slice(0, 2));
  const short = new Set(two).size === 7 ? two : names('narrow');
  return long.map((name, index) => ({ long: name, short: short[index] ?? name }));
}
