import { inTransaction } from '../../db/transaction.ts';
import type { StoredProperty } from '../property/repository.ts';
import type { AccountDeps, Outcome } from './deps.ts';
import { emailKeyOf } from './email-key.ts';
import { createUser } from './new-user.ts';
import {
  emailCheck,
  firstNameCheck,
  lastNameCheck,
  passwordCheck,
  phoneCheck,
  requireValid,
} from './rules.ts';
import { translate } from './translate.ts';

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
  clientIp: string,
): Promise<Outcome> {
  const { emailAddress, password, firstname, lastname, mobileNumber, languageCode } = registration;
  requireValid(
    ['EmailAddress', emailCheck(emailAddress)],
    ['Password', passwordCheck(password)],
    ['Firstname', firstNameCheck(firstname)],
    ['Lastname', lastNameCheck(lastname)],
    ['MobileNumber', phoneCheck(mobileNumber)],
  );
  await deps.limits.takeMail({ propertyId, emailKey: emailKeyOf(emailAddress), clientIp });
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
  await inTransaction(deps.db, (tx) => createUser(tx, deps, user));
  return { success: true, message: translate('success.register') };
}
