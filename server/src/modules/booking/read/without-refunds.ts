import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ReservationRow } from '../repository.ts';

/** A booking without the money that is on its way back already: it is no longer the hotel's, and nothing of it goes back twice. */
export async function withoutRefunds(db: Db, row: ReservationRow): Promise<ReservationRow> {
  const { minor } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as('minor'))
    .where('property_id', '=', row.property_id)
    .where('reservation_id', '=', row.reservation_id)
    .where('state', '<>', 'done')
    .executeTakeFirstOrThrow();
  return { ...row, paid_minor: row.paid_minor - minor };
}
