import type { Insertable, Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type StaffSessionRow = Selectable<Tables['staff_session']>;

export async function insertStaffSession(db: Db, row: Insertable<Tables['staff_session']>): Promise<void> {
  await db.insertInto('staff_session').values(row).execute();
}

/** A session that has not ended. */
export const findStaffSession = (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<StaffSessionRow | undefined> =>
  db
    .selectFrom('staff_session')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Whether a session is still there; if so, it stays until the transaction ends. */
export async function keepStaffSession(tx: DbTransaction, tokenHash: string): Promise<boolean> {
  const found = await tx
    .selectFrom('staff_session')
    .select('session_id')
    .where('token_hash', '=', tokenHash)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function markStaffSeen(
  db: Db,
  tokenHash: string,
  seen: { readonly now: Date; readonly idleExpiresAt: Date },
): Promise<void> {
  await db
    .updateTable('staff_session')
    .set({ seen_at: seen.now, idle_expires_at: seen.idleExpiresAt })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteStaffSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', tokenHash).execute();
}

/** Ends one of somebody's sessions; whether there was one. */
export async function deleteSessionById(db: Db, staffId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('staff_id', '=', staffId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Logs somebody out everywhere, but for the session that is kept, if any. */
export async function deleteStaffSessions(db: Db, staffId: string, keptHash: string | null): Promise<void> {
  let query = db.deleteFrom('staff_session').where('staff_id', '=', staffId);
  if (keptHash !== null) query = query.where('token_hash', '!=', keptHash);
  await query.execute();
}

/** Sessions of these persons that have not ended, latest first. */
export async function listStaffSessions(
  db: Db,
  staffIds: readonly string[],
  now: Date,
): Promise<(StaffSessionRow & { readonly name: string })[]> {
  if (staffIds.length === 0) return [];
  return db
    .selectFrom('staff_session as session')
    .innerJoin('staff', 'staff.staff_id', 'session.staff_id')
    .selectAll('session')
    .select('staff.name')
    .where('session.staff_id', 'in', [...staffIds])
    .where('session.idle_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .orderBy('session.seen_at', 'desc')
    .limit(200)
    .execute();
}
