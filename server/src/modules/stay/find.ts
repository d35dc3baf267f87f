import type { EndpointInput, EndpointOutput, findStay } from 'shared/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { referenceOf } from './found.ts';
import { translate } from './messages/index.ts';

const findsFrom: RateLimit = { name: 'find-booking-ip', capacity: 10, perMinute: 0.5 };
/** Mails about one booking, asked for from anywhere. */
const findsOfBooking: RateLimit = { name: 'find-booking', capacity: 3, perMinute: 1 / 20 };

/**
 * POST /api/Stay/Find. The booking is looked up when the mail is written, not here: so answer, time and limits are the same for one that
 * does not exist.
 */
export async function findStayOf(
  { db, secretKey, clock }: AppDeps,
  { propertyId }: StoredProperty,
  { referenceNumber, emailOrLastName, languageCode }: EndpointInput<typeof findStay>['body'],
  clientIp: string,
): Promise<EndpointOutput<typeof findStay>> {
  const now = clock.now();
  const reference = referenceOf(referenceNumber);
  const limiter = createRateLimiter(db, secretKey);
  await limiter.take(findsFrom, anyProperty, clientIp, now);
  await limiter.take(findsOfBooking, propertyId, clientOfText(reference), now);
  const isEmailKey = emailOrLastName.includes('@');
  const payload = {
    reference,
    emailKey: isEmailKey ? emailKeyOf(emailOrLastName) : null,
    lastName: isEmailKey ? null : emailOrLastName,
    languageCode,
  };
  await inTransaction(db, (tx) => insertMail(tx, { propertyId, kind: 'booking-link', payload, now }));
  return { success: true, message: translate('stay.link-sent') };
}
