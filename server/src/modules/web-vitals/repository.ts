import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { type Between, purgeInBatches } from '../../db/purge.ts';
import type { ElementCount, VitalCount } from './rules.ts';

/** Whose a count is. */
interface Counted {
  readonly hour: Date;
  readonly route: string;
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly count: number;
}
export interface NewCount extends Counted {
  readonly bucket: number;
}
export interface NewElement extends Counted {
  readonly element: string;
}

export async function addVitals(db: Db, counts: readonly NewCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('web_vital')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'route', 'remote', 'version', 'name', 'bucket'])
        .doUpdateSet({ count: sql<number>`web_vital.count + excluded.count` }),
    )
    .execute();
}

/** What slow figures were of. */
export async function addElements(db: Db, counts: readonly NewElement[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('web_vital_element')
    .values([...counts])
    .onConflict((conflict) =>
      conflict
        .columns(['hour', 'route', 'remote', 'version', 'name', 'element'])
        .doUpdateSet({ count: sql<number>`web_vital_element.count + excluded.count` }),
    )
    .execute();
}

/** In periods of so many hours. */
export async function countVitals(db: Db, since: Date, hours: number): Promise<VitalCount[]> {
  const seconds = hours * 3600;
  const { rows } = await sql<VitalCount>`
    select remote, version, name, bucket, count, period from (
      select remote, version, name, bucket, sum(count)::int as count,
        to_timestamp(floor(extract(epoch from hour) / ${seconds}::int) * ${seconds}::int) as period
      from web_vital where hour >= ${since.toISOString()}::timestamptz
      group by remote, version, name, bucket, period
    ) as counted order by remote, version, name, bucket, period`.execute(db);
  return rows;
}

export async function countElements(db: Db, since: Date): Promise<ElementCount[]> {
  const { rows } = await sql<ElementCount>`
    select remote, version, name, element, sum(count)::int as count
    from web_vital_element where hour >= ${since.toISOString()}::timestamptz
    group by remote, version, name, element
    order by remote, version, name, count desc, element`.execute(db);
  return rows;
}

export async function purgeVitals(db: Db, before: Date, between?: Between): Promise<void> {
  const isOver = sql`hour < ${before.toISOString()}::timestamptz`;
  await purgeInBatches(db, 'web_vital', isOver, between);
  await purgeInBatches(db, 'web_vital_element', isOver, between);
}
