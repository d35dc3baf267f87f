import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { UserName } from './user-repository.ts';

export type SessionRow = Selectable<Tables['account_session']>;

export async function insertSession(db: Db, session: Insertable<Tables['account_session']>): Promise<void> {
  await db.insertInto('account_session').values(session).execute();
  // Sessions are deleted once they are over: an account that is used stays by this.
  await db
    .updateTable('account_user')
    .set({ last_seen_at: session.created_at })
    .where('property_id', '=', session.property_id)
    .where('user_id', '=', session.user_id)
    .execute();
}

/** A session that has not ended. */
export async function findSession(
  db: Db,
  propertyId: string,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('account_session')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash)
    .where('idle_expires_at', '>', now)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function markSeen(
  db: Db,
  session: SessionRow,
  seen: { readonly now: Date; readonly idleExpiresAt: Date },
): Promise<void> {
  await db
    .updateTable('account_session')
    .set({ seen_at: seen.now, idle_expires_at: seen.idleExpiresAt })
    .where('property_id', '=', session.property_id)
    .where('token_hash', '=', session.token_hash)
    .execute();
}

export async function deleteSession(db: Db, propertyId: string, tokenHash: string): Promise<void> {
  await db
    .deleteFrom('account_session')
    .where('property_id', '=', propertyId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Logs a user out everywhere, but for the session that is kept, if any. */
export async function deleteSessionsOf(db: Db, name: UserName, ownHash: string | null): Promise<void> {
  let query = db
    .deleteFrom('account_session')
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId);
  if (ownHash !== null) query = query.where('token_hash', '!=', ownHash);
  await query.execute();
}
