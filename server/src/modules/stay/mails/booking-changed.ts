import { formatMoney } from 'shared/domain';
import { createSigner } from '../../../signer.ts';
import {
  bookingCalendarAttachment,
  describeReservation,
  findReservation,
  manageAction,
  payPath,
  roomSections,
  stayFacts,
  totalLines,
} from '../../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../mail/index.ts';

/** How a booking stands after its guest has changed it, with a calendar file that takes the place of the one before. */
export const composeBookingChanged: Composer<MailPayloads['booking-changed']> = async (
  { db, env, secretKey },
  property,
  { reservationId, version },
) => {
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(db, name);
  // A later change has a mail of its own.
  if (row?.status !== 'Confirmed' || row.stay_version !== version) return null;
  const { content } = property;
  const { propertyName: hotel } = content;
  const isAllNow = row.payment_plan === null && row.paid_minor > 0;
  const openMinor = isAllNow ? row.total_minor - row.paid_minor : 0;
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  const booking = await describeReservation(readDeps, property, row);
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate, locale } = language;
    const money = (minor: number) => formatMoney(minor, row.currency, locale);
    const written = { row, property, language };
    const manage = manageAction(written, env.publicUrl);
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.changed.subject', { hotel, reference: row.reference_number }),
        greeting: greeting(language, row.booker),
        paragraphs: [
          translate('mail.changed.text'),
          ...(openMinor > 0 ? [translate('mail.changed.due', { amount: money(openMinor) })] : []),
        ],
        facts: stayFacts(booking, language, row.arrival_time),
        sections: roomSections(
          {
            ...booking,
            items: booking.items.filter(({ cancelledAtUtc }) => (cancelledAtUtc ?? null) === null),
          },
          language,
        ),
        totals: totalLines(booking, language),
        ...(openMinor > 0
          ? {
              action: {
                label: translate('mail.due.action'),
                url: `${env.publicUrl}${payPath(property.code, row)}`,
              },
              links: [manage],
            }
          : { action: manage }),
      },
      attachments: [bookingCalendarAttachment(written, env.publicUrl, 'REQUEST')],
    });
  });
};
