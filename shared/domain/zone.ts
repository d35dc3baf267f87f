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
