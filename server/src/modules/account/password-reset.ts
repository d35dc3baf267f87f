import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity } from '../../http/security-log.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { deleteCardsOf } from './card-repository.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { consumeLink, voidLinksOf } from './link-repository.ts';
import { resetLinkMs } from './links.ts';
import { emailCheck, passwordCheck, requireValid } from './rules.ts';
import { hashOfToken } from './secret-token.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { mailPasswordChanged } from './mails.ts';
import { translate } from './messages/index.ts';
import { changeUser, findUser } from './user-repository.ts';

/**
 * POST /api/Account/RequestPasswordReset. Whether the address has an account is looked up when the mail is written, not here: so answer
 * and time are the same for all.
 */
export async function requestReset(
  deps: AccountDeps,
  { propertyId }: StoredProperty,
  request: { readonly emailAddress: string; readonly languageCode: string | null },
  context: RequestContext,
): Promise<Outcome> {
  const { emailAddress, languageCode } = request;
  requireValid(['EmailAddress', emailCheck(emailAddress)]);
  const emailKey = emailKeyOf(emailAddress);
  await deps.limits.takeMail({ emailKey, clientIp: context.clientIp });
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + resetLinkMs).toISOString();
  const payload = { emailKey, languageCode, tokenId: randomUUID(), expiresAt };
  await inTransaction(deps.db, (tx) => insertMail(tx, { propertyId, kind: 'password-reset', payload, now }));
  logSecurity(context, 'guest.password-reset-asked', { propertyId });
  return { success: true, message: translate('success.reset-email-sent') };
}

export interface Reset {
  readonly userId: string;
  readonly token: string;
  readonly password: string;
}

/** POST /api/Account/PasswordReset: once per link; logs the user out everywhere. */
export async function resetPassword(
  deps: AccountDeps,
  { propertyId }: StoredProperty,
  { userId, token, password }: Reset,
  context: RequestContext,
): Promise<Outcome> {
  requireValid(['Password', passwordCheck(password)]);
  await deps.limits.takeAttempt({ clientIp: context.clientIp });
  const passwordHash = await deps.passwords.hash(password);
  const name = { propertyId, userId };
  const emailKey = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const link = { ...name, kind: 'password-reset', now } as const;
    if (!(await consumeLink(tx, { ...link, tokenHash: hashOfToken(token) }))) return null;
    await voidLinksOf(tx, link);
    const user = await findUser(tx, name);
    // The address was not confirmed until now: a stranger may have made the account and left cards and bookings in it.
    if (user?.email_confirmed_at === null) {
      await deleteCardsOf(tx, name, now);
      await deps.bookings.dropOthers(tx, name, user.email_key);
      await changeUser(tx, name, { street: null, post_code: null, country_id: null });
    }
    await changeUser(tx, name, {
      password_hash: passwordHash,
      // The link came by mail.
      email_confirmed_at: user?.email_confirmed_at ?? now,
      updated_at: now,
    });
    await deleteSessionsOf(tx, name, null);
    await mailPasswordChanged(tx, name, now);
    return user?.email_key ?? null;
  });
  logSecurity(context, emailKey === null ? 'guest.password-reset-refused' : 'guest.password-reset', name);
  if (emailKey === null) return { success: false, ...translate.say('error.reset-password-failed') };
  // Also the way in for a guest whom strangers' guesses keep out on a new device.
  deps.knownDevice.remember(context, { propertyId, emailKey });
  return { success: true, message: translate('success.password-reset') };
}
