import { randomUUID } from 'node:crypto';
import type { EndpointOutput } from 'shared/contracts';
import type { acceptInvitation, readInvitation, StaffRole } from 'shared/contracts/desk';
import { isBlank } from 'shared/domain';
import type { DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { withoutCardNumbers } from '../../http/free-text.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity } from '../../http/security-log.ts';
import { deriveKeys } from '../../secret-key.ts';
import { derivedToken, hashOfToken, passwordCheck, requireValid } from '../account/index.ts';
import { emailKeyOf, insertMail } from '../mail/index.ts';
import { requireProperty, type StoredProperty } from '../property/index.ts';
import { insertAudit } from './audit-repository.ts';
import type { StaffDeps } from './deps.ts';
import {
  consumeInvitation,
  findOpenInvitation,
  insertInvitation,
  type InvitationRow,
  voidInvitations,
} from './invitation-repository.ts';
import { checkPassword } from './log-in.ts';
import { translate } from './messages/index.ts';
import { invitationMs } from './rules.ts';
import { findStaff, findStaffByEmail, insertStaff, type Place, setRole } from './staff-repository.ts';
import { deleteStaffSessions } from './staff-session-repository.ts';

type Keys = Pick<AppDeps, 'secretKey' | 'env'>;

/** The secret of an invitation can be made again from its id, so that no secret waits in the outbox; the current key's first. */
const tokensOf = (
  { secretKey }: Pick<Keys, 'secretKey'>,
  propertyId: string,
  invitationId: string,
): readonly [current: string, ...previous: string[]] => {
  const [current, ...previous] = deriveKeys(secretKey, 'staff-invitation');
  const tokenOf = (key: Buffer) => derivedToken(key, propertyId, invitationId);
  return [tokenOf(current), ...previous.map(tokenOf)];
};

/** The address in a mail: the secret, which opens the invitation by its hash, stands behind the #, which browsers send to no server. */
export function invitationUrl(
  keys: Keys,
  { propertyId, code }: StoredProperty,
  { invitation_id, token_hash }: Pick<InvitationRow, 'invitation_id' | 'token_hash'>,
): string {
  const tokens = tokensOf(keys, propertyId, invitation_id);
  const token = tokens.find((each) => hashOfToken(each) === token_hash) ?? tokens[0];
  return `${keys.env.publicUrl}/Desk/${encodeURIComponent(code)}#invitation=${token}`;
}

export interface NewInvitation {
  readonly property: StoredProperty;
  /** For all hotels of this group, in place of the one. */
  readonly propertyGroupId: string | null;
  readonly email: string;
  readonly role: StaffRole;
  readonly languageCode: string;
}

/** Writes an invitation and its mail; earlier ones of the same address to the same hotel end. */
export async function writeInvitation(
  keys: Pick<Keys, 'secretKey'>,
  tx: DbTransaction,
  { property, propertyGroupId, email, role, languageCode }: NewInvitation,
  now: Date,
): Promise<Pick<InvitationRow, 'invitation_id' | 'token_hash'>> {
  const { propertyId } = property;
  const invitationId = randomUUID();
  const emailKey = emailKeyOf(email);
  await voidInvitations(tx, { propertyId, emailKey }, now);
  const tokenHash = hashOfToken(tokensOf(keys, propertyId, invitationId)[0]);
  await insertInvitation(tx, {
    invitation_id: invitationId,
    token_hash: tokenHash,
    property_id: propertyId,
    property_group_id: propertyGroupId,
    email: email.trim(),
    email_key: emailKey,
    role,
    language_code: languageCode,
    created_at: now,
    expires_at: new Date(now.getTime() + invitationMs),
  });
  await insertMail(tx, { propertyId, kind: 'staff-invitation', payload: { invitationId }, now });
  return { invitation_id: invitationId, token_hash: tokenHash };
}

const placeOf = ({ role, property_id, property_group_id }: InvitationRow): Place => {
  if (role === 'operator') return { propertyId: null, propertyGroupId: null };
  if (property_group_id !== null) return { propertyId: null, propertyGroupId: property_group_id };
  return { propertyId: property_id, propertyGroupId: null };
};

async function openInvitation(
  deps: StaffDeps,
  token: string,
  context: RequestContext,
): Promise<InvitationRow> {
  await deps.limits.takeAttempt({ clientIp: context.clientIp });
  const invitation = await findOpenInvitation(deps.db, hashOfToken(token), deps.clock.now());
  if (!invitation) throw notFound(translate.say('desk.invitation-over'));
  return invitation;
}

/** POST /api/Desk/Invitation. */
export async function describeInvitation(
  deps: StaffDeps,
  { token }: { readonly token: string },
  context: RequestContext,
): Promise<EndpointOutput<typeof readInvitation>> {
  const invitation = await openInvitation(deps, token, context);
  const { content } = await requireProperty(deps.db, invitation.property_id);
  return {
    emailAddress: invitation.email,
    role: invitation.role,
    propertyName: content.propertyName,
    hasAccount: (await findStaffByEmail(deps.db, invitation.email_key)) !== undefined,
  };
}

interface Acceptance {
  readonly token: string;
  readonly name: string;
  readonly password: string;
}

/** POST /api/Desk/AcceptInvitation: a new account, or the role for the account that its address has, whose password is asked for. */
export async function accept(
  deps: StaffDeps,
  { token, name, password }: Acceptance,
  context: RequestContext,
): Promise<EndpointOutput<typeof acceptInvitation>> {
  const { db, clock } = deps;
  const invitation = await openInvitation(deps, token, context);
  const known = await findStaffByEmail(db, invitation.email_key);
  if (known) {
    const named = { emailKey: invitation.email_key, staff: known };
    if ((await checkPassword(deps, context, named, password)) === null)
      return { success: false, ...translate.say('desk.invitation-password') };
  } else {
    if (isBlank(name)) throw invalid({ Name: [translate.say('desk.name')] });
    requireValid(['Password', passwordCheck(password)]);
  }
  const passwordHash = known ? null : await deps.passwords.hash(password);
  const staffId = known?.staff_id ?? randomUUID();
  const now = clock.now();
  const { invitation_id: invitationId, email, role } = invitation;
  await inTransaction(db, async (tx) => {
    if (!(await consumeInvitation(tx, invitationId, now)))
      throw notFound(translate.say('desk.invitation-over'));
    if (passwordHash !== null) {
      await insertStaff(tx, {
        staff_id: staffId,
        email,
        email_key: invitation.email_key,
        name: withoutCardNumbers(name.trim()),
        password_hash: passwordHash,
        language_code: invitation.language_code,
        created_at: now,
        updated_at: now,
      });
    }
    const place = placeOf(invitation);
    const before = await setRole(tx, staffId, place, role, now);
    // An owner who accepts less would leave the hotel without one; another owner can lower a role.
    if (before === 'owner' && role !== 'owner') throw conflict(translate.say('desk.role-own'));
    // What was open with the roles before must not become more by a password that was entered elsewhere.
    await deleteStaffSessions(tx, staffId, null);
    await insertAudit(tx, {
      now,
      propertyId: role === 'operator' ? null : invitation.property_id,
      by: { staffId },
      action: 'staff.invitation-accepted',
      subject: staffId,
      before: { role: before },
      after: { role, ...place },
      address: context.clientIp,
      correlationId: context.correlationId,
    });
  });
  const staff = await findStaff(db, staffId);
  if (!staff) throw new Error('The account of an accepted invitation is missing');
  logSecurity(context, 'staff.invitation-accepted', { staffId });
  const state = await deps.staffSessions.start(context, staff, false);
  return { success: true, message: translate('desk.welcome', { name: staff.name }), state };
}
