import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { confirmLinkMs } from './links.ts';
import { emailCheck, requireValid } from './rules.ts';
import { translate } from './messages/index.ts';

/**
 * POST /api/Account/RequestEmailConfirmation: for a guest whose first link has expired. Whether there is something to confirm is looked up when
 * the mail is written, so that answer and time are the same for every address.
 */
export async function requestConfirmation(
  deps: AccountDeps,
  { propertyId }: StoredProperty,
  request: { readonly emailAddress: string; readonly languageCode: string | null },
  clientIp: string,
): Promise<Outcome> {
  const { emailAddress, languageCode } = request;
  requireValid(['EmailAddress', emailCheck(emailAddress)]);
  const emailKey = emailKeyOf(emailAddress);
  await deps.limits.takeMail({ emailKey, clientIp });
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + confirmLinkMs).toISOString();
  const payload = { emailKey, languageCode, tokenId: randomUUID(), expiresAt };
  await inTransaction(deps.db, (tx) =>
    insertMail(tx, { propertyId, kind: 'confirm-email-again', payload, now }),
  );
  return { success: true, message: translate('account.confirmation-sent') };
}
