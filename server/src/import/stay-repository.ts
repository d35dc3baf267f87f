import { sql } from 'kysely';
import { todayIn } from 'shared/domain';
import type { Db, DbTransaction } from '../db/database.ts';

export interface NamedProperty {
  readonly propertyId: string;
  readonly code: string;
  readonly name: string;
  readonly timeZone: string;
}

export const listNamed = (db: Db): Promise<NamedProperty[]> =>
  db
    .selectFrom('property')
    .select(['property_id as propertyId', 'code', 'name', 'time_zone as timeZone'])
    .orderBy('code')
    .execute();

export interface StayCount {
  /** Held, or confirmed with a night or a departure still to come. */
  readonly open: number;
  /** Confirmed, and over. Tries that came to nothing are no stays. */
  readonly past: number;
}

export async function countStays(
  db: Db,
  { propertyId, timeZone }: Pick<NamedProperty, 'propertyId' | 'timeZone'>,
  now: Date,
): Promise<StayCount> {
  const today = todayIn(timeZone, now);
  const { rows } = await sql<StayCount>`
    select count(*) filter (where status = 'Held' or date_to >= ${today})::int as open,
      count(*) filter (where status = 'Confirmed' and date_to < ${today})::int as past
    from reservation where property_id = ${propertyId} and status in ('Held', 'Confirmed')`.execute(db);
  return rows[0] ?? { open: 0, past: 0 };
}

/** The day on which the last guest arrives who may still open a pre check-in link; null when none is to come. */
export async function lastArrival(db: Db, now: Date): Promise<string | null> {
  const { rows } = await sql<{ readonly day: string | null }>`
    select max(date_from) as day from reservation
    where status in ('Held', 'Confirmed') and date_from >= ${todayIn('UTC', now)}`.execute(db);
  return rows[0]?.day ?? null;
}

interface Reference {
  readonly child: string;
  readonly parent: string;
}

/** Children before the tables that they point at. */
function inOrderOfDeletion(tables: readonly string[], references: readonly Reference[]): string[] {
  const left = new Set(tables);
  const ordered: string[] = [];
  while (left.size > 0) {
    const free = [...left].filter(
      (table) => !references.some(({ child, parent }) => parent === table && left.has(child)),
    );
    // Tables that point at each other would be free never.
    for (const table of free.length > 0 ? free : left) {
      ordered.push(table);
      left.delete(table);
    }
  }
  return ordered;
}

/** Deletes every row of a property, in whichever table: the database itself says which have some. */
export async function deleteProperty(tx: DbTransaction, propertyId: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'property_id'`.execute(tx);
  const { rows: references } = await sql<Reference>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(tx);
  const names = tables.map(({ name }) => name);
  // Booking events are deleted with their whole property only.
  await sql`select set_config('booking.removed_property', ${propertyId}, true)`.execute(tx);
  for (const table of inOrderOfDeletion(names, references)) {
    await sql`delete from ${sql.table(table)} where property_id = ${propertyId}`.execute(tx);
  }
}
