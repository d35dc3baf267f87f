import type { EndpointInput, getBookingCalendar } from 'shared/contracts';
import { stayAddress } from 'shared/domain';
import type { AppDeps } from '../../../deps.ts';
import { conflict } from '../../../http/errors.ts';
import { FileResponse } from '../../../http/register-endpoint.ts';
import {
  calendarAttachment,
  type CalendarMethod,
  inLanguageOfMail,
  type MailLanguage,
  personName,
  stayCalendar,
} from '../../mail/index.ts';
import type { StoredProperty } from '../../property/index.ts';
import { translate as say } from '../messages/index.ts';
import type { ReservationRow } from '../repository.ts';
import { type IsOwn, requireReservation } from './find.ts';
import { stayFacts } from './stay-facts.ts';

interface Written {
  readonly row: ReservationRow;
  readonly property: StoredProperty;
  readonly language: MailLanguage;
}

/** The calendar entry of a booking, as mails and pages have it: each file takes the place of the one before. */
export function bookingCalendar(
  { row, property, language }: Written,
  publicUrl: string,
  method: CalendarMethod,
): string {
  const { propertyName: hotel, propertyAddress: location, email } = property.content;
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  return stayCalendar({
    uid: `${row.reference_number}@${property.code}`,
    title: language.translate('mail.event', { hotel }),
    location,
    description: stayFacts({ ...stay, property: property.content }, language, row.arrival_time)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    url: `${publicUrl}${stayAddress(property.code, row.confirmation_token)}`,
    createdAt: row.created_at,
    modifiedAt: row.updated_at,
    from: row.date_from,
    to: row.date_to,
    method,
    sequence: row.stay_version,
    organizer: { name: hotel, email },
    attendee: { name: personName(row.booker), email: row.booker.email },
  });
}

export const bookingCalendarAttachment = (
  written: Written,
  publicUrl: string,
  method: CalendarMethod,
): ReturnType<typeof calendarAttachment> =>
  calendarAttachment(written.row.reference_number, bookingCalendar(written, publicUrl, method), method);

/** GET /api/Reservation/Calendar. */
export async function readBookingCalendar(
  deps: Pick<AppDeps, 'db' | 'clock' | 'env'>,
  property: StoredProperty,
  { confirmationToken, languageCode }: EndpointInput<typeof getBookingCalendar>['query'],
  isOwn?: IsOwn,
): Promise<FileResponse> {
  const row = await requireReservation(deps, property, confirmationToken, isOwn);
  if (row.status !== 'Confirmed' && row.status !== 'Cancelled')
    throw conflict(say.say('booking.no-calendar'));
  const method = row.status === 'Cancelled' ? 'CANCEL' : 'PUBLISH';
  return inLanguageOfMail(languageCode ?? row.language_code, (language) => {
    const file = bookingCalendar({ row, property, language }, deps.env.publicUrl, method);
    return Promise.resolve(new FileResponse(Buffer.from(file), `${row.reference_number}.ics`));
  });
}
