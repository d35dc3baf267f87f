import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';

/** Longer than the nights of a change are ahead: what was set by hand stays, who set it is forgotten. */
const changeMonths = 24;

/** Forgets changes of the calendar whose nights are over. */
export async function purgeCalendarChanges(db: Db, now: Date, between?: Between): Promise<void> {
  const isOver = sql`at < ${now.toISOString()}::timestamptz - make_interval(months => ${changeMonths})`;
  await purgeInBatches(db, 'calendar_change', isOver, between);
}
