import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { calendarAttachment, stayCalendar, timedCalendar } from './calendar.ts';

const entry = {
  uid: 'H-1234@hotel.example',
  title: 'The Harbour Hotel',
  location: '1 Quay Street, Harbour',
  description: 'Booking H-1234',
  url: 'https://stay.example/Book/HARBOUR/Stay/secret',
  createdAt: new Date('2026-11-24T03:00:00Z'),
  modifiedAt: new Date('2026-11-25T04:30:00Z'),
  method: 'PUBLISH',
  sequence: 0,
  organizer: { name: 'The Harbour Hotel', email: 'stay@hotel.example' },
  attendee: { name: 'Ada Byron', email: 'ada@example.com' },
} as const;
const stay = { ...entry, from: '2026/12/01', to: '2026/12/04' } as const;

/** The event as another library reads it. */
const eventOf = (file: string) => {
  const event = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('The file has no event');
  return event;
};

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
      'DTSTAMP:20261125T043000Z',
      'CREATED:20261124T030000Z',
      'LAST-MODIFIED:20261125T043000Z',
      'SEQUENCE:0',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261204',
      'SUMMARY:The Harbour Hotel',
      'LOCATION:1 Quay Street\\, Harbour',
      'DESCRIPTION:Booking H-1234',
      'URL:https://stay.example/Book/HARBOUR/Stay/secret',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'ORGANIZER;CN=The Harbour Hotel:mailto:stay@hotel.example',
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
    const event = eventOf(stayCalendar({ ...stay, method, sequence: 3, organizer }));
    expect([event.method, event.status, Number(event.sequence)]).toEqual([method, status, 3]);
    expect(event.organizer).toMatchObject({ val: 'mailto:stay@hotel.example' });
    expect(JSON.stringify(event.organizer)).toContain('Smith, Jones & ');
    expect(event.attendee).toMatchObject({
      val: 'mailto:ada@example.com',
      params: { CN: 'Ada Byron', PARTSTAT: 'ACCEPTED', RSVP: false },
    });
  });

  it('has lines of at most 75 octets and gives back every text, whatever its signs', () => {
    const text = fc
      .string({ unit: 'grapheme', maxLength: 300 })
      .map((words) => `x${words}\nand so on; \\n, it ends`);
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = stayCalendar({ ...stay, title, description });
        expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        // The other library takes an escaped backslash before an n for a line break.
        const event = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
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
