import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** Waited for after each batch; whether to go on. */
export type Between = () => Promise<boolean>;

/** Small enough that its locks delay no other transaction noticeably. */
const batch = 1000;

/**
 * Deletes what is over, a batch at a time and each in a transaction of its own: a table of millions is locked nowhere for long, and a process that stops in the
 * middle loses nothing. `between` is waited for after each.
 */
export async function purgeInBatches(
  db: Db,
  table:
    | 'rate_bucket'
    | 'card_decline'
    | 'gateway_event'
    | 'account_session'
    | 'account_link'
    | 'privacy_link'
    | 'booker_registration'
    | 'remote_failure'
    | 'web_vital'
    | 'web_vital_element'
    | 'idempotency'
    | 'outbox'
    | 'staff_session'
    | 'staff_invitation'
    | 'calendar_change',
  isOver: RawBuilder<unknown>,
  between: Between = () => Promise.resolve(true),
  size = batch,
): Promise<number> {
  let purged = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${size}
      ))`.execute(db);
    purged += Number(numAffectedRows);
    if (Number(numAffectedRows) < size || !(await between())) return purged;
  }
}

const daysAgo = (now: Date, days: number): string =>
  new Date(now.getTime() - days * 24 * 3_600_000).toISOString();
/** Long enough to look up what a guest was sent; what was never sent stays longer, so that it can be seen after the mail server is repaired. */
const retentionDays = { sent: 30, unsent: 90 } as const;

/** Hotels that keep what they have sent for a time of their own. */
async function ownMailDays(db: Db): Promise<readonly { readonly id: string; readonly days: number }[]> {
  const { rows } = await sql<{ id: string; days: number }>`
    select property_id as id, (house_settings->'retention'->>'mailDays')::int as days from property
    where house_settings->'retention'->>'mailDays' is not null`.execute(db);
  return rows;
}

/** Mails that have left, and those that never will. */
export async function purgeMails(db: Db, now: Date, between?: Between): Promise<void> {
  const own = await ownMailDays(db);
  const isSentBefore = (days: number) => sql`sent_at < ${daysAgo(now, days)}::timestamptz`;
  const isOwn = sql`property_id = any(${own.map(({ id }) => id)}::text[])`;
  await purgeInBatches(
    db,
    'outbox',
    sql`(${isSentBefore(retentionDays.sent)} and (${isOwn}) is not true)
      or (sent_at is null and created_at < ${daysAgo(now, retentionDays.unsent)}::timestamptz)`,
    between,
  );
  for (const { id, days } of own)
    await purgeInBatches(db, 'outbox', sql`property_id = ${id} and ${isSentBefore(days)}`, between);
}
