import type { Clock } from '../../src/clock.ts';
import type { Db } from '../../src/db/database.ts';
import { findStaff } from '../../src/modules/staff/staff-repository.ts';
import type { Caller, StaffSessions } from '../../src/modules/staff/sessions.ts';
import { insertOwner } from './staff-rows.ts';

const header = 'x-clerk';
const staffIdOf = (index: number): string => `owner-${String(index % 2)}`;

/** Says which of two people at the desk asks. */
export const asClerk = (index: number): Record<string, string> => ({ [header]: staffIdOf(index) });

/** Two owners of the hotel, who are always logged in: lives go on for weeks, log-ins for hours. */
export async function openStaff(db: Db, clock: Clock): Promise<StaffSessions> {
  for (const index of [0, 1]) await insertOwner(db, staffIdOf(index), clock.now());
  const never = () => Promise.reject(new Error('Nobody logs in or out in these lives'));
  const caller = async (request: Parameters<StaffSessions['require']>[0]): Promise<Caller> => {
    const staff = await findStaff(db, request.header(header) ?? '');
    if (!staff) throw new Error('Nobody of the staff asks');
    const at = clock.now();
    const session = {
      token_hash: '',
      session_id: '',
      staff_id: staff.staff_id,
      second_factor_at: at,
      browser: '',
      address: '',
      created_at: at,
      seen_at: at,
      idle_expires_at: at,
      expires_at: at,
    };
    return { staff, session, state: 'open' };
  };
  return { find: caller, require: caller, start: never, end: never };
}
