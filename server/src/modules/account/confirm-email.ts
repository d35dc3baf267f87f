import { inTransaction } from '../../db/transaction.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { consumeLink } from './link-repository.ts';
import { hashOfToken, propertyOfToken } from './secret-token.ts';
import { translate } from './translate.ts';
import { changeUser } from './user-repository.ts';

/** POST /api/Account/ConfirmEmail: once per link. The call names no property: the token does. */
export async function confirmEmailAddress(
  deps: AccountDeps,
  { userId, token }: { readonly userId: string; readonly token: string },
  clientIp: string,
): Promise<Outcome> {
  const invalid: Outcome = { success: false, message: translate('account.link-invalid') };
  const propertyId = propertyOfToken(token);
  if (propertyId === null) return invalid;
  await deps.limits.takeAttempt({ propertyId: '', clientIp });
  const isConfirmed = await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const tokenHash = hashOfToken(token);
    if (!(await consumeLink(tx, { propertyId, userId, tokenHash, kind: 'confirm-email', now }))) return false;
    await changeUser(tx, { propertyId, userId }, { email_confirmed_at: now, updated_at: now });
    return true;
  });
  return isConfirmed ? { success: true, message: translate('account.email-confirmed') } : invalid;
}
