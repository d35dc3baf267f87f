import { formatMoney, formatStayDate, todayIn } from 'shared/domain';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailLanguage,
  type MailPayloads,
} from '../../../mail/index.ts';
import type { StoredProperty } from '../../../property/index.ts';
import { type DueRow, listDues } from '../../later/due-repository.ts';
import { payPath } from '../../later/later-payment.ts';
import { findReservation, type ReservationRow } from '../../repository.ts';
import { isStanding } from '../../rules.ts';
import { stayFacts } from '../stay-facts.ts';

interface Written {
  readonly row: ReservationRow;
  readonly due: DueRow;
  readonly property: StoredProperty;
}

function paragraphsOf({ due, property }: Written, { translate, locale }: MailLanguage): string[] {
  const amount = formatMoney(due.amount_minor, due.currency, locale);
  if (due.state === 'paid') return [translate('mail.due-paid.text', { amount })];
  const again = formatStayDate(todayIn(property.timeZone, due.try_at), 'short', locale);
  return [
    translate('mail.due.text', { amount }),
    due.state === 'given-up' ? translate('mail.due.last') : translate('mail.due.again', { date: again }),
  ];
}

/** A later charge was paid; or it was not, with the link to pay. Nothing for one that waits for its day. */
export const composePaymentDue: Composer<MailPayloads['payment-due']> = async (
  { db, env },
  property,
  { reservationId, position },
) => {
  const name = { propertyId: property.propertyId, reservationId };
  const row = await findReservation(db, name);
  const due = (await listDues(db, name)).find((each) => each.position === position);
  if (!row || !isStanding(row) || !due || due.state === 'waiting') return null;
  const { content } = property;
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  const isPaid = due.state === 'paid';
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate } = language;
    const subject = { hotel: content.propertyName, reference: row.reference_number };
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate(isPaid ? 'mail.due-paid.subject' : 'mail.due.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: paragraphsOf({ row, due, property }, language),
        facts: stayFacts({ ...stay, property: content }, language),
        action: isPaid
          ? null
          : {
              label: translate('mail.due.action'),
              url: `${env.publicUrl}${payPath(property.code, row)}`,
            },
      },
    });
  });
};
