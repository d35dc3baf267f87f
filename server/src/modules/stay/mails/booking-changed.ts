import { formatMoney } from 'shared/domain';
import { createSigner } from '../../../signer.ts';
import {
  describeReservation,
  findReservation,
  listActiveItems,
  manageAction,
  payPath,
  stayFacts,
  totalLines,
} from '../../booking/index.ts';
import {
  calendarAttachment,
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
  stayCalendar,
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
  const items = await listActiveItems(db, name);
  const { content } = property;
  const { propertyName: hotel, propertyAddress: location, email } = content;
  const isAllNow = row.payment_plan === null && row.paid_minor > 0;
  const openMinor = isAllNow ? row.total_minor - row.paid_minor : 0;
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  const booking = await describeReservation(readDeps, property, row);
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate, locale } = language;
    const money = (minor: number) => formatMoney(minor, row.currency, locale);
    const calendar = stayCalendar({
      uid: `${row.reference_number}@${property.code}`,
      title: translate('mail.event', { hotel }),
      location,
      description: row.reference_number,
      createdAt: row.updated_at,
      from: row.date_from,
      to: row.date_to,
      change: { method: 'REQUEST', sequence: version, organizer: { name: hotel, email } },
    });
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
        sections: items.map((item) => ({
          title: item.room_type_name,
          details: [
            item.rate_plan_name,
            [item.guests[0]?.firstName, item.guests[0]?.lastName].filter(Boolean).join(' '),
          ].filter((line) => line !== ''),
          lines: [],
        })),
        totals: totalLines(booking, language),
        action:
          openMinor > 0
            ? { label: translate('mail.due.action'), url: `${env.publicUrl}${payPath(property.code, row)}` }
            : manageAction({ row, property, language }, env.publicUrl),
      },
      attachments: [calendarAttachment(row.reference_number, calendar, 'REQUEST')],
    });
  });
};
