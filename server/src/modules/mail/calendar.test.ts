import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarAttachment, stayCalendar, timedCalendar } from './calendar.ts';

const entry = {
  uid: 'H-1234@hotel.example',
  title: 'The Harbour Hotel',
  location: '1 Quay Street, Harbour',
  description: 'Booking H-1234',
  createdAt: new Date('2026-11-24T03:00:00Z'),
};
const stay = { ...entry, from: '2026/12/01', to: '2026/12/04' } as const;

const eventOf = (file: string) => ICAL.Component.fromString(file).getFirstSubcomponent('vevent');

describe('a calendar file (RFC 5545)', () => {
  it('of a stay has its days, and takes no time of the reader', () => {
    expect(stayCalendar(stay).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//hotel-direct-booking//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:H-1234@hotel.example',
      'DTSTAMP:20261124T030000Z',
      'CREATED:20261124T030000Z',
      'LAST-MODIFIED:20261124T030000Z',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261204',
      'SUMMARY:The Harbour Hotel',
      'LOCATION:1 Quay Street\\, Harbour',
      'DESCRIPTION:Booking H-1234',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('of a table has its instants in UTC', () => {
    const file = timedCalendar({
      ...entry,
      from: new Date('2026-12-01T19:00:00+01:00'),
      to: new Date('2026-12-01T21:00:00+01:00'),
    });
    for (const line of ['DTSTART:20261201T180000Z', 'DTEND:20261201T200000Z', 'TRANSP:OPAQUE'])
      expect(file).toContain(`\r\n${line}\r\n`);
  });

  it.each([
    ['REQUEST', 'CONFIRMED'],
    ['CANCEL', 'CANCELLED'],
  ] as const)('%s replaces the entry that calendars have, by a hotel of any name', (method, status) => {
    const organizer = { name: 'Smith, Jones & "Sons"', email: 'stay@hotel.example' };
    const file = stayCalendar({ ...stay, change: { method, sequence: 3, organizer } });
    for (const line of [`METHOD:${method}`, `STATUS:${status}`, 'SEQUENCE:3'])
      expect(file).toContain(`\r\n${line}\r\n`);
    const written = eventOf(file)?.getFirstProperty('organizer');
    expect(written?.getFirstValue()).toBe('mailto:stay@hotel.example');
    expect(String(written?.getParameter('cn'))).toContain('Smith, Jones & ');
  });

  it('has lines of at most 75 octets and gives back every text, whatever its signs', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((words) => `x${words}\nand so on; \\n, it ends`);
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = stayCalendar({ ...stay, title, description });
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        const event = eventOf(file);
        expect([
          event?.getFirstPropertyValue('summary'),
          event?.getFirstPropertyValue('description'),
        ]).toEqual([title, description]);
      }),
    );
  });
});

it('is attached with its method', () => {
  expect(calendarAttachment('H-1234', 'file', 'CANCEL')).toMatchObject({
    filename: 'H-1234.ics',
    contentType: 'text/calendar; charset=utf-8; method=CANCEL',
  });
});
