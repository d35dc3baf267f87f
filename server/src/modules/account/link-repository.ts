import type { Insertable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type LinkKind = Tables['account_link']['kind'];

/** Nothing happens when the link is there, perhaps used: a mail that is sent twice opens nothing twice. */
export async function insertLinkOnce(db: Db, link: Insertable<Tables['account_link']>): Promise<void> {
  await db
    .insertInto('account_link')
    .values(link)
    .onConflict((conflict) => conflict.columns(['property_id', 'token_hash']).doNothing())
    .execute();
}

export interface LinkUse {
  readonly propertyId: string;
  readonly userId: string;
  readonly tokenHash: string;
  readonly kind: LinkKind;
  readonly now: Date;
}

/** Whether the link was good, which it is once: of two at once, one uses it. */
export async function consumeLink(db: Db, use: LinkUse): Promise<boolean> {
  const result = await db
    .updateTable('account_link')
    .set({ used_at: use.now })
    .where('property_id', '=', use.propertyId)
    .where('token_hash', '=', use.tokenHash)
    .where('user_id', '=', use.userId)
    .where('kind', '=', use.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Whether `consumeLink` would take it now. */
export async function isGoodLink(db: Db, use: LinkUse): Promise<boolean> {
  const row = await db
    .selectFrom('account_link')
    .select('user_id')
    .where('property_id', '=', use.propertyId)
    .where('token_hash', '=', use.tokenHash)
    .where('user_id', '=', use.userId)
    .where('kind', '=', use.kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return row !== undefined;
}

/** All links of a kind that a user was sent before open nothing any more. */
export async function voidLinksOf(db: Db, use: Omit<LinkUse, 'tokenHash'>): Promise<void> {
  await db
    .updateTable('account_link')
    .set({ used_at: use.now })
    .where('property_id', '=', use.propertyId)
    .where('user_id', '=', use.userId)
    .where('kind', '=', use.kind)
    .where('used_at', 'is', null)
    .execute();
}
