import { findReservation, stayFacts } from '../../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../mail/index.ts';

/** To the address that a booking had before: that it has another one now. It names neither that one nor the way to the booking. */
export const composeBookingEmailChanged: Composer<MailPayloads['booking-email-changed']> = async (
  { db },
  property,
  { reservationId, emailKey },
) => {
  const row = await findReservation(db, { propertyId: property.propertyId, reservationId });
  if (!row) return null;
  const { content } = property;
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate } = language;
    const subject = { hotel: content.propertyName, reference: row.reference_number };
    return Promise.resolve({
      to: emailKey,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.email-changed.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: [translate('mail.email-changed.text'), translate('mail.email-changed.not-you')],
        facts: stayFacts({ ...stay, property: content }, language),
      },
    });
  });
};
