import type { StayDate } from '../contracts/index.ts';

/** A stay in the property's calendar: its nights are the half-open range [from, to). */
export interface Stay {
  readonly from: StayDate;
  readonly to: StayDate;
}

const dayMs = 86_400_000;

// Days are counted in UTC, where each has 24 hours: a change of clocks never makes or loses a night.
function countDays(date: StayDate): number {
  const [year = 0, month = 1, day = 1] = date.split('/').map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

const writeDay = (day: number): StayDate =>
  new Date(day * dayMs).toISOString().slice(0, 10).replaceAll('-', '/');

/** A search asks for the same few dates thousands of times. */
const mostCached = 5000;

function remembering<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const cached = new Map<Key, Value>();
  return (key) => {
    const known = cached.get(key);
    if (known !== undefined) return known;
    const value = work(key);
    if (cached.size >= mostCached) cached.clear();
    cached.set(key, value);
    return value;
  };
}

const dayNumber = remembering(countDays);
const dateOfDay = remembering(writeDay);

/** The date `days` later; earlier when negative. */
export const addDays = (date: StayDate, days: number): StayDate => dateOfDay(dayNumber(date) + days);

/** product.md 9: what can be had is known from today to 36 months ahead; one day more where that year has no 29th of February. */
export const lastKnownDay = (today: StayDate): StayDate =>
  addDays(`${String(Number(today.slice(0, 4)) + 3)}${today.slice(4)}`, 0);

/** Days from `from` until `to`; negative when `to` is earlier. */
export const daysBetween = (from: StayDate, to: StayDate): number => dayNumber(to) - dayNumber(from);

/** Negative, zero or positive for sorting; dates compare as YYYY/MM/DD (product.md 5). */
export const compareDates = (a: StayDate, b: StayDate): number => (a < b ? -1 : a > b ? 1 : 0);

/** Nights of a stay; 0 when it ends on or before the day it starts. */
export const nightCount = (stay: Stay): number => Math.max(0, daysBetween(stay.from, stay.to));

/** The date of each night, first to last, without the day of departure; empty for a stay without nights. */
export const nightsOf = (stay: Stay): StayDate[] =>
  Array.from({ length: nightCount(stay) }, (_, night) => addDays(stay.from, night));

/** 1 for Monday to 7 for Sunday (product.md 9: the week starts on Monday). */
export const weekdayOf = (date: StayDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** `2026/12/01` as addresses write it, `2026-12-01` (decisions 3). */
export const toUrlDate = (date: StayDate): string => date.replaceAll('/', '-');

/** A date of an address (`2026-12-01`); null when it is written otherwise or is not in the calendar. */
export function fromUrlDate(text: string): StayDate | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = text.replaceAll('-', '/');
  const day = dayNumber(date);
  return Number.isFinite(day) && dateOfDay(day) === date ? date : null;
}
