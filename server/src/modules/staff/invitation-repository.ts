import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type InvitationRow = Selectable<Tables['staff_invitation']>;

export async function insertInvitation(db: Db, row: Insertable<Tables['staff_invitation']>): Promise<void> {
  await db.insertInto('staff_invitation').values(row).execute();
}

export const findInvitation = (db: Db, invitationId: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('staff_invitation').selectAll().where('invitation_id', '=', invitationId).executeTakeFirst();

/** One that was not used and is not over. */
export const findOpenInvitation = (
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | undefined> =>
  db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Whether it was good, which it is once: of two at once, one uses it. */
export async function consumeInvitation(db: Db, invitationId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('invitation_id', '=', invitationId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const listOpenInvitations = (db: Db, propertyId: string, now: Date): Promise<InvitationRow[]> =>
  db
    .selectFrom('staff_invitation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('property_group_id', 'is', null)
    .where('role', '!=', 'operator')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at')
    .execute();

/** Earlier invitations of the same address to the same hotel open nothing any more. */
export async function voidInvitations(
  db: Db,
  { propertyId, emailKey }: { readonly propertyId: string; readonly emailKey: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('property_id', '=', propertyId)
    .where('email_key', '=', emailKey)
    .where('used_at', 'is', null)
    .execute();
}

/** Whether there was one at this hotel. */
export async function withdrawInvitationOf(
  db: Db,
  propertyId: string,
  invitationId: string,
  now: Date,
): Promise<InvitationRow | undefined> {
  return db
    .updateTable('staff_invitation')
    .set({ used_at: now })
    .where('property_id', '=', propertyId)
    .where('property_group_id', 'is', null)
    .where('invitation_id', '=', invitationId)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
