import ICAL from 'ical.js';
import type { StayDate } from 'shared/contracts';

interface Entry {
  /** The same for the same thing, so that a calendar replaces it and does not show it twice. */
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly createdAt: Date;
  /** Of an entry that calendars have: what becomes of it. */
  readonly change?: {
    readonly method: 'CANCEL' | 'REQUEST';
    /** Higher than that of the file before. */
    readonly sequence: number;
    readonly organizer: { readonly name: string; readonly email: string };
  };
}

interface When {
  readonly from: ICAL.Time;
  readonly to: ICAL.Time;
  /** Whether the reader's calendar shows the time as taken. */
  readonly isBusy: boolean;
}

const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);
const dayOf = (date: StayDate): ICAL.Time => ICAL.Time.fromDateString(date.replaceAll('/', '-'));

function organizerOf({ name, email }: { readonly name: string; readonly email: string }): ICAL.Property {
  const organizer = new ICAL.Property('organizer');
  organizer.setParameter('cn', name);
  organizer.setValue(`mailto:${email}`);
  return organizer;
}

function write({ uid, title, location, description, createdAt, change }: Entry, when: When): string {
  const event = new ICAL.Component('vevent');
  const stamp = utc(createdAt);
  const properties = {
    uid,
    dtstamp: stamp,
    created: stamp,
    'last-modified': stamp,
    dtstart: when.from,
    dtend: when.to,
    summary: title,
    location,
    description,
    status: change?.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    transp: when.isBusy ? 'OPAQUE' : 'TRANSPARENT',
    'x-microsoft-cdo-busystatus': when.isBusy ? 'BUSY' : 'FREE',
  };
  for (const [name, value] of Object.entries(properties)) event.addPropertyWithValue(name, value);
  if (change) {
    event.addPropertyWithValue('sequence', change.sequence);
    event.addProperty(organizerOf(change.organizer));
  }
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//hotel-direct-booking//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', change?.method ?? 'PUBLISH');
  calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** A stay: all-day, from the day of arrival to the day of departure, which is not part of it; days of the property, whatever the reader's zone. */
export const stayCalendar = (entry: Entry & { readonly from: StayDate; readonly to: StayDate }): string =>
  write(entry, { from: dayOf(entry.from), to: dayOf(entry.to), isBusy: false });

/** Something at an hour: instants in UTC, which every calendar shows in its reader's zone. */
export const timedCalendar = (entry: Entry & { readonly from: Date; readonly to: Date }): string =>
  write(entry, { from: utc(entry.from), to: utc(entry.to), isBusy: true });

/** A calendar file as an attachment. */
export const calendarAttachment = (name: string, content: string, method = 'PUBLISH') => ({
  filename: `${name}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});
