import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** What waits in the database: each a number that should be small, or an age in seconds that should be short. */
export interface Backlog {
  readonly holdsOpen: number;
  readonly holdsOverdue: number;
  readonly paymentsUnsettled: number;
  readonly paymentsLost: number;
  readonly outboxWaiting: number;
  readonly outboxOldestSeconds: number;
  readonly outboxFailing: number;
}

/** One statement over the partial indexes of open rows; finished rows are never read. */
export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await sql<Backlog>`
    select holds.*, payments.*, lost.*, mails.* from
      (select count(*)::int as "holdsOpen",
        (count(*) filter (where hold_expires_at < ${at} - interval '5 minutes'))::int as "holdsOverdue"
        from reservation where status in ('Held', 'PendingPayment')) as holds,
      (select count(*)::int as "paymentsUnsettled"
        from payment where state in ('started', 'pending', 'authorised', 'refund-due')) as payments,
      (select count(*)::int as "paymentsLost" from payment where state = 'lost') as lost,
      (select count(*)::int as "outboxWaiting",
        coalesce(extract(epoch from ${at} - min(created_at)), 0)::float8 as "outboxOldestSeconds",
        (count(*) filter (where attempts > 1))::int as "outboxFailing"
        from outbox where sent_at is null) as mails`.execute(db);
  const [backlog] = rows;
  if (!backlog) throw new Error('An aggregate without a row');
  return backlog;
}
