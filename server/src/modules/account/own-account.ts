import { withoutCardNumbers } from '../../http/free-text.ts';
import { HttpError } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity, orLockedOut } from '../../http/security-log.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deleteCard } from './card-repository.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { voidLinksOf } from './link-repository.ts';
import { firstNameCheck, lastNameCheck, passwordCheck, phoneCheck, requireValid } from './rules.ts';
import { deleteSessionsOf } from './session-repository.ts';
import type { Session } from './sessions.ts';
import { mailPasswordChanged } from './mails.ts';
import { translate } from './messages/index.ts';
import { type AccountAddress, changeUser } from './user-repository.ts';

const nameOf = ({ user }: Session) => ({ propertyId: user.property_id, userId: user.user_id });

/** POST /api/Account/ChangePassword: the old one has to be right, also within a session; every other session ends. */
export async function changeOwnPassword(
  deps: AccountDeps,
  session: Session,
  change: { readonly oldPassword: string; readonly newPassword: string },
  context: RequestContext,
): Promise<Outcome> {
  requireValid(['NewPassword', passwordCheck(change.newPassword)]);
  const { user, tokenHash } = session;
  const login = { propertyId: user.property_id, emailKey: user.email_key };
  const device = deps.knownDevice.find(context, login);
  const tried = { ...login, clientIp: context.clientIp, device };
  await orLockedOut(context, 'guest.locked-out', deps.limits.takeLogin(tried));
  if (!(await deps.passwords.matches(change.oldPassword, user.password_hash))) {
    logSecurity(context, 'guest.password-change-refused', nameOf(session));
    return { success: false, ...translate.say('account.password-not-changed') };
  }
  await deps.limits.returnLogin(tried);
  await deps.limits.takePasswordChange(tried);
  const passwordHash = await deps.passwords.hash(change.newPassword);
  const name = nameOf(session);
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    await changeUser(tx, name, { password_hash: passwordHash, updated_at: now });
    await voidLinksOf(tx, { ...name, kind: 'password-reset', now });
    await deleteSessionsOf(tx, name, tokenHash);
    await mailPasswordChanged(tx, name, now);
  });
  logSecurity(context, 'guest.password-changed', name);
  return { success: true, message: translate('account.password-changed') };
}

export interface Details {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string | null;
  readonly receiveBrandOffers: boolean;
  readonly street?: string | null | undefined;
  readonly postCode?: string | null | undefined;
  readonly countryId?: string | null | undefined;
}

/** What is not said stays as it is. */
const addressOf = ({ street, postCode, countryId }: Details): Partial<AccountAddress> => ({
  ...(street === undefined ? {} : { street: street?.trim() || null }),
  ...(postCode === undefined ? {} : { post_code: postCode?.trim() || null }),
  ...(countryId === undefined ? {} : { country_id: countryId }),
});

/** POST /api/Account/Update. */
export async function saveOwnDetails(
  deps: AccountDeps,
  session: Session,
  details: Details,
): Promise<Outcome> {
  const { firstname, lastname, telephone } = details;
  requireValid(
    ['Firstname', firstNameCheck(firstname)],
    ['Lastname', lastNameCheck(lastname)],
    ['Telephone', phoneCheck(telephone)],
  );
  await changeUser(deps.db, nameOf(session), {
    firstname: withoutCardNumbers(firstname.trim()),
    lastname: withoutCardNumbers(lastname.trim()),
    telephone: telephone?.trim() || null,
    ...addressOf(details),
    receive_brand_offers: details.receiveBrandOffers,
    updated_at: deps.clock.now(),
  });
  return { success: true, message: translate('success.details-saved') };
}

/** POST /api/Account/RemoveCreditCard; another user's card is as unknown as one that never was. */
export async function removeOwnCard(
  deps: AccountDeps,
  session: Session,
  creditCardId: string,
): Promise<Outcome> {
  if (await deleteCard(deps.db, nameOf(session), creditCardId, deps.clock.now())) {
    return { success: true, message: translate('account.card-removed') };
  }
  throw new HttpError(404, translate.say('account.card-unknown'));
}
