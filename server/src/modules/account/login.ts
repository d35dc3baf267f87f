import type { EndpointOutput, authenticate } from 'shared/contracts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity, orLockedOut } from '../../http/security-log.ts';
import type { StoredProperty } from '../property/index.ts';
import type { AccountDeps } from './deps.ts';
import { emailKeyOf } from '../mail/index.ts';
import { translate } from './messages/index.ts';
import { describeUser } from './user.ts';
import { findUserByEmail, replaceHash, type UserRow } from './user-repository.ts';

type LoginResult = EndpointOutput<typeof authenticate>;

export interface Credentials {
  readonly emailAddress: string;
  readonly password: string;
}

/** While the password is at hand, a hash of weaker parameters is replaced. A failure must not keep the guest out. */
async function strengthen(deps: AccountDeps, user: UserRow, password: string): Promise<void> {
  if (!deps.passwords.isOutdated(user.password_hash)) return;
  try {
    await replaceHash(deps.db, user, await deps.passwords.hash(password));
  } catch (error) {
    deps.logger.warn({ err: error }, 'password hash not strengthened');
  }
}

/** POST /api/Account/Authenticate: the same answer after the same time for a wrong password and for an address without an account. */
export async function logIn(
  deps: AccountDeps,
  { propertyId }: StoredProperty,
  { emailAddress, password }: Credentials,
  context: RequestContext,
): Promise<LoginResult> {
  const login = { propertyId, emailKey: emailKeyOf(emailAddress) };
  const device = deps.knownDevice.find(context, login);
  const tried = { ...login, clientIp: context.clientIp, device };
  await orLockedOut(context, 'guest.locked-out', deps.limits.takeLogin(tried));
  const user = await findUserByEmail(deps.db, propertyId, tried.emailKey);
  const isRight = await deps.passwords.matches(password, user?.password_hash ?? null);
  const userId = user?.user_id ?? null;
  logSecurity(context, isRight ? 'guest.log-in' : 'guest.log-in-refused', { propertyId, userId });
  if (!user || !isRight) return { success: false, ...translate.say('error.login-failed') };

  await deps.limits.returnLogin(tried);
  await strengthen(deps, user, password);
  await deps.sessions.start(context, user);
  deps.knownDevice.remember(context, login);
  return {
    success: true,
    message: translate('success.login', { name: user.firstname }),
    ...(await describeUser(deps.db, user)),
  };
}
