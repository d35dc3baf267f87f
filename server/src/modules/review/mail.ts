import { formatStayDate, ownAddress } from 'shared/domain';
import { deriveKey } from '../../secret-key.ts';
import { derivedToken, hashOfToken } from '../account/index.ts';
import { findReservation, stayFacts } from '../booking/index.ts';
import { type Composer, greeting, hotelLetter, inLanguageOfMail, type MailPayloads } from '../mail/index.ts';
import { findReviewOf, storeToken } from './repository.ts';
import { lastDayOf } from './rules.ts';
import { stopAddress } from './stop.ts';

/** Asks how a stay was. The link is made anew from the stay, so that no secret waits in the outbox and a mail that is sent again has the same one. */
export const composeReviewRequest: Composer<MailPayloads['review-request']> = async (
  { db, env, secretKey },
  property,
  { reservationId },
) => {
  const { propertyId, code, content } = property;
  const name = { propertyId, reservationId };
  const row = await findReservation(db, name);
  const review = await findReviewOf(db, name);
  if (row?.status !== 'Confirmed' || review === undefined || review.state === 'published') return null;
  const token = derivedToken(deriveKey(secretKey, 'review-link'), propertyId, review.review_id);
  await storeToken(db, { ...name, tokenHash: hashOfToken(token) });
  const url = `${env.publicUrl}${ownAddress('Stay', code)}/Review/${encodeURIComponent(token)}`;
  const unsubscribeUrl = `${env.publicUrl}${stopAddress(propertyId, token)}`;
  const stay = { dateFrom: row.date_from, dateTo: row.date_to, referenceNumber: row.reference_number };
  return inLanguageOfMail(row.language_code, (language) => {
    const { translate, locale } = language;
    return Promise.resolve({
      to: row.booker.email,
      unsubscribeUrl,
      letter: {
        ...hotelLetter(property, language),
        subject: translate('mail.review.subject', { hotel: content.propertyName }),
        greeting: greeting(language, row.booker),
        paragraphs: [translate('mail.review.text'), translate('mail.review.how')],
        facts: stayFacts({ ...stay, property: content }, language),
        action: { label: translate('mail.review.action'), url },
        links: [{ label: translate('mail.review.stop'), url: unsubscribeUrl }],
        note: translate('mail.review.note', {
          date: formatStayDate(lastDayOf(row.date_to), 'long', locale),
        }),
      },
    });
  });
};
