import type { EndpointOutput } from 'shared/contracts';
import type {
  changeStaffRole,
  DeskSession,
  getAuditLog,
  getOwnSessions,
  getStaff,
  HotelRole,
  StaffSession,
} from 'shared/contracts/desk';
import type { DbTransaction } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../http/errors.ts';
import { spokenLocale } from '../../language/index.ts';
import { logSecurity } from '../../http/security-log.ts';
import { emailCheck, passwordCheck, requireValid } from '../account/index.ts';
import { emailKeyOf } from '../mail/index.ts';
import { listAudit } from './audit-repository.ts';
import type { HotelCall, StaffCall } from './desk-endpoint.ts';
import type { StaffDeps } from './deps.ts';
import { listOpenInvitations, voidInvitations, withdrawInvitationOf } from './invitation-repository.ts';
import { writeInvitation } from './invitations.ts';
import { checkPassword } from './log-in.ts';
import { translate } from './messages/index.ts';
import { callsOf, strongestRole } from './rules.ts';
import {
  changeStaff,
  listHotelRoles,
  listMembers,
  lockRolesOf,
  type MemberRow,
  setRole,
} from './staff-repository.ts';
import { deleteSessionById, deleteStaffSessions, listStaffSessions } from './staff-session-repository.ts';

type Outcome = EndpointOutput<typeof changeStaffRole>;
const auditPage = 50;
const done = (key: Parameters<typeof translate>[0], params?: Record<string, string>): Outcome => ({
  success: true,
  message: translate(key, params),
});

/** GET /api/Desk/Session. */
export async function describeSession(
  { db }: StaffDeps,
  { staff, session, state }: StaffCall,
): Promise<DeskSession> {
  const given = state === 'open' ? await listHotelRoles(db, staff.staff_id) : [];
  const hotels = [...Map.groupBy(given, ({ propertyId }) => propertyId).values()].flatMap((roles) => {
    const [first] = roles;
    const role = strongestRole(roles.map((each) => each.role));
    if (first === undefined || role === null) return [];
    return [{ ...first, role, calls: callsOf(role) }];
  });
  return {
    state,
    staffId: staff.staff_id,
    name: staff.name,
    emailAddress: staff.email,
    hasSecondFactor: staff.totp_sealed !== null,
    expiresAtUtc: session.expires_at.toISOString(),
    hotels,
  };
}

/** POST /api/Desk/ChangePassword: the old one has to be right, also within a session; every other session ends. */
export async function changePassword(
  deps: StaffDeps,
  { oldPassword, newPassword }: { readonly oldPassword: string; readonly newPassword: string },
  { staff, session, context, audit }: StaffCall,
): Promise<Outcome> {
  requireValid(['NewPassword', passwordCheck(newPassword)]);
  const named = { emailKey: staff.email_key, staff };
  if ((await checkPassword(deps, context, named, oldPassword)) === null)
    return { success: false, ...translate.say('desk.password-not-changed') };
  const passwordHash = await deps.passwords.hash(newPassword);
  await inTransaction(deps.db, async (tx) => {
    await changeStaff(tx, staff.staff_id, { password_hash: passwordHash, updated_at: deps.clock.now() });
    await deleteStaffSessions(tx, staff.staff_id, session.token_hash);
    await audit(tx, { action: 'staff.password-changed', subject: staff.staff_id });
  });
  logSecurity(context, 'staff.password-changed', { staffId: staff.staff_id });
  return done('desk.password-changed');
}

async function describeSessions(
  { db, clock }: StaffDeps,
  staffIds: readonly string[],
  ownHash: string,
): Promise<{ sessions: StaffSession[] }> {
  const rows = await listStaffSessions(db, staffIds, clock.now());
  const sessions = rows.map((row) => ({
    sessionId: row.session_id,
    staffId: row.staff_id,
    name: row.name,
    startedAtUtc: row.created_at.toISOString(),
    seenAtUtc: row.seen_at.toISOString(),
    expiresAtUtc: row.expires_at.toISOString(),
    browser: row.browser,
    address: row.address,
    isThisOne: row.token_hash === ownHash,
  }));
  return { sessions };
}

/** GET /api/Desk/Sessions. */
export const ownSessions = (
  deps: StaffDeps,
  { staff, session }: StaffCall,
): Promise<EndpointOutput<typeof getOwnSessions>> =>
  describeSessions(deps, [staff.staff_id], session.token_hash);

/** POST /api/Desk/EndSession. */
export async function endOwn(
  { db }: StaffDeps,
  { sessionId }: { readonly sessionId: string },
  { staff, audit }: StaffCall,
): Promise<Outcome> {
  await inTransaction(db, async (tx) => {
    // Before it ends, for it may be this one.
    await audit(tx, { action: 'staff.session-ended', subject: staff.staff_id });
    if (!(await deleteSessionById(tx, staff.staff_id, sessionId)))
      throw notFound(translate.say('desk.staff-unknown'));
  });
  return done('desk.sessions-ended');
}

/** GET /api/Desk/Staff. */
export async function describeStaff(
  { db, clock }: StaffDeps,
  { property: { propertyId } }: HotelCall,
): Promise<EndpointOutput<typeof getStaff>> {
  const { compare } = new Intl.Collator(spokenLocale());
  const members = (await listMembers(db, propertyId)).toSorted((a, b) => compare(a.name, b.name));
  const invitations = await listOpenInvitations(db, propertyId, clock.now());
  return {
    staff: members.map(({ email, lastSeenAt, ...member }) => ({
      ...member,
      emailAddress: email,
      lastSeenAtUtc: lastSeenAt?.toISOString() ?? null,
    })),
    invitations: invitations.map((row) => ({
      invitationId: row.invitation_id,
      emailAddress: row.email,
      role: row.role,
      expiresAtUtc: row.expires_at.toISOString(),
    })),
  };
}

/** GET /api/Desk/StaffSessions: of those whose role is the hotel's own; a group's staff is not one hotel's matter. */
export async function sessionsAt(
  deps: StaffDeps,
  { property: { propertyId }, session }: HotelCall,
): Promise<EndpointOutput<typeof getOwnSessions>> {
  const members = await listMembers(deps.db, propertyId);
  const ids = members.flatMap((member) => (member.isOfGroup ? [] : [member.staffId]));
  return describeSessions(deps, ids, session.token_hash);
}

/** A member whom this hotel itself has given the role; 404 or 409 for others. */
async function requireMember(
  tx: DbTransaction,
  { property: { propertyId } }: HotelCall,
  staffId: string,
): Promise<MemberRow> {
  await lockRolesOf(tx, propertyId);
  const found = (await listMembers(tx, propertyId)).filter((member) => member.staffId === staffId);
  const own = found.find(({ isOfGroup }) => !isOfGroup);
  if (own) return own;
  if (found.length > 0) throw conflict(translate.say('desk.role-of-group'));
  throw notFound(translate.say('desk.staff-unknown'));
}

/** POST /api/Desk/EndStaffSessions. */
export async function endSessionsOf(
  deps: StaffDeps,
  { staffId }: { readonly staffId: string },
  call: HotelCall,
): Promise<Outcome> {
  const keptHash = staffId === call.staff.staff_id ? call.session.token_hash : null;
  await inTransaction(deps.db, async (tx) => {
    await requireMember(tx, call, staffId);
    await deleteStaffSessions(tx, staffId, keptHash);
    await call.audit(tx, { action: 'staff.sessions-ended', subject: staffId });
  });
  return done('desk.sessions-ended');
}

/** POST /api/Desk/ChangeRole. One's own is left alone, so that an owner stays; what is open ends, and begins anew with the other role. */
export async function changeRole(
  deps: StaffDeps,
  { staffId, role }: { readonly staffId: string; readonly role: HotelRole | null },
  call: HotelCall,
): Promise<Outcome> {
  if (staffId === call.staff.staff_id) throw conflict(translate.say('desk.role-own'));
  const { propertyId } = call.property;
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const { email } = await requireMember(tx, call, staffId);
    const before = await setRole(tx, staffId, { propertyId, propertyGroupId: null }, role, now);
    await deleteStaffSessions(tx, staffId, null);
    // One that was asked for before would give the role back.
    await voidInvitations(tx, { propertyId, emailKey: emailKeyOf(email) }, now);
    await call.audit(tx, {
      action: 'staff.role-changed',
      subject: staffId,
      before: { role: before },
      after: { role },
    });
  });
  return done('desk.role-changed');
}

/** POST /api/Desk/Invite. */
export async function invite(
  deps: StaffDeps,
  body: { readonly emailAddress: string; readonly role: HotelRole; readonly languageCode: string },
  { property, staff, context, audit }: HotelCall,
): Promise<Outcome> {
  const { emailAddress: email, role, languageCode } = body;
  requireValid(['EmailAddress', emailCheck(email)]);
  if (emailKeyOf(email) === staff.email_key) throw conflict(translate.say('desk.role-own'));
  await deps.limits.takeMail({ emailKey: emailKeyOf(email), clientIp: context.clientIp });
  await inTransaction(deps.db, async (tx) => {
    const invitation = { property, propertyGroupId: null, email, role, languageCode };
    const { invitation_id: id } = await writeInvitation(deps, tx, invitation, deps.clock.now());
    await audit(tx, { action: 'staff.invited', subject: id, after: { role } });
  });
  return done('desk.invited', { email: email.trim() });
}

/** POST /api/Desk/WithdrawInvitation. */
export async function withdraw(
  deps: StaffDeps,
  { invitationId }: { readonly invitationId: string },
  { property, audit }: HotelCall,
): Promise<Outcome> {
  await inTransaction(deps.db, async (tx) => {
    const row = await withdrawInvitationOf(tx, property.propertyId, invitationId, deps.clock.now());
    if (!row) throw notFound(translate.say('desk.invitation-over'));
    await audit(tx, {
      action: 'staff.invitation-withdrawn',
      subject: invitationId,
      before: { role: row.role },
    });
  });
  return done('desk.invitation-withdrawn');
}

/** GET /api/Desk/AuditLog. */
export async function readAudit(
  { db }: StaffDeps,
  before: string | undefined,
  { property }: HotelCall,
): Promise<EndpointOutput<typeof getAuditLog>> {
  const from = before === undefined ? null : Number(before);
  const rows = await listAudit(db, property.propertyId, from, auditPage + 1);
  const shown = rows.slice(0, auditPage);
  return {
    entries: shown.map((row) => ({
      entryId: row.entry_id,
      atUtc: row.at.toISOString(),
      name: row.name,
      by: row.by,
      action: row.action,
      subject: row.subject,
      about: row.about,
      address: row.address,
    })),
    next: rows.length > auditPage ? (shown.at(-1)?.entry_id ?? null) : null,
  };
}
