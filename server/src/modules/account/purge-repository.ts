import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';
import { deleteUnpaidCards } from './card-repository.ts';

const hourMs = 3_600_000;
/** As long as a repeated Create gets the stored response. */
const registrationRetentionMs = 48 * hourMs;
const cardRetentionMs = 72 * hourMs;

/** Forgets what is over: sessions, links, registrations, cards of payments that came to nothing. */
export async function purgeAccounts(db: Db, now: Date, between?: Between): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;
  const purges = [
    ['account_session', sql`idle_expires_at < ${at(now)} or expires_at < ${at(now)}`],
    ['account_link', sql`expires_at < ${at(now)}`],
    ['booker_registration', sql`created_at < ${at(before(registrationRetentionMs))}`],
  ] as const;
  for (const [table, isOver] of purges) await purgeInBatches(db, table, isOver, between);
  await deleteUnpaidCards(db, before(cardRetentionMs), now);
}
