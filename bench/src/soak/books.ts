import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';

export interface SoakBooks {
  /** Nights of a room type for which more rooms are booked or held than there are. */
  readonly oversold: number;
  /** Nights whose stock is not what the bookings' rooms have taken. */
  readonly wrong: number;
  readonly nights: number;
  readonly bookings: number;
}

/** Compares every night of every room type with the rooms of the bookings that sleep then. */
export async function readSoakBooks(db: Db): Promise<SoakBooks> {
  const { rows } = await sql<SoakBooks>`
    with taken as (
      select property_id, room_type_id, d::date as night,
        count(*) filter (where r.status = 'Confirmed') as sold,
        count(*) filter (where r.status in ('Held', 'PendingPayment')) as held
      from reservation r join reservation_item i using (property_id, reservation_id)
        cross join generate_series(r.date_from, r.date_to - 1, interval '1 day') d
      where i.cancelled_at is null and r.status in ('Confirmed', 'Held', 'PendingPayment')
      group by 1, 2, 3
    ), compared as (
      select coalesce(total, 0) as total, coalesce(s.sold, 0) as stock_sold, coalesce(s.held, 0) as stock_held,
        coalesce(t.sold, 0) as sold, coalesce(t.held, 0) as held
      from inventory s full join taken t using (property_id, room_type_id, night)
    )
    select count(*)::int as nights,
      (count(*) filter (where sold + held > total))::int as oversold,
      (count(*) filter (where sold <> stock_sold or held <> stock_held))::int as wrong,
      (select count(*)::int from reservation) as bookings
    from compared`.execute(db);
  const [books] = rows;
  if (!books) throw new Error('The books could not be read');
  return books;
}
