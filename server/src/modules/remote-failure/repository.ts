import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';
import type { RemoteFailure } from './rules.ts';

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / 3_600_000) * 3_600_000);

/** Counts a failure once an hour for each client, however often it tells of it. */
export async function addRemoteFailures(
  db: Db,
  client: string,
  failures: readonly RemoteFailure[],
  now: Date,
): Promise<void> {
  if (failures.length === 0) return;
  await db
    .insertInto('remote_failure')
    .values(failures.map((failure) => ({ ...failure, hour: hourOf(now), page_id: client })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface FailureCount {
  readonly remote: string;
  readonly version: string;
  readonly reason: string;
  readonly hour: Date;
  /** Guests who met it. */
  readonly guests: number;
}

/** By the hour, the oldest first. */
export async function countRemoteFailures(db: Db, since: Date): Promise<FailureCount[]> {
  const { rows } = await sql<FailureCount>`
    select remote, version, reason, hour, count(*)::int as guests from remote_failure
    where hour >= ${since} group by hour, remote, version, reason order by hour, remote, version, reason`.execute(
    db,
  );
  return rows;
}

export async function purgeRemoteFailures(db: Db, before: Date, between?: Between): Promise<void> {
  await purgeInBatches(db, 'remote_failure', sql`hour < ${before.toISOString()}::timestamptz`, between);
}
