import type { EndpointInput, EndpointOutput, findStay } from 'shared/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { emailKeyOf, insertMail, type MailLimit } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { referenceOf } from './found.ts';
import { translate } from './messages/index.ts';

/**
 * POST /api/Stay/Find. The booking is looked up when the mail is written, not here: so answer, time and limits are the same for one that
 * does not exist. Its reference stands for its address in the limit of mails.
 */
export async function findStayOf(
  { db, clock, mailLimit }: AppDeps & { readonly mailLimit: MailLimit },
  { propertyId }: StoredProperty,
  { referenceNumber, emailOrLastName, languageCode }: EndpointInput<typeof findStay>['body'],
  clientIp: string,
): Promise<EndpointOutput<typeof findStay>> {
  const now = clock.now();
  const reference = referenceOf(referenceNumber);
  await mailLimit.take({ emailKey: `${propertyId}/${reference}`, clientIp });
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
