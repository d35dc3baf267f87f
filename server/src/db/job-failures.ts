import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** One row that a job processes, by its key. */
export interface JobItem {
  readonly job: string;
  readonly propertyId: string;
  readonly itemId: string;
}

export interface FailedAttempt {
  readonly error: string;
  readonly now: Date;
  /** When it is retried after so many failures; null sets it aside. */
  readonly dueAfter: (attempts: number) => Date | null;
}

/** Records a failed attempt, in one transaction; gives the number of attempts, and whether it is set aside. */
export const recordFailedAttempt = (
  db: Db,
  item: JobItem,
  { error, now, dueAfter }: FailedAttempt,
): Promise<{ readonly attempts: number; readonly isSetAside: boolean }> =>
  db.transaction().execute(async (tx) => {
    const { attempts } = await tx
      .insertInto('job_failure')
      .values({
        property_id: item.propertyId,
        job: item.job,
        item_id: item.itemId,
        attempts: 1,
        due_at: now,
        last_error: error,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'job', 'item_id'])
          .doUpdateSet({ attempts: sql<number>`job_failure.attempts + 1`, last_error: error }),
      )
      .returning('attempts')
      .executeTakeFirstOrThrow();
    const due = dueAfter(attempts);
    await tx
      .updateTable('job_failure')
      .set(due === null ? { due_at: sql<Date>`'infinity'`, set_aside_at: now } : { due_at: due })
      .where('property_id', '=', item.propertyId)
      .where('job', '=', item.job)
      .where('item_id', '=', item.itemId)
      .execute();
    return { attempts, isSetAside: due === null };
  });

/** After a success, or when the item is gone. */
export async function forgetFailures(db: Db, item: JobItem): Promise<void> {
  await db
    .deleteFrom('job_failure')
    .where('property_id', '=', item.propertyId)
    .where('job', '=', item.job)
    .where('item_id', '=', item.itemId)
    .execute();
}

/** The hotels where this job has failed at an item of this name, and has not succeeded since. */
export async function listFailedHouses(
  db: Db,
  { job, itemId }: Pick<JobItem, 'job' | 'itemId'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('job_failure')
    .select('property_id')
    .where('job', '=', job)
    .where('item_id', '=', itemId)
    .execute();
  return new Set(rows.map((row) => row.property_id));
}

/** For the `where` of a job's list: excludes what has failed and is not due again yet, and what was set aside. */
export const isNotPostponed = (
  job: string,
  propertyColumn: string,
  itemId: string | RawBuilder<unknown>,
  now: Date,
): RawBuilder<boolean> =>
  sql<boolean>`not exists (
    select from job_failure f
    where f.property_id = ${sql.ref(propertyColumn)} and f.job = ${job}
      and f.item_id = ${typeof itemId === 'string' ? sql.ref(itemId) : itemId}
      and f.due_at > ${now.toISOString()}::timestamptz
  )`;

/** Items set aside, by job; mails count their attempts themselves. */
export async function countSetAside(
  db: Db,
  mailAttempts: number,
): Promise<readonly { readonly job: string; readonly n: number }[]> {
  const { rows } = await sql<{ readonly job: string; readonly n: number }>`
    select job, count(*)::int as n from job_failure where set_aside_at is not null group by job
    union all
    select 'send-mails', count(*)::int from outbox where sent_at is null and attempts >= ${mailAttempts} having count(*) > 0`.execute(
    db,
  );
  return rows;
}
