import type { StayDate } from '../contracts/index.ts';
import { timeOfDayIn, todayIn } from './zone.ts';

/** How far the zone's wall clock is ahead of UTC at an instant, in milliseconds. */
function offsetIn(timeZone: string, at: number): number {
  const { hour, minute } = timeOfDayIn(timeZone, new Date(at));
  const [year = 0, month = 1, day = 1] = todayIn(timeZone, new Date(at)).split('/').map(Number);
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at / 60_000) * 60_000;
}

/** The rates of a page have few deadlines, which are compared again and again. */
const instants = new Map<string, number>();
const mostInstants = 1000;

/**
 * The instant at which the property's clock shows this time (`HH:mm`) of this day. Of a time that comes twice when clocks are put back the
 * later one; a time that clocks skip counts as by the clock before they are put forward. Throws a RangeError for an unknown zone.
 */
export function instantIn(timeZone: string, date: StayDate, time: string): Date {
  const key = `${timeZone} ${date} ${time}`;
  const known = instants.get(key) ?? workOutInstant(timeZone, date, time);
  if (instants.size >= mostInstants) instants.clear();
  instants.set(key, known);
  return new Date(known);
}

function workOutInstant(timeZone: string, date: StayDate, time: string): number {
  const [year = 0, month = 1, day = 1] = date.split('/').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const [before, after] = [-1, 1].map((days) => wall - offsetIn(timeZone, wall + days * 86_400_000));
  const candidates = [before ?? wall, after ?? wall].toSorted((a, b) => b - a);
  const shown = candidates.find((at) => at + offsetIn(timeZone, at) === wall);
  return shown ?? candidates[0] ?? wall;
}
