import { formatMoney } from 'shared/domain';
import { cardReceipt, findReservation, stayFacts } from '../../booking/index.ts';
import {
  type Composer,
  greeting,
  hotelLetter,
  inLanguageOfMail,
  type MailPayloads,
} from '../../mail/index.ts';
import { findPayment } from '../../payment/index.ts';
import { listRefunds } from '../refund-repository.ts';

/** The gateway has given money back: how much, and to which card. */
export const composeRefundMade: Composer<MailPayloads['refund-made']> = async (
  { db },
  property,
  { reservationId, refundId },
) => {
  const { propertyId, content } = property;
  const name = { propertyId, reservationId };
  const row = await findReservation(db, name);
  const refund = (await listRefunds(db, name)).find(({ refund_id: id }) => id === refundId);
  if (!row || !refund) return null;
  const card = cardReceipt(await findPayment(db, { propertyId, paymentId: refund.payment_id }));
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate, locale } = language;
    const amount = formatMoney(refund.amount_minor, refund.currency, locale);
    const subject = { hotel: content.propertyName, reference: row.reference_number };
    return Promise.resolve({
      to: row.booker.email,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.refund.subject', subject),
        greeting: greeting(language, row.booker),
        paragraphs: [
          card === null
            ? translate('mail.refund.text', { amount })
            : translate('mail.refund.card', { amount, card: `•••• ${card.lastFour}` }),
        ],
        facts: stayFacts({ ...stay, property: content }, language),
      },
    });
  });
};
