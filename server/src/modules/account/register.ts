import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/transaction.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import type { StoredProperty } from '../property/index.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { emailKeyOf } from '../mail/index.ts';
import { createUser } from './new-user.ts';
import {
  emailCheck,
  firstNameCheck,
  lastNameCheck,
  passwordCheck,
  phoneCheck,
  requireValid,
} from './rules.ts';
import { translate } from './messages/index.ts';

export interface Registration {
  readonly languageCode: string | null;
  readonly emailAddress: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly mobileNumber: string | null;
}

/** POST /api/Account/Register: the same answer, after the same work, whether or not the address has an account. */
export async function registerUser(
  deps: AccountDeps,
  { propertyId }: StoredProperty,
  registration: Registration,
  context: RequestContext,
): Promise<Outcome> {
  const { emailAddress, password, firstname, lastname, mobileNumber, languageCode } = registration;
  requireValid(
    ['EmailAddress', emailCheck(emailAddress)],
    ['Password', passwordCheck(password)],
    ['Firstname', firstNameCheck(firstname)],
    ['Lastname', lastNameCheck(lastname)],
    ['MobileNumber', phoneCheck(mobileNumber)],
  );
  await deps.limits.takeMail({ emailKey: emailKeyOf(emailAddress), clientIp: context.clientIp });
  const user = {
    propertyId,
    email: emailAddress,
    passwordHash: await deps.passwords.hash(password),
    firstname,
    lastname,
    telephone: mobileNumber,
    receiveBrandOffers: false,
    languageCode,
  };
  const userId = await inTransaction(deps.db, (tx) => createUser(tx, deps, user));
  // Of an address that has an account already it proves nothing, and looks the same.
  deps.registeredHere.remember(context, { propertyId, userId: userId ?? randomUUID() });
  return { success: true, message: translate('success.register') };
}
