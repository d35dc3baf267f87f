import type { StayDate } from '../contracts/index.ts';

export interface CalendarEntry {
  /** Unique for ever: the booking's reference at the hotel. */
  readonly uid: string;
  readonly from: StayDate;
  /** The day of departure; an all-day event ends before it. */
  readonly to: StayDate;
  readonly title: string;
  readonly text: string;
  readonly place: string;
  readonly url: string;
  readonly stamp: Date;
}

const escaped = (text: string): string => text.replace(/([\\;,])/g, '\\$1').replace(/\r?\n/g, '\\n');

/** RFC 5545: lines of at most 75 octets, continued by a space; folded at 60 characters, for some take several octets. */
const folded = (line: string): string => line.match(/.{1,60}/gu)?.join('\r\n ') ?? '';

const day = (date: StayDate): string => date.replaceAll('/', '');
const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** An iCalendar file with one all-day event: the nights of the stay are the property's days (decisions 1). */
export function calendarFile(entry: CalendarEntry): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel direct booking//Stay//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `DTSTAMP:${instant(entry.stamp)}`,
    `DTSTART;VALUE=DATE:${day(entry.from)}`,
    `DTEND;VALUE=DATE:${day(entry.to)}`,
    `SUMMARY:${escaped(entry.title)}`,
    `DESCRIPTION:${escaped(entry.text)}`,
    `LOCATION:${escaped(entry.place)}`,
    `URL:${entry.url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
