import ICAL from 'ical.js';
import type { StayDate } from 'shared/contracts';

/** RFC 5546: an entry that is told of, one that replaces that of the calendar, and one that is taken away. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface Person {
  readonly name: string;
  readonly email: string;
}

interface Entry {
  /** The same for the same thing, so that a calendar replaces it and does not show it twice. */
  readonly uid: string;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  /** Where it is changed; null where it is by telephone alone. */
  readonly url: string | null;
  readonly createdAt: Date;
  readonly modifiedAt: Date;
  readonly method: CalendarMethod;
  /** Higher than that of the file before, once the thing was changed. */
  readonly sequence: number;
  readonly organizer: Person;
  readonly attendee: Person;
}

interface When {
  readonly from: ICAL.Time;
  readonly to: ICAL.Time;
  /** Whether the reader's calendar shows the time as taken. */
  readonly isBusy: boolean;
}

const utc = (instant: Date): ICAL.Time => ICAL.Time.fromJSDate(instant, true);
const dayOf = (date: StayDate): ICAL.Time => ICAL.Time.fromDateString(date.replaceAll('/', '-'));

function personOf(role: 'attendee' | 'organizer', { name, email }: Person): ICAL.Property {
  const person = new ICAL.Property(role);
  if (name !== '') person.setParameter('cn', name);
  person.setValue(`mailto:${email}`);
  return person;
}

/** The guest has agreed by booking: no answer is asked for. */
function attendeeOf(person: Person): ICAL.Property {
  const attendee = personOf('attendee', person);
  attendee.setParameter('role', 'REQ-PARTICIPANT');
  attendee.setParameter('partstat', 'ACCEPTED');
  attendee.setParameter('rsvp', 'FALSE');
  return attendee;
}

function write(entry: Entry, when: When): string {
  const { uid, title, location, description, url, method, sequence } = entry;
  const event = new ICAL.Component('vevent');
  const modified = utc(entry.modifiedAt);
  const properties = {
    uid,
    dtstamp: modified,
    created: utc(entry.createdAt),
    'last-modified': modified,
    sequence,
    dtstart: when.from,
    dtend: when.to,
    summary: title,
    location,
    description,
    ...(url === null ? {} : { url }),
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    transp: when.isBusy ? 'OPAQUE' : 'TRANSPARENT',
    'x-microsoft-cdo-busystatus': when.isBusy ? 'BUSY' : 'FREE',
  };
  for (const [name, value] of Object.entries(properties)) event.addPropertyWithValue(name, value);
  event.addProperty(personOf('organizer', entry.organizer));
  // RFC 5546, 3.2.1: what is published has none.
  if (method !== 'PUBLISH') event.addProperty(attendeeOf(entry.attendee));
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//hotel-direct-booking//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', method);
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
export const calendarAttachment = (name: string, content: string, method: CalendarMethod) => ({
  filename: `${name}.ics`,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});
