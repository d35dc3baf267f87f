import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';

const dayMs = 24 * 3_600_000;

/** Forgets sessions that are over, and invitations a month after their end. */
export async function purgeStaff(db: Db, now: Date, between?: Between): Promise<void> {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const isOver = sql`idle_expires_at < ${at(now)} or expires_at < ${at(now)}`;
  await purgeInBatches(db, 'staff_session', isOver, between);
  const before = new Date(now.getTime() - 30 * dayMs);
  await purgeInBatches(db, 'staff_invitation', sql`expires_at < ${at(before)}`, between);
}
