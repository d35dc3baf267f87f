import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../db/database.ts';
import type { UserName } from '../../account/index.ts';
import type { ItemRow, ReservationRow } from '../repository.ts';

const stays = (db: Db, name: UserName) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    // A try that came to nothing is no stay.
    .where('status', '!=', 'Released');

/** Those that the guest has not departed from on this day, nearest first. */
export const listUpcoming = async (
  db: Db,
  name: UserName,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ReservationRow[]> =>
  stays(db, name)
    .where('date_to', '>=', today)
    .orderBy('date_from')
    .orderBy('reservation_id')
    .limit(limit)
    .execute();

/** … and those that are over, latest first. */
export const listPast = async (
  db: Db,
  name: UserName,
  { today, limit }: { readonly today: string; readonly limit: number },
): Promise<ReservationRow[]> =>
  stays(db, name)
    .where('date_to', '<', today)
    .orderBy('date_from', 'desc')
    .orderBy('reservation_id')
    .limit(limit)
    .execute();

export type RoomRow = Pick<
  ItemRow,
  'reservation_id' | 'room_type_name' | 'rate_plan_name' | 'adults' | 'children' | 'infants' | 'ages'
>;

export async function listRooms(
  db: Db,
  propertyId: string,
  reservationIds: readonly string[],
): Promise<RoomRow[]> {
  if (reservationIds.length === 0) return [];
  return db
    .selectFrom('reservation_item')
    .select(['reservation_id', 'room_type_name', 'rate_plan_name', 'adults', 'children', 'infants', 'ages'])
    .where('property_id', '=', propertyId)
    .where('reservation_id', 'in', reservationIds)
    .orderBy('reservation_id')
    .orderBy('room_number')
    .execute();
}

/** A booking becomes the user's, unless it is somebody's already. */
export async function giveReservation(
  tx: DbTransaction,
  name: UserName,
  reservationId: string,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ user_id: name.userId })
    .where('property_id', '=', name.propertyId)
    .where('reservation_id', '=', reservationId)
    .where('user_id', 'is', null)
    .execute();
}

/** Bookings that were made for other addresses than the user's belong to no user any more. */
export async function dropOthersReservations(
  tx: DbTransaction,
  name: UserName,
  emailKey: string,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({ user_id: null })
    .where('property_id', '=', name.propertyId)
    .where('user_id', '=', name.userId)
    .where(sql<string>`lower(trim(booker ->> 'email'))`, '!=', emailKey)
    .execute();
}
