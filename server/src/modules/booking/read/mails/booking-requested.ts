import { createSigner } from '../../../../signer.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../../mail/index.ts';
import { findNotifications } from '../../../property/index.ts';
import { findReservation } from '../../repository.ts';
import { isOnRequest } from '../../rules.ts';
import { describeReservation } from '../confirmation.ts';
import { stayFacts } from '../stay-facts.ts';
import { roomSections, totalLines } from './booking-confirmation.ts';

/** "Your request", without a calendar file: nothing is booked yet. The hotel has a copy, for it has to answer; nothing once it has. */
export const composeBookingRequested: Composer<MailPayloads['booking-requested']> = async (
  { db, secretKey },
  property,
  { reservationId },
) => {
  const row = await findReservation(db, { propertyId: property.propertyId, reservationId });
  if (!row || !isOnRequest(row)) return null;
  // A hotel with addresses for its bookings has a mail of its own.
  const notifications = await findNotifications(db, property.propertyId);
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  return inLanguageOfMail(row.language_code, async (language) => {
    const booking = await describeReservation(readDeps, property, row);
    const { translate } = language;
    const subject = { hotel: property.content.propertyName, reference: row.reference_number };
    return {
      to: row.booker.email,
      ...(notifications === null ? { bcc: property.content.email } : {}),
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.requested.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: [translate('mail.requested.text'), translate('mail.requested.next')],
        facts: stayFacts(booking, language),
        sections: roomSections(booking, language),
        totals: totalLines(booking, language),
      },
    };
  });
};
