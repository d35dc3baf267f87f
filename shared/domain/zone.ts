import type { StayDate } from '../contracts/index.ts';

export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The last minute that was asked for in each zone: a busy server asks for the same one again and again. */
const lastParts = new Map<string, readonly [minute: number, parts: ReadonlyMap<string, string>]>();

function partsIn(timeZone: string, now: Date): ReadonlyMap<string, string> {
  const minute = Math.floor(now.getTime() / 60_000);
  const last = lastParts.get(timeZone);
  if (last?.[0] === minute) return last[1];
  const parts = new Map<string, string>(
    zoneFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  lastParts.set(timeZone, [minute, parts]);
  return parts;
}

/**
 * The property's today at an instant (decisions 2: whatever the guest's clock says). Throws a RangeError for a zone
 * that is not an IANA name.
 */
export function todayIn(timeZone: string, now: Date): StayDate {
  const parts = partsIn(timeZone, now);
  return [parts.get('year'), parts.get('month'), parts.get('day')].join('/');
}

/** The property's wall clock at an instant, 24-hour. Throws a RangeError for a zone that is not an IANA name. */
export function timeOfDayIn(timeZone: string, now: Date): TimeOfDay {
  const parts = partsIn(timeZone, now);
  return { hour: Number(parts.get('hour')), minute: Number(parts.get('minute')) };
}

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
