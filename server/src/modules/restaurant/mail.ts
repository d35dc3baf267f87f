import { formatStayDate } from 'shared/domain';
import { instantOf } from '../../instant.ts';
import { findTableBooking, type TableBookingRow } from './booking-repository.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  calendarAttachment,
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type LetterLine,
  type MailLanguage,
  type MailPayloads,
  timedCalendar,
} from '../mail/index.ts';

function factsOf(row: TableBookingRow, { locale, translate }: MailLanguage): LetterLine[] {
  const date = formatStayDate(row.visit_date, 'long', locale);
  const fact = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  return [
    ...fact(translate('mail.table.reference'), row.reference_number),
    ...fact(translate('mail.table.restaurant'), row.restaurant_name),
    ...fact(translate('mail.table.time'), translate('mail.table.at', { date, time: row.visit_time })),
    ...fact(translate('mail.table.leave'), row.leave_time),
    ...fact(translate('mail.table.party'), translate('count.guests', { count: row.party_size })),
    ...fact(translate('mail.table.promotion'), row.promotion_name),
  ];
}

function calendarOf(row: TableBookingRow, property: StoredProperty, { translate }: MailLanguage): string {
  const { propertyName: hotel, propertyAddress, email } = property.content;
  const from = instantOf(row.visit_date, row.visit_time, property.timeZone);
  return timedCalendar({
    uid: `${row.reference_number}@${property.code.toLowerCase()}`,
    title: translate('mail.table.event', { restaurant: row.restaurant_name, hotel }),
    location: propertyAddress,
    description: row.reference_number,
    url: null,
    createdAt: row.created_at,
    modifiedAt: row.created_at,
    method: 'PUBLISH',
    sequence: 0,
    organizer: { name: hotel, email },
    attendee: { name: '', email: row.email },
    from,
    to: new Date(from.getTime() + row.sitting_minutes * 60_000),
  });
}

/** "Your table", with a calendar file of the visit. */
export const composeTableBooked: Composer<MailPayloads['table-booked']> = async (
  { db },
  property,
  { tableBookingId },
) => {
  const row = await findTableBooking(db, { propertyId: property.propertyId, tableBookingId });
  if (!row) return null;
  const reference = row.reference_number;
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate } = language;
    return Promise.resolve({
      to: row.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.table.subject', { restaurant: row.restaurant_name, reference }),
        greeting: greeting(language, null),
        paragraphs: [translate('mail.table.text')],
        facts: factsOf(row, language),
        // What was typed stays out: the address is not confirmed (docs/security.md).
        note: [
          ...(row.special_requests === null ? [] : [translate('mail.requests-noted')]),
          translate('mail.table.change'),
        ].join(' '),
      },
      attachments: [calendarAttachment(reference, calendarOf(row, property, language), 'PUBLISH')],
    });
  });
};
