import type { Insertable, Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type TableBookingRow = Selectable<Tables['table_booking']>;
export type NewTableBooking = Insertable<Tables['table_booking']>;

/** Whether the row is ours: false when the same wish has a table already. One that is not committed yet is waited for. */
export async function insertTableBooking(tx: DbTransaction, row: NewTableBooking): Promise<boolean> {
  const result = await tx
    .insertInto('table_booking')
    .values(row)
    .onConflict((conflict) => conflict.columns(['property_id', 'request_key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function findTableBooking(
  db: Db,
  name: { readonly propertyId: string; readonly tableBookingId: string },
): Promise<TableBookingRow | undefined> {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('table_booking_id', '=', name.tableBookingId)
    .executeTakeFirst();
}

export async function findTableByRequest(
  db: Db,
  propertyId: string,
  requestKey: string,
): Promise<TableBookingRow | undefined> {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
}

/** The tables that were booked for a stay, in the order in which they are sat down at. */
export async function listTablesOfStay(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<TableBookingRow[]> {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .orderBy('visit_date')
    .orderBy('visit_time')
    .execute();
}
