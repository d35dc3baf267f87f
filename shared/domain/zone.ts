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

const partsIn = (timeZone: string, now: Date): Map<string, string> =>
  new Map(
    zoneFormat(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );

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
