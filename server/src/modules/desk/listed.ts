import type { DeskBooking } from 'shared/contracts/desk';
import { personName, toDecimal } from 'shared/domain';
import type { Db } from '../../db/database.ts';
import { spokenLocale } from '../../language/index.ts';
import { isOnRequest, roomTypeNames, waitsForLink, wireStatus } from '../booking/index.ts';
import { type ListedRoom, type ListedRow, listRoomsOf } from './repository.ts';

/** As it was typed, in the order of the clerk's language; empty where none was. */
export const fullName = (person: { readonly firstName: string; readonly lastName: string }): string =>
  personName(person, spokenLocale());

function listedBooking(
  row: ListedRow,
  rooms: readonly ListedRoom[],
  names: ReadonlyMap<string, string>,
): DeskBooking {
  const guests = rooms.flatMap((room) => (room.guests[0] ? [fullName(room.guests[0])] : []));
  const isNoShow = rooms.some((room) => room.no_show);
  return {
    reservationId: row.reservation_id,
    referenceNumber: row.reference_number,
    status: wireStatus(row.status),
    ...(row.status === 'Cancelled' ? { ended: isNoShow ? ('NoShow' as const) : ('Cancelled' as const) } : {}),
    isOnRequest: isOnRequest(row),
    ...(waitsForLink(row) && row.hold_expires_at !== null
      ? { heldUntilUtc: new Date(row.hold_expires_at).toISOString() }
      : {}),
    bookerName: fullName(row.booker),
    guestNames: [...new Set(guests.filter((name) => name !== ''))],
    dateFrom: row.date_from,
    dateTo: row.date_to,
    // As it was booked where the hotel has no such room any more.
    roomTypes: rooms.map((room) => names.get(room.room_type_id) ?? room.room_type_name),
    numberOfGuests: rooms.reduce((sum, room) => sum + room.adults + room.children + room.infants, 0),
    total: toDecimal(row.total_minor, row.currency),
    paid: toDecimal(row.paid_minor, row.currency),
    currency: row.currency,
    hasCheckedIn: row.pre_checked_in_at !== null,
    arrivalTime: row.arrival_time,
    hasNotes: (row.notes ?? '').trim() !== '',
    bookedAtUtc: new Date(row.created_at).toISOString(),
  };
}

/** Rows as a list shows them, with their rooms. */
export async function listedBookings(
  db: Db,
  propertyId: string,
  rows: readonly ListedRow[],
): Promise<DeskBooking[]> {
  const ids = rows.map((row) => row.reservation_id);
  const rooms = Map.groupBy(await listRoomsOf(db, propertyId, ids), (room) => room.reservation_id);
  const names = await roomTypeNames(db, propertyId);
  return rows.map((row) => listedBooking(row, rooms.get(row.reservation_id) ?? [], names));
}
