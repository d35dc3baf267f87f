import { textColourOn } from 'shared/first-screen';
import type { AppDeps } from '../../deps.ts';
import { deriveKey } from '../../secret-key.ts';
import { findProperty } from '../property/repository.ts';
import { describeReservation } from '../reservation/confirmation.ts';
import { findReservation } from '../reservation/repository.ts';
import { bookingMail, translateMail } from './booking-mail.ts';
import { htmlBody, textBody } from './booking-mail-bodies.ts';
import { calendarFile } from './calendar.ts';
import type { Message } from './mailer.ts';
import type { OutboxRow } from './outbox-repository.ts';

type ComposeDeps = Pick<AppDeps, 'db' | 'env' | 'secretKey'>;

/** The mail of an outbox row, from the booking as it is now; null when there is nobody to write to. */
export async function composeMail(deps: ComposeDeps, row: OutboxRow): Promise<Message | null> {
  const reservationId = String(row.payload['reservationId']);
  const property = await findProperty(deps.db, row.property_id);
  const reservation = await findReservation(deps.db, { propertyId: row.property_id, reservationId });
  if (!property || !reservation || reservation.booker.email === '') return null;

  const readDeps = { db: deps.db, preCheckInKey: deriveKey(deps.secretKey, 'pre-check-in') };
  const booking = await describeReservation(readDeps, property, reservation);
  const mail = bookingMail(booking, deps.env.publicUrl);
  const title = translateMail('mail.event', { hotel: mail.hotel });
  const { primary } = property.content.theme;
  return {
    id: row.outbox_id,
    to: reservation.booker.email,
    replyTo: property.content.email,
    subject: mail.subject,
    text: textBody(mail),
    html: htmlBody(mail, { brand: primary, onBrand: textColourOn(primary) }),
    attachments: [
      {
        filename: `${booking.referenceNumber}.ics`,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile({ booking, title, createdAt: reservation.created_at }),
      },
    ],
  };
}
