import type { Db } from '../../db/database.ts';

/** product.md 6: whom the hotelier lets choose how to pay. */
export async function isGranted(db: Db, propertyId: string, emailKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_choice_grant')
    .select('email_key')
    .where('property_id', '=', propertyId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertGrant(db: Db, propertyId: string, emailKey: string, now: Date): Promise<void> {
  await db
    .insertInto('payment_choice_grant')
    .values({ property_id: propertyId, email_key: emailKey, granted_at: now })
    .onConflict((conflict) => conflict.columns(['property_id', 'email_key']).doNothing())
    .execute();
}

/** Whether there was such a right. */
export async function deleteGrant(db: Db, propertyId: string, emailKey: string): Promise<boolean> {
  const result = await db
    .deleteFrom('payment_choice_grant')
    .where('property_id', '=', propertyId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** The addresses in alphabetical order. */
export async function listGrants(db: Db, propertyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_choice_grant')
    .select('email_key')
    .where('property_id', '=', propertyId)
    .orderBy('email_key')
    .execute();
  return rows.map((row) => row.email_key);
}
