import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type UserRow = Selectable<Tables['account_user']>;

/** Where the guest lives, as far as a booking of theirs said it. */
export type AccountAddress = Pick<UserRow, 'street' | 'post_code' | 'country_id'>;

export interface UserName {
  readonly propertyId: string;
  readonly userId: string;
}

/** Whether the user is new: false when this address has an account at the property already. */
export async function insertUser(db: Db, user: Insertable<Tables['account_user']>): Promise<boolean> {
  const result = await db
    .insertInto('account_user')
    .values(user)
    .onConflict((conflict) => conflict.columns(['property_id', 'email_key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findUser(db: Db, name: UserName): Promise<UserRow | undefined> {
  return db
    .selectFrom('account_user')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    .executeTakeFirst();
}

export async function findUserByEmail(
  db: Db,
  propertyId: string,
  emailKey: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('account_user')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
}

export async function changeUser(
  db: Db,
  name: UserName,
  change: Updateable<Tables['account_user']>,
): Promise<void> {
  await db
    .updateTable('account_user')
    .set(change)
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    .execute();
}

/** Replaces a hash by a stronger one of the same password; nothing happens when the password was changed meanwhile. */
export async function replaceHash(db: Db, user: UserRow, passwordHash: string): Promise<void> {
  await db
    .updateTable('account_user')
    .set({ password_hash: passwordHash })
    .where('property_id', '=', user.property_id)
    .where('user_id', '=', user.user_id)
    .where('password_hash', '=', user.password_hash)
    .execute();
}
