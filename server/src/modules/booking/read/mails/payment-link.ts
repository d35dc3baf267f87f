import { formatMoney } from 'shared/domain';
import { createSigner } from '../../../../signer.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  instantText,
  type MailPayloads,
} from '../../../mail/index.ts';
import { dueByLink } from '../../by-link/due-by-link.ts';
import { payPath } from '../../later/later-payment.ts';
import { findReservation } from '../../repository.ts';
import { waitsForLink } from '../../rules.ts';
import { describeReservation } from '../confirmation.ts';
import { stayFacts } from '../stay-facts.ts';
import { roomSections, totalLines } from './booking-confirmation.ts';

/** "Pay to confirm": what was booked by telephone, the link and until when it waits; nothing once it does not. */
export const composePaymentLink: Composer<MailPayloads['payment-link']> = async (
  { db, env, secretKey },
  property,
  { reservationId },
) => {
  const row = await findReservation(db, { propertyId: property.propertyId, reservationId });
  if (!row || !waitsForLink(row) || row.hold_expires_at === null) return null;
  const { hold_expires_at: until, payment_plan: plan } = row;
  const dueMinor = dueByLink(row);
  const readDeps = { db, preCheckInKey: createSigner(secretKey, 'pre-check-in') };
  return inLanguageOfMail(row.language_code, async (language) => {
    const booking = await describeReservation(readDeps, property, row);
    const { translate, locale } = language;
    const { currency } = booking;
    const subject = { hotel: property.content.propertyName, reference: row.reference_number };
    const asked = {
      amount: formatMoney(dueMinor, currency, locale),
      until: instantText(until, property.timeZone, locale),
    };
    return {
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.link.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: [
          translate('mail.link.text'),
          translate(dueMinor > 0 ? 'mail.link.pay' : 'mail.link.card', asked),
          ...(plan?.mandate ? [translate('mail.link.mandate', { words: plan.mandate })] : []),
        ],
        facts: stayFacts(booking, language),
        sections: roomSections(booking, language),
        totals: totalLines(booking, language),
        action: {
          label: translate(dueMinor > 0 ? 'mail.link.action' : 'mail.link.card-action'),
          url: `${env.publicUrl}${payPath(property.code, row)}`,
        },
      },
    };
  });
};
