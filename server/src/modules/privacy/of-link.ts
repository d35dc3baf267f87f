import { randomUUID } from 'node:crypto';
import type {
  EndpointInput,
  EndpointOutput,
  exportPrivacyData,
  openPrivacyLink,
  requestPrivacyLink,
} from 'shared/contracts';
import { inTransaction } from '../../db/transaction.ts';
import { forbidden } from '../../http/errors.ts';
import { emailCheck, hashOfToken, newToken, requireValid } from '../account/index.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import type { Outcome, PrivacyDeps } from './deps.ts';
import { fileOf } from './file.ts';
import { findByKey, openLink } from './link-repository.ts';
import { translate } from './messages/index.ts';
import { outcomeOf } from './outcome.ts';
import { describePerson, erasePerson, exportPerson } from './person.ts';

const linkMs = 3_600_000;

/**
 * POST /api/Privacy/RequestLink. Whether the hotel has something of the address is looked up when the mail is written, not here: so answer
 * and time are the same for all.
 */
export async function requestLink(
  deps: PrivacyDeps,
  { propertyId }: StoredProperty,
  { emailAddress, languageCode }: Omit<EndpointInput<typeof requestPrivacyLink>['body'], 'propertyId'>,
  clientIp: string,
): Promise<Outcome> {
  requireValid(['EmailAddress', emailCheck(emailAddress)]);
  const emailKey = emailKeyOf(emailAddress);
  await deps.accountLimits.takeMail({ emailKey, clientIp });
  const now = deps.clock.now();
  const expiresAt = new Date(now.getTime() + linkMs).toISOString();
  const payload = { emailKey, languageCode, tokenId: randomUUID(), expiresAt };
  await inTransaction(deps.db, (tx) => insertMail(tx, { propertyId, kind: 'privacy-link', payload, now }));
  return { success: true, message: translate('privacy.link-sent') };
}

/** POST /api/Privacy/Open. */
export async function openLinkOf(
  deps: PrivacyDeps,
  property: StoredProperty,
  token: string,
  clientIp: string,
): Promise<EndpointOutput<typeof openPrivacyLink>> {
  const { propertyId } = property;
  await deps.accountLimits.takeAttempt({ clientIp });
  const key = newToken(propertyId);
  const use = { propertyId, tokenHash: hashOfToken(token), keyHash: hashOfToken(key) };
  const emailKey = await openLink(deps.db, { ...use, now: deps.clock.now() });
  if (emailKey === null) throw forbidden(translate.say('privacy.link-over'));
  return { key, data: await describePerson(deps, property, { emailKey }) };
}

async function requireKey(deps: PrivacyDeps, { propertyId }: StoredProperty, key: string, clientIp: string) {
  await deps.accountLimits.takeAttempt({ clientIp });
  const use = { propertyId, keyHash: hashOfToken(key), now: deps.clock.now() };
  const emailKey = await findByKey(deps.db, use);
  if (emailKey === null) throw forbidden(translate.say('privacy.key-over'));
  return emailKey;
}

/** POST /api/Privacy/Export. */
export async function exportByKey(
  deps: PrivacyDeps,
  property: StoredProperty,
  key: string,
  clientIp: string,
): Promise<EndpointOutput<typeof exportPrivacyData>> {
  const emailKey = await requireKey(deps, property, key, clientIp);
  await deps.privacyLimits.takeExport(property.propertyId, emailKey);
  return fileOf(property, await exportPerson(deps, property, { emailKey }));
}

/** POST /api/Privacy/Erase: the key goes with the data. */
export async function eraseByKey(
  deps: PrivacyDeps,
  property: StoredProperty,
  key: string,
  clientIp: string,
): Promise<Outcome> {
  const emailKey = await requireKey(deps, property, key, clientIp);
  return outcomeOf(await erasePerson(deps, property, { emailKey }));
}
