import type { Db } from '../../../db/database.ts';

/** A guest with an account, as a customer of one account at Stripe. */
export interface CustomerName {
  readonly propertyId: string;
  readonly userId: string;
  /** Of which account; empty where the keys say that. */
  readonly account: string;
}

export async function findCustomer(
  db: Db,
  { propertyId, userId, account }: CustomerName,
): Promise<string | null> {
  const row = await db
    .selectFrom('stripe_customer')
    .select('customer_id')
    .where('property_id', '=', propertyId)
    .where('user_id', '=', userId)
    .where('account', '=', account)
    .executeTakeFirst();
  return row?.customer_id ?? null;
}

/** Of two at once the first stays. */
export async function keepCustomer(
  db: Db,
  { propertyId, userId, account }: CustomerName,
  id: string,
): Promise<void> {
  await db
    .insertInto('stripe_customer')
    .values({ property_id: propertyId, user_id: userId, account, customer_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
