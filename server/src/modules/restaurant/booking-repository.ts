import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type TableBookingRow = Selectable<Tables['table_booking']>;
export type NewTableBooking = Insertable<Tables['table_booking']>;

/** Inserts the row: false when the same request has a table already. Waits for one that is not committed yet. */
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

export async function findTableByReference(
  db: Db,
  propertyId: string,
  reference: string,
): Promise<TableBookingRow | undefined> {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('reference_number', '=', reference)
    .executeTakeFirst();
}

type Changes = Updateable<Omit<Tables['table_booking'], 'version'>>;

/** Changes what is still as it was read: false when somebody else has changed it meanwhile. Waits for one that is not committed yet. */
export async function changeTableBooking(
  tx: DbTransaction,
  row: TableBookingRow,
  changes: Changes,
): Promise<boolean> {
  const { property_id, table_booking_id, version } = row;
  const result = await tx
    .updateTable('table_booking')
    .set({ ...changes, version: version + 1 })
    .where('property_id', '=', property_id)
    .where('table_booking_id', '=', table_booking_id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The tables that were booked for a stay and not cancelled, in the order in which they are sat down at. */
export async function listTablesOfStay(
  db: Db,
  name: { readonly propertyId: string; readonly reservationId: string },
): Promise<TableBookingRow[]> {
  return db
    .selectFrom('table_booking')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', name.reservationId)
    .where('cancelled_at', 'is', null)
    .orderBy('visit_date')
    .orderBy('visit_time')
    .execute();
}

/** How many tables an address has for a day without a stay, in whichever restaurant of the property. */
export async function countTablesOfAddress(
  db: Db,
  name: { readonly propertyId: string; readonly email: string; readonly date: StayDate },
): Promise<number> {
  const { n } = await db
    .selectFrom('table_booking')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('property_id', '=', name.propertyId)
    .where(sql`lower(email)`, '=', name.email.toLowerCase())
    .where('visit_date', '=', name.date)
    .where('reservation_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
