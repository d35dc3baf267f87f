import type { SessionState, StaffRole } from 'shared/contracts/desk';
import { deskCalls } from './permissions.ts';

const minuteMs = 60_000;
/** A session of the desk ends this long after its last call … */
export const idleMs = 120 * minuteMs;
/** … and this long after the log-in, whatever happens. */
export const longestMs = 12 * 60 * minuteMs;
/** A log-in that still waits for its second factor. */
export const unfinishedMs = 10 * minuteMs;
export const invitationMs = 7 * 24 * 60 * minuteMs;

/** Roles that move money or let others in are not opened by a password alone. */
export const needsSecondFactor = (role: StaffRole): boolean =>
  role === 'owner' || role === 'finance' || role === 'operator';

/** What a log-in lacks. A second factor that was set up is always asked for. */
export function sessionStateOf(session: {
  readonly hasSecondFactor: boolean;
  readonly isProved: boolean;
  readonly roles: readonly StaffRole[];
}): SessionState {
  if (session.isProved) return 'open';
  if (session.hasSecondFactor) return 'code';
  return session.roles.some(needsSecondFactor) ? 'enrol' : 'open';
}

/** More rights first: of a role at the hotel and one at its group the stronger counts. */
const byStrength: readonly StaffRole[] = ['owner', 'finance', 'revenue', 'front-desk', 'read-only'];

export const strongestRole = (roles: readonly StaffRole[]): StaffRole | null =>
  byStrength.find((role) => roles.includes(role)) ?? null;

/** The calls that a role may make at its hotel. */
export const callsOf = (role: StaffRole): string[] =>
  Object.entries(deskCalls).flatMap(([call, access]) =>
    typeof access !== 'string' && access.includes(role) ? [call] : [],
  );
