import { formatStayDate } from 'shared/domain';
import { instantOf } from '../../instant.ts';
import { findTableBooking, type TableBookingRow } from './booking-repository.ts';
import { tablePath } from './link.ts';
import type { StoredProperty } from '../property/index.ts';
import {
  calendarAttachment,
  type CalendarMethod,
  type ComposeDeps,
  type Composer,
  type Draft,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type Letter,
  type LetterLine,
  type MailLanguage,
  type MailPayloads,
  personName,
  timedCalendar,
} from '../mail/index.ts';

const named = ({ guest_name: name }: TableBookingRow) => ({ firstName: name ?? '', lastName: '' });
const nameOf = (row: TableBookingRow): string => personName(named(row));

function factsOf(row: TableBookingRow, { locale, translate }: MailLanguage): LetterLine[] {
  const date = formatStayDate(row.visit_date, 'long', locale);
  const fact = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label, value }];
  return [
    ...fact(translate('mail.table.reference'), row.reference_number),
    ...fact(translate('mail.table.name'), nameOf(row)),
    ...fact(translate('mail.table.restaurant'), row.restaurant_name),
    ...fact(translate('mail.table.time'), translate('mail.table.at', { date, time: row.visit_time })),
    ...fact(translate('mail.table.leave'), row.leave_time),
    ...fact(translate('mail.table.party'), translate('count.guests', { count: row.party_size })),
    ...fact(translate('mail.table.promotion'), row.promotion_name),
  ];
}

interface Written {
  readonly row: TableBookingRow;
  readonly property: StoredProperty;
  readonly language: MailLanguage;
  /** Where it is moved and cancelled. */
  readonly url: string;
}

function calendarOf(
  { row, property, language: { translate }, url }: Written,
  method: CalendarMethod,
): ReturnType<typeof calendarAttachment> {
  const { propertyName: hotel, propertyAddress, email } = property.content;
  const from = instantOf(row.visit_date, row.visit_time, property.timeZone);
  const file = timedCalendar({
    uid: `${row.reference_number}@${property.code.toLowerCase()}`,
    title: translate('mail.table.event', { restaurant: row.restaurant_name, hotel }),
    location: propertyAddress,
    description: row.reference_number,
    url,
    createdAt: row.created_at,
    modifiedAt: row.changed_at ?? row.created_at,
    method,
    sequence: row.version,
    organizer: { name: hotel, email },
    attendee: { name: nameOf(row), email: row.email },
    from,
    to: new Date(from.getTime() + row.sitting_minutes * 60_000),
  });
  return calendarAttachment(row.reference_number, file, method);
}

/** A mail to the guest of a table that `isDue`; null for one that is not, or was erased. */
async function compose(
  deps: ComposeDeps,
  property: StoredProperty,
  tableBookingId: string,
  isDue: (row: TableBookingRow) => boolean,
  words: (written: Written) => Partial<Letter> & Pick<Letter, 'subject' | 'paragraphs'>,
  method: CalendarMethod,
): Promise<Draft | null> {
  const row = await findTableBooking(deps.db, { propertyId: property.propertyId, tableBookingId });
  if (!row || !isDue(row)) return null;
  const url = `${deps.env.publicUrl}${tablePath(deps, property, row)}`;
  return inLanguageOfMail(row.language_code, (language) => {
    const written = { row, property, language, url };
    return Promise.resolve({
      to: row.email,
      letter: {
        ...hotelLetter(property, language),
        greeting: greeting(language, named(row)),
        facts: factsOf(row, language),
        ...words(written),
      },
      attachments: [calendarOf(written, method)],
    });
  });
}

const subjectOf = ({ row }: Written) => ({
  restaurant: row.restaurant_name,
  reference: row.reference_number,
});

/** The way to its page, and what the hotel has read: what was typed stays out, for the address is not confirmed (docs/security.md). */
const manage = ({ row, language: { translate }, url }: Written) => ({
  action: { label: translate('mail.table.manage'), url },
  ...(row.special_requests === null ? {} : { note: translate('mail.requests-noted') }),
});

const isBooked = (row: TableBookingRow): boolean => row.cancelled_at === null;

/** "Your table", with a calendar file of the visit. */
export const composeTableBooked: Composer<MailPayloads['table-booked']> = (
  deps,
  property,
  { tableBookingId },
) =>
  compose(
    deps,
    property,
    tableBookingId,
    isBooked,
    (written) => ({
      subject: written.language.translate('mail.table.subject', subjectOf(written)),
      paragraphs: [written.language.translate('mail.table.text')],
      ...manage(written),
    }),
    'PUBLISH',
  );

/** When it is now, with a calendar file that takes the place of the one before. A later move has a mail of its own. */
export const composeTableMoved: Composer<MailPayloads['table-moved']> = (
  deps,
  property,
  { tableBookingId, version },
) =>
  compose(
    deps,
    property,
    tableBookingId,
    (row) => isBooked(row) && row.version === version,
    (written) => ({
      subject: written.language.translate('mail.table.moved.subject', subjectOf(written)),
      paragraphs: [written.language.translate('mail.table.moved.text')],
      ...manage(written),
    }),
    'REQUEST',
  );

/** With a calendar file that takes the visit away. */
export const composeTableCancelled: Composer<MailPayloads['table-cancelled']> = (
  deps,
  property,
  { tableBookingId },
) =>
  compose(
    deps,
    property,
    tableBookingId,
    (row) => !isBooked(row),
    (written) => ({
      subject: written.language.translate('mail.table.cancelled.subject', subjectOf(written)),
      paragraphs: [written.language.translate('mail.table.cancelled.text')],
    }),
    'CANCEL',
  );
