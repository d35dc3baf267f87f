import { type StaffRole, staffRoles } from 'shared/contracts/desk';
import { isEmail } from 'shared/domain';
import { inTransaction } from '../../db/transaction.ts';
import type { AppDeps } from '../../deps.ts';
import { emailKeyOf } from '../mail/index.ts';
import type { StoredProperty } from '../property/index.ts';
import { auditCommand } from './audit-command.ts';
import { invitationUrl, writeInvitation } from './invitations.ts';
import { changeStaff, findStaffByEmail, listMembers, replaceRecoveryCodes } from './staff-repository.ts';
import { deleteStaffSessions } from './staff-session-repository.ts';

type CommandDeps = Pick<AppDeps, 'db' | 'clock' | 'env' | 'secretKey'>;

const roleOf = (text: string): StaffRole => {
  const role = staffRoles.find((each) => each === text);
  if (role === undefined) throw new Error(`“${text}” is no role. Roles are: ${staffRoles.join(', ')}`);
  return role;
};

export interface InvitationOfCommand {
  readonly property: StoredProperty;
  readonly propertyGroupId: string | null;
  readonly role: string;
  readonly email: string;
}

/** `pnpm staff invite`: mails an invitation and gives its link; the first owner of a hotel comes in this way. */
export async function inviteByCommand(
  deps: CommandDeps,
  { property, propertyGroupId, role, email }: InvitationOfCommand,
): Promise<string> {
  if (!isEmail(email)) throw new Error(`“${email}” is not an e-mail address`);
  const invitation = { property, propertyGroupId, email, role: roleOf(role), languageCode: 'en' };
  const now = deps.clock.now();
  const made = await inTransaction(deps.db, async (tx) => {
    const row = await writeInvitation(deps, tx, invitation, now);
    await auditCommand(tx, {
      now,
      propertyId: property.propertyId,
      action: 'staff.invited',
      subject: row.invitation_id,
      after: { role, propertyGroupId },
    });
    return row;
  });
  return invitationUrl(deps, property, made);
}

/** `pnpm staff list`. */
export async function staffLines({ db }: CommandDeps, { propertyId }: StoredProperty): Promise<string[]> {
  return (await listMembers(db, propertyId)).map(
    ({ email, role, isOfGroup, hasSecondFactor }) =>
      `${role.padEnd(10)} ${email}${isOfGroup ? ' (group)' : ''}${hasSecondFactor ? '' : ', no second factor'}`,
  );
}

/** `pnpm staff reset`: for who has lost the second factor. It is set up anew at the next log-in; all sessions end. */
export async function resetSecondFactor(deps: CommandDeps, email: string): Promise<string> {
  const staff = await findStaffByEmail(deps.db, emailKeyOf(email));
  if (!staff) throw new Error(`There is no member of staff with the address ${email}`);
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const gone = { totp_sealed: null, totp_pending: null, totp_step: null };
    await changeStaff(tx, staff.staff_id, { ...gone, updated_at: now });
    await replaceRecoveryCodes(tx, staff.staff_id, []);
    await deleteStaffSessions(tx, staff.staff_id, null);
    const action = 'staff.second-factor-reset';
    await auditCommand(tx, { now, propertyId: null, action, subject: staff.staff_id });
  });
  return `${staff.email} sets up a new second factor at the next log-in`;
}
