import type { EndpointOutput } from 'shared/contracts';
import type { logInToDesk } from 'shared/contracts/desk';
import {
  anyProperty,
  clientOfText,
  createRateLimiter,
  type RateLimit,
} from '../../http/rate-limit-repository.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { logSecurity, orLockedOut } from '../../http/security-log.ts';
import { emailKeyOf } from '../mail/index.ts';
import type { StaffCall } from './desk-endpoint.ts';
import type { StaffDeps } from './deps.ts';
import { translate } from './messages/index.ts';
import { openFactor, resealFactor } from './sealed-factors.ts';
import { hashOfCode, periodOfCode, typedCode } from './second-factor.ts';
import {
  changeStaff,
  findStaffByEmail,
  type StaffRow,
  takePeriod,
  takeRecoveryCode,
} from './staff-repository.ts';

type LogIn = EndpointOutput<typeof logInToDesk>;

/** In the place of a property in the limits and known devices of log-ins; no property has such an id. */
const realm = '/desk';

/** Wrong codes of one member of staff, then one every five minutes: of a million codes three are right at a time. */
const wrongCodes: RateLimit = { name: 'desk-code', capacity: 6, perMinute: 0.2 };

async function opened(
  deps: StaffDeps,
  context: RequestContext,
  staff: StaffRow,
  isProved: boolean,
): Promise<LogIn> {
  const state = await deps.staffSessions.start(context, staff, isProved);
  if (state === 'open') logSecurity(context, 'staff.log-in', { staffId: staff.staff_id });
  const message =
    state === 'code' ? translate('desk.code-wanted') : translate('desk.welcome', { name: staff.name });
  return { success: true, message, state };
}

/** Compares a password under the limits of log-ins; null when it is not right. */
export async function checkPassword(
  deps: StaffDeps,
  context: RequestContext,
  { emailKey, staff }: { readonly emailKey: string; readonly staff: StaffRow | undefined },
  password: string,
): Promise<StaffRow | null> {
  const login = { propertyId: realm, emailKey };
  const tried = { ...login, clientIp: context.clientIp, device: deps.knownDevice.find(context, login) };
  await orLockedOut(context, 'staff.locked-out', deps.limits.takeLogin(tried));
  const isRight = await deps.passwords.matches(password, staff?.password_hash ?? null);
  if (!staff || !isRight) {
    logSecurity(context, 'staff.log-in-refused', { staffId: staff?.staff_id ?? null });
    return null;
  }
  await deps.limits.returnLogin(tried);
  if (deps.passwords.isOutdated(staff.password_hash))
    await changeStaff(deps.db, staff.staff_id, { password_hash: await deps.passwords.hash(password) });
  return staff;
}

/** POST /api/Desk/LogIn: the same answer after the same time for a wrong password and for an address without an account. */
export async function logIn(
  deps: StaffDeps,
  { emailAddress, password }: { readonly emailAddress: string; readonly password: string },
  context: RequestContext,
): Promise<LogIn> {
  const emailKey = emailKeyOf(emailAddress);
  const found = await findStaffByEmail(deps.db, emailKey);
  const staff = await checkPassword(deps, context, { emailKey, staff: found }, password);
  if (staff === null) return { success: false, ...translate.say('desk.log-in-failed') };
  const answer = await opened(deps, context, staff, false);
  deps.knownDevice.remember(context, { propertyId: realm, emailKey });
  return answer;
}

/** Whether a code is right and was not used before. */
async function takeCode(
  deps: StaffDeps,
  staff: StaffRow,
  typed: string,
  now: Date,
): Promise<'code' | 'recovery' | null> {
  const code = typedCode(typed);
  const { db } = deps;
  if (staff.totp_sealed === null) return null;
  const factor = openFactor(deps, staff);
  const period = factor === null ? null : periodOfCode(factor.secret, code, now);
  if (period !== null && !(await takePeriod(db, staff.staff_id, period))) return null;
  if (period !== null && factor?.isCurrent === false) await resealFactor(deps, staff);
  if (period !== null) return 'code';
  return (await takeRecoveryCode(db, staff.staff_id, hashOfCode(code), now)) ? 'recovery' : null;
}

/** Counts the tries of codes of one member of staff, over all instances. */
export function codeLimit({ db, secretKey, clock }: StaffDeps, { staff_id }: StaffRow) {
  const limiter = createRateLimiter(db, secretKey);
  const client = clientOfText(staff_id);
  return {
    take: () => limiter.take(wrongCodes, anyProperty, client, clock.now()),
    giveBack: () => limiter.returnToken(wrongCodes, anyProperty, client),
  };
}

/** POST /api/Desk/SecondFactor: a right code opens a session with a new secret. */
export async function proveCode(
  deps: StaffDeps,
  { code }: { readonly code: string },
  { staff, context }: StaffCall,
): Promise<LogIn> {
  const limit = codeLimit(deps, staff);
  await orLockedOut(context, 'staff.locked-out', limit.take());
  const taken = await takeCode(deps, staff, code, deps.clock.now());
  if (taken === null) {
    logSecurity(context, 'staff.second-factor-refused', { staffId: staff.staff_id });
    return { success: false, ...translate.say('desk.code-wrong') };
  }
  await limit.giveBack();
  if (taken === 'recovery') logSecurity(context, 'staff.recovery-code-used', { staffId: staff.staff_id });
  return opened(deps, context, staff, true);
}
