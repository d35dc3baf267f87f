import { sql } from 'kysely';
import { json } from '../../db/column-types.ts';
import type { Db } from '../../db/database.ts';
import type { Between } from '../../db/purge.ts';
import { tryHouses } from '../../db/try-item.ts';
import type { AppDeps } from '../../deps.ts';
import { searchTextOf } from './search-text.ts';

/** Search texts of so many bookings are written in one statement. */
const batch = 500;

/** The next bookings that have changed since their search text was written. */
async function writeNext(db: Db, propertyId: string): Promise<number> {
  const rows = await db
    .selectFrom('reservation')
    .select(['reservation_id', 'reference_number', 'booker'])
    .select(sql<Date>`greatest(updated_at, erased_at)`.as('changed_at'))
    .select((of) =>
      of
        .selectFrom('reservation_item as item')
        .whereRef('item.property_id', '=', 'reservation.property_id')
        .whereRef('item.reservation_id', '=', 'reservation.reservation_id')
        .select(sql<Parameters<typeof searchTextOf>[1][]>`jsonb_agg(item.guests)`.as('guests'))
        .as('guests'),
    )
    .where('property_id', '=', propertyId)
    .where(sql<boolean>`search_of is distinct from greatest(updated_at, erased_at) and status <> 'Released'`)
    .orderBy('reservation_id')
    .limit(batch)
    .execute();
  if (rows.length === 0) return 0;
  const written = rows.map((row) => ({
    id: row.reservation_id,
    at: new Date(row.changed_at).toISOString(),
    text: searchTextOf(row.reference_number, [row.booker, ...(row.guests ?? []).flat()]),
  }));
  // The instant is the database's own: the one that is read here has no microseconds. A row that changes meanwhile stays due.
  await sql`
    update reservation r set search_text = w.text, search_of = greatest(r.updated_at, r.erased_at)
    from jsonb_to_recordset(${json(written)}::jsonb) as w (id text, at timestamptz, text text)
    where r.property_id = ${propertyId} and r.reservation_id = w.id
      and date_trunc('milliseconds', greatest(r.updated_at, r.erased_at)) = w.at`.execute(db);
  return rows.length;
}

/** Brings the search texts of a hotel to its bookings as they stand; a booking's own transaction pays nothing for it. */
export async function writeSearchTexts(
  db: Db,
  propertyId: string,
  between: Between = () => Promise.resolve(true),
): Promise<void> {
  while ((await writeNext(db, propertyId)) === batch && (await between()));
}

/** The same for every hotel, so that a first search, or one after a time, takes no longer than others. */
export async function writeAllSearchTexts(
  deps: Pick<AppDeps, 'db' | 'clock' | 'logger'>,
  between: Between,
): Promise<void> {
  const houses = await deps.db
    .selectFrom('property')
    .select('property_id as propertyId')
    .orderBy('property_id')
    .execute();
  await tryHouses(deps, {
    job: 'search-texts',
    houses,
    work: ({ propertyId }) => writeSearchTexts(deps.db, propertyId, between),
    goesOn: between,
  });
}
