import dayjs from 'dayjs';
import type { StayDate } from '../contracts/index.ts';

/** product.md 9's three patterns, each with its places, and one for where the stay is changed, on one line (docs/decisions/0031). */
export type DatePattern = 'short' | 'long' | 'comma' | 'compact';

/** The year that stands beside days without one; both where the stay goes over New Year. */
export const yearsOf = (from: StayDate, to: StayDate): string =>
  [...new Set([from.slice(0, 4), to.slice(0, 4)])].join('/');

/** As dayjs writes them; `{th}` is the ending of an ordinal number, which dayjs has in a plugin only. */
const englishPatterns: Readonly<Record<DatePattern, string>> = {
  short: 'ddd D[{th}] MMM YYYY',
  long: 'dddd D[{th}] MMMM YYYY',
  comma: 'dddd, D MMM YYYY',
  compact: 'ddd D MMM',
};

const parts: Readonly<Record<DatePattern, Intl.DateTimeFormatOptions>> = {
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  comma: { weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' },
  compact: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** Engines differ in the calendar and the digits of a locale; a page has one of each. */
const everywhere = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it hundreds of times, as a calendar does. */
function formatOf(pattern: DatePattern, locale: string): Intl.DateTimeFormat {
  const key = `${locale} ${pattern}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale, { ...parts[pattern], ...everywhere });
  formats.set(key, format);
  return format;
}

/**
 * A stay date for people: `Tue 1st Dec 2026`, `Tuesday 1st December 2026`, `Tuesday, 1 Dec 2026` or `Tue 1 Dec` in
 * English (product.md 9); in other languages the same parts in that language's own order.
 */
export function formatStayDate(date: StayDate, pattern: DatePattern, locale: string): string {
  if (!/^en\b/i.test(locale)) return formatOf(pattern, locale).format(new Date(date.replaceAll('/', '-')));
  // Read and written on the same clock, which never changes the day.
  const day = dayjs(date);
  const ending = endings[ordinals.select(day.date())] ?? 'th';
  return day.format(englishPatterns[pattern]).replace('{th}', ending);
}
