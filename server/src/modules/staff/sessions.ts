import { randomBytes, randomUUID } from 'node:crypto';
import type { SessionState, StaffRole } from 'shared/contracts/desk';
import type { AppDeps } from '../../deps.ts';
import { unauthorised } from '../../http/errors.ts';
import type { RequestContext } from '../../http/register-endpoint.ts';
import { hashOfToken } from '../account/index.ts';
import { translate } from './messages/index.ts';
import { idleMs, longestMs, sessionStateOf, unfinishedMs } from './rules.ts';
import { readStaffCookie, removeStaffCookie, writeStaffCookie } from './staff-cookie.ts';
import { changeStaff, findStaff, listRoles, type StaffRow } from './staff-repository.ts';
import {
  deleteStaffSession,
  findStaffSession,
  insertStaffSession,
  markStaffSeen,
  type StaffSessionRow,
} from './staff-session-repository.ts';

/** The use of a session is written down once in a while only. */
const seenEveryMs = 60_000;

export interface Caller {
  readonly staff: StaffRow;
  readonly session: StaffSessionRow;
  readonly state: SessionState;
}

type Request = Pick<RequestContext, 'header' | 'setHeader' | 'isHttps'>;

export interface StaffSessions {
  /** Null without a log-in. */
  readonly find: (request: Request) => Promise<Caller | null>;
  /** The same; 401 without one. */
  readonly require: (request: Request) => Promise<Caller>;
  /** Always a new secret, and the session that the browser had before ends. Gives what the log-in still needs. */
  readonly start: (
    request: Request & Pick<RequestContext, 'clientIp'>,
    staff: StaffRow,
    isProved: boolean,
  ) => Promise<SessionState>;
  readonly end: (request: Request) => Promise<void>;
}

const browserOf = (request: Request): string =>
  (request.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200);

export function createStaffSessions({ db, clock, env }: AppDeps): StaffSessions {
  const isSecure = (request: Request): boolean => request.isHttps || env.publicUrl.startsWith('https:');
  const hashOf = (request: Request): string | null => {
    const token = readStaffCookie(request.header('cookie'), isSecure(request));
    return token === null ? null : hashOfToken(token);
  };
  const stateOf = (staff: StaffRow, isProved: boolean, roles: readonly StaffRole[]): SessionState =>
    sessionStateOf({ hasSecondFactor: staff.totp_sealed !== null, isProved, roles });

  const find: StaffSessions['find'] = async (request) => {
    const tokenHash = hashOf(request);
    if (tokenHash === null) return null;
    const now = clock.now();
    const session = await findStaffSession(db, tokenHash, now);
    const staff = session && (await findStaff(db, session.staff_id));
    if (!session || !staff) return null;
    if (now.getTime() - session.seen_at.getTime() > seenEveryMs) {
      await markStaffSeen(db, tokenHash, { now, idleExpiresAt: new Date(now.getTime() + idleMs) });
    }
    const state = stateOf(staff, session.second_factor_at !== null, await listRoles(db, staff.staff_id));
    return { staff, session, state };
  };

  return {
    find,
    async require(request) {
      const caller = await find(request);
      if (!caller) throw unauthorised(translate.say('desk.log-in'));
      return caller;
    },
    async start(request, staff, isProved) {
      const before = hashOf(request);
      if (before !== null) await deleteStaffSession(db, before);
      const state = stateOf(staff, isProved, await listRoles(db, staff.staff_id));
      const now = clock.now();
      const token = randomBytes(32).toString('base64url');
      const until = (ms: number): Date => new Date(now.getTime() + ms);
      await insertStaffSession(db, {
        token_hash: hashOfToken(token),
        session_id: randomUUID(),
        staff_id: staff.staff_id,
        second_factor_at: isProved ? now : null,
        browser: browserOf(request),
        address: request.clientIp,
        created_at: now,
        seen_at: now,
        idle_expires_at: until(idleMs),
        expires_at: until(state === 'open' ? longestMs : unfinishedMs),
      });
      await changeStaff(db, staff.staff_id, { seen_at: now });
      request.setHeader('set-cookie', writeStaffCookie(token, isSecure(request)));
      return state;
    },
    async end(request) {
      const tokenHash = hashOf(request);
      if (tokenHash === null) return;
      await deleteStaffSession(db, tokenHash);
      request.setHeader('set-cookie', removeStaffCookie(isSecure(request)));
    },
  };
}
