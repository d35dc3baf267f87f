import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db } from '../../db/database.ts';
import type { BookingEvent } from '../booking-event/index.ts';
import type { ReservationRow } from '../booking/index.ts';

export interface SheetOfHotel {
  readonly propertyId: string;
  readonly timeZone: string;
  readonly arrivalsHour: number;
}

/** Hotels that want the arrivals of each day. */
export async function listSheets(db: Db): Promise<SheetOfHotel[]> {
  const { rows } = await sql<SheetOfHotel>`
    select property_id as "propertyId", time_zone as "timeZone",
      (house_settings->'notifications'->>'arrivalsHour')::int as "arrivalsHour"
    from property where house_settings->'notifications'->>'arrivalsHour' is not null
    order by property_id`.execute(db);
  return rows;
}

export async function findEvent(
  db: Db,
  propertyId: string,
  sequence: number,
): Promise<BookingEvent | undefined> {
  return db
    .selectFrom('booking_event')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
}

/** Confirmed bookings that arrive on a day, the first booked first. */
export const listArrivals = (db: Db, propertyId: string, day: StayDate): Promise<ReservationRow[]> =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('status', '=', 'Confirmed')
    .where('date_from', '=', day)
    .orderBy('created_at')
    .execute();

export interface House {
  readonly departures: number;
  readonly inHouse: number;
}

/** Rooms that leave on a day, and rooms that are slept in on the night before and after it. */
export async function countHouse(db: Db, propertyId: string, day: StayDate): Promise<House> {
  const { rows } = await sql<House>`
    select count(*) filter (where r.date_to = ${day})::int as departures,
      count(*) filter (where r.date_from < ${day} and r.date_to > ${day})::int as "inHouse"
    from reservation r
    join reservation_item i on i.property_id = r.property_id and i.reservation_id = r.reservation_id and i.cancelled_at is null
    where r.property_id = ${propertyId} and r.status = 'Confirmed' and r.date_from < ${day} and r.date_to >= ${day}`.execute(
    db,
  );
  return rows[0] ?? { departures: 0, inHouse: 0 };
}
