import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ReservationRow } from '../repository.ts';

/** Bookings of the same address that had run out, with a mail of it, within the day before this one did. */
export async function countExpiryMailsBefore(db: Db, row: ReservationRow): Promise<number> {
  const { rows } = await sql<{ readonly n: number }>`
    select count(*)::int as n from reservation other
    where other.property_id = ${row.property_id} and other.status = 'Released'
      and lower(trim(other.booker ->> 'email')) = lower(trim(${row.booker.email}))
      and (other.updated_at, other.reservation_id) < (${row.updated_at.toISOString()}::timestamptz, ${row.reservation_id})
      and other.updated_at > ${row.updated_at.toISOString()}::timestamptz - interval '1 day'
      and exists (
        select from outbox
        where outbox.property_id = other.property_id and outbox.kind = 'booking-expired'
          and outbox.payload ->> 'reservationId' = other.reservation_id
      )`.execute(db);
  return rows[0]?.n ?? 0;
}
