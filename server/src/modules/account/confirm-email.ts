import type { confirmEmail, EndpointInput, EndpointOutput } from 'shared/contracts';
import { inTransaction } from '../../db/transaction.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import type { AccountDeps } from './deps.ts';
import { consumeLink, isGoodLink, type LinkUse } from './link-repository.ts';
import { hashOfToken, propertyOfToken } from './secret-token.ts';
import { translate } from './messages/index.ts';
import { changeUser, findUser, type UserName } from './user-repository.ts';

type Outcome = EndpointOutput<typeof confirmEmail>;

/** Whether this browser needs no other proof. */
async function isProvedHere(deps: AccountDeps, name: UserName, context: RequestContext): Promise<boolean> {
  if (deps.registeredHere.isSo(context, name)) return true;
  const session = await deps.sessions.find(context, name.propertyId);
  return session?.user.user_id === name.userId;
}

/**
 * The proof that a valid link still needs; null when the link is enough. A stranger can register a guest's address: if the owner's click on
 * the mail were enough, the stranger's account, with the stranger's password, would count as the owner's.
 */
async function proofWanted(
  deps: AccountDeps,
  name: UserName,
  password: string,
  context: RequestContext,
): Promise<'account.password-to-confirm' | 'account.password-not-its' | null> {
  if (await isProvedHere(deps, name, context)) return null;
  if (password === '') return 'account.password-to-confirm';
  const user = await findUser(deps.db, name);
  if (!user) return 'account.password-not-its';
  const login = { propertyId: name.propertyId, emailKey: user.email_key };
  const device = deps.knownDevice.find(context, login);
  const tried = { ...login, clientIp: context.clientIp, device };
  await deps.limits.takeLogin(tried);
  if (!(await deps.passwords.matches(password, user.password_hash))) return 'account.password-not-its';
  await deps.limits.returnLogin(tried);
  return null;
}

const confirmed = (): Outcome => ({ success: true, message: translate('account.email-confirmed') });

/** A guest who follows the link again, or whose first response was lost, reads that the address is confirmed. */
async function isConfirmedHere(deps: AccountDeps, name: UserName, context: RequestContext): Promise<boolean> {
  if (!(await isProvedHere(deps, name, context))) return false;
  const user = await findUser(deps.db, name);
  return user !== undefined && user.email_confirmed_at !== null;
}

/** POST /api/Account/ConfirmEmail: once per link; the browser that confirmed may follow it again. The call names no property: the token does. */
export async function confirmEmailAddress(
  deps: AccountDeps,
  { userId, token, password }: EndpointInput<typeof confirmEmail>['body'],
  context: RequestContext,
): Promise<Outcome> {
  const invalid: Outcome = { success: false, ...translate.say('account.link-invalid') };
  const propertyId = propertyOfToken(token);
  if (propertyId === null) return invalid;
  await deps.limits.takeAttempt({ clientIp: context.clientIp });
  const name = { propertyId, userId };
  const use = (): LinkUse => ({
    ...name,
    tokenHash: hashOfToken(token),
    kind: 'confirm-email',
    now: deps.clock.now(),
  });
  if (!(await isGoodLink(deps.db, use()))) {
    return (await isConfirmedHere(deps, name, context)) ? confirmed() : invalid;
  }
  const wanted = await proofWanted(deps, name, password ?? '', context);
  if (wanted !== null) return { success: false, ...translate.say(wanted), passwordNeeded: true };
  const isConfirmed = await inTransaction(deps.db, async (tx) => {
    const link = use();
    if (!(await consumeLink(tx, link))) return false;
    await changeUser(tx, name, { email_confirmed_at: link.now, updated_at: link.now });
    return true;
  });
  return isConfirmed || (await isConfirmedHere(deps, name, context)) ? confirmed() : invalid;
}
