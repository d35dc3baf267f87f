import { stayAddress } from 'shared/domain';
import { findReservationByReference, listItems } from '../../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../mail/index.ts';
import { isOfBooking } from '../found.ts';
import { nameOf } from '../named.ts';

/** The way back to a booking, to its own address and no other; nothing where reference and name do not go together. */
export const composeBookingLink: Composer<MailPayloads['booking-link']> = async (
  { db, env },
  property,
  { reference, emailKey, lastName, languageCode },
) => {
  const row = await findReservationByReference(db, property.propertyId, reference);
  if (row?.status !== 'Confirmed' && row?.status !== 'Cancelled') return null;
  const leadGuests = (await listItems(db, nameOf(row))).flatMap(({ guests: [lead] }) => lead ?? []);
  if (!isOfBooking(emailKey ?? lastName ?? '', row.booker, leadGuests)) return null;
  return inLanguageOfMail(languageCode ?? row.language_code, (language) => {
    const { translate } = language;
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.booking-link.subject', {
          hotel: property.content.propertyName,
          reference: row.reference_number,
        }),
        greeting: greeting(language, row.booker),
        paragraphs: [translate('mail.booking-link.text')],
        action: {
          label: translate('mail.confirmation.manage'),
          url: `${env.publicUrl}${stayAddress(property.code, row.confirmation_token)}`,
        },
        note: translate('mail.booking-link.not-you'),
      },
    });
  });
};
