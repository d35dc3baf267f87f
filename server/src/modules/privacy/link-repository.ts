import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';

interface NewLink {
  readonly propertyId: string;
  readonly tokenHash: string;
  readonly emailKey: string;
  /** An instant as text, from the outbox. */
  readonly expiresAt: string;
}

/** Nothing happens when the link is there, perhaps opened: a mail that is sent twice opens nothing twice. */
export async function insertPrivacyLinkOnce(db: Db, link: NewLink): Promise<void> {
  await db
    .insertInto('privacy_link')
    .values({
      property_id: link.propertyId,
      token_hash: link.tokenHash,
      email_key: link.emailKey,
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['property_id', 'token_hash']).doNothing())
    .execute();
}

interface LinkUse {
  readonly propertyId: string;
  readonly tokenHash: string;
  readonly keyHash: string;
  readonly now: Date;
}

/** Exchanges a link for a key, once: of two at once, one gets it. Gives the address whose data the key opens; null when the link is not good. */
export async function openLink(db: Db, use: LinkUse): Promise<string | null> {
  const row = await db
    .updateTable('privacy_link')
    .set({ key_hash: use.keyHash })
    .where('property_id', '=', use.propertyId)
    .where('token_hash', '=', use.tokenHash)
    .where('key_hash', 'is', null)
    .where('expires_at', '>', use.now)
    .returning('email_key')
    .executeTakeFirst();
  return row?.email_key ?? null;
}

/** The address whose data a key opens; null when it is over. */
export async function findByKey(
  db: Db,
  use: Pick<LinkUse, 'propertyId' | 'keyHash' | 'now'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('privacy_link')
    .select('email_key')
    .where('property_id', '=', use.propertyId)
    .where('key_hash', '=', use.keyHash)
    .where('expires_at', '>', use.now)
    .executeTakeFirst();
  return row?.email_key ?? null;
}

export const purgePrivacyLinks = (db: Db, now: Date, between?: Between): Promise<unknown> =>
  purgeInBatches(db, 'privacy_link', sql`expires_at < ${now.toISOString()}::timestamptz`, between);
