import { type Insertable, type Selectable, sql } from 'kysely';
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
    .executeTakeFirstOrThrow();
  return n;
}
