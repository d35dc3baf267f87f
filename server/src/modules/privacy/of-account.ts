import type { EndpointOutput, exportAccountData, PersonalData } from 'shared/contracts';
import { forbidden } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import type { StoredProperty } from '../property/index.ts';
import type { Outcome, PrivacyDeps } from './deps.ts';
import { fileOf } from './file.ts';
import { translate } from './messages/index.ts';
import { outcomeOf } from './outcome.ts';
import { describePerson, erasePerson, exportPerson } from './person.ts';

/** Who is logged in. An address without a confirmation may be a stranger's: then nothing is shown and nothing erased. */
async function requireOwner({ sessions }: PrivacyDeps, context: RequestContext, propertyId: string) {
  const { user } = await sessions.require(context, propertyId);
  if (user.email_confirmed_at === null) throw forbidden(translate.say('privacy.unconfirmed'));
  return user;
}

/** GET /api/Account/Data. */
export async function readAccountData(
  deps: PrivacyDeps,
  property: StoredProperty,
  context: RequestContext,
): Promise<PersonalData> {
  const { email_key: emailKey } = await requireOwner(deps, context, property.propertyId);
  await deps.privacyLimits.takeLook(property.propertyId, emailKey);
  return describePerson(deps, property, { emailKey });
}

/** POST /api/Account/ExportData. */
export async function exportAccount(
  deps: PrivacyDeps,
  property: StoredProperty,
  context: RequestContext,
): Promise<EndpointOutput<typeof exportAccountData>> {
  const { email_key: emailKey } = await requireOwner(deps, context, property.propertyId);
  await deps.privacyLimits.takeExport(property.propertyId, emailKey);
  return fileOf(property, await exportPerson(deps, property, { emailKey }));
}

/** POST /api/Account/EraseData: the password has to be right, also within a session, which ends. */
export async function eraseAccountOf(
  deps: PrivacyDeps,
  property: StoredProperty,
  password: string,
  context: RequestContext,
): Promise<Outcome> {
  const { propertyId } = property;
  const { email_key: emailKey, password_hash: hash } = await requireOwner(deps, context, propertyId);
  const login = { propertyId, emailKey };
  const device = deps.knownDevice.find(context, login);
  const tried = { ...login, clientIp: context.clientIp, device };
  await deps.accountLimits.takeLogin(tried);
  if (!(await deps.passwords.matches(password, hash)))
    return { success: false, ...translate.say('privacy.password-wrong') };
  await deps.accountLimits.returnLogin(tried);
  const outcome = outcomeOf(await erasePerson(deps, property, { emailKey }));
  await deps.sessions.end(context, propertyId);
  return outcome;
}
