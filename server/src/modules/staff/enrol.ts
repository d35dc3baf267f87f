import type { EndpointOutput } from 'shared/contracts';
import type { beginSecondFactor, confirmSecondFactor, SessionState } from 'shared/contracts/desk';
import { logSecurity } from '../../http/security-log.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from './desk-endpoint.ts';
import type { StaffDeps } from './deps.ts';
import { checkPassword, codeLimit } from './log-in.ts';
import { translate } from './messages/index.ts';
import {
  hashOfCode,
  newRecoveryCodes,
  newSecret,
  openSecret,
  periodOfCode,
  sealSecret,
  secretUrl,
  typedCode,
} from './second-factor.ts';
import { totpKeys } from './sealed-factors.ts';
import { changeStaff, replaceRecoveryCodes } from './staff-repository.ts';
import { unfinishedMs } from './rules.ts';
import { deleteStaffSessions, type StaffSessionRow } from './staff-session-repository.ts';

type Begun = EndpointOutput<typeof beginSecondFactor>;
type Confirmed = EndpointOutput<typeof confirmSecondFactor>;

/** A log-in that lacks nothing but this has just had its password; an older one was open before its role needed more. */
const isFresh = ({ created_at }: StaffSessionRow, state: SessionState, now: Date): boolean =>
  state === 'enrol' && now.getTime() - created_at.getTime() < unfinishedMs;

/** POST /api/Desk/BeginSecondFactor: what was set up before stays until a code of the new one is entered. */
export async function beginEnrolment(
  deps: StaffDeps,
  { password }: { readonly password?: string | undefined },
  { staff, session, state, context }: StaffCall,
): Promise<Begun> {
  if (state === 'code') return { success: false, ...translate.say('desk.code-wanted') };
  // Somebody at a computer that was left open must not take the account over.
  const named = { emailKey: staff.email_key, staff };
  if (
    !isFresh(session, state, deps.clock.now()) &&
    (await checkPassword(deps, context, named, password ?? '')) === null
  )
    return { success: false, ...translate.say('desk.log-in-failed') };
  const secret = newSecret();
  const sealed = sealSecret(totpKeys(deps)[0], secret);
  await changeStaff(deps.db, staff.staff_id, { totp_pending: sealed, updated_at: deps.clock.now() });
  const { host } = new URL(deps.env.publicUrl);
  return {
    success: true,
    message: translate('desk.second-factor-begun'),
    secret,
    url: secretUrl(secret, staff.email, host),
  };
}

/** POST /api/Desk/ConfirmSecondFactor: the first code of the new secret; every other session ends. */
export async function confirmEnrolment(
  deps: StaffDeps,
  { code }: { readonly code: string },
  { staff, state, context, audit }: StaffCall,
): Promise<Confirmed> {
  const refused: Confirmed = { success: false, ...translate.say('desk.code-wrong') };
  if (staff.totp_pending === null || state === 'code') return refused;
  const limit = codeLimit(deps, staff);
  await limit.take();
  const { db, clock } = deps;
  const keys = totpKeys(deps);
  const pending = openSecret(keys, staff.totp_pending);
  // Begun under a key that is no more: the code is wrong, and a new secret can be asked for.
  if (pending === null) return refused;
  const now = clock.now();
  const period = periodOfCode(pending.secret, typedCode(code), now);
  if (period === null) return refused;
  await limit.giveBack();
  const recoveryCodes = newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    const enrolled = {
      totp_sealed: sealSecret(keys[0], pending.secret),
      totp_pending: null,
      totp_step: period,
    };
    // Before this session ends with the others.
    await audit(tx, { action: 'staff.second-factor-set', subject: staff.staff_id });
    await changeStaff(tx, staff.staff_id, { ...enrolled, updated_at: now });
    await replaceRecoveryCodes(tx, staff.staff_id, recoveryCodes.map(hashOfCode));
    await deleteStaffSessions(tx, staff.staff_id, null);
  });
  logSecurity(context, 'staff.second-factor-set', { staffId: staff.staff_id });
  await deps.staffSessions.start(context, staff, true);
  return { success: true, message: translate('desk.second-factor-set'), recoveryCodes };
}
