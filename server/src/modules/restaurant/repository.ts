import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { RestaurantContent } from '../../db/content.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import { inGuestTexts } from '../../language/index.ts';

export interface StoredRestaurant {
  readonly propertyId: string;
  readonly restaurantId: string;
  readonly content: RestaurantContent;
}

/** In the hotelier's order. */
export async function listRestaurants(db: Db, propertyId: string): Promise<StoredRestaurant[]> {
  const rows = await db
    .selectFrom('restaurant')
    .select(['restaurant_id', 'content'])
    .where('property_id', '=', propertyId)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    propertyId,
    restaurantId: row.restaurant_id,
    content: inGuestTexts(row.content),
  }));
}

export interface Visit {
  readonly propertyId: string;
  readonly restaurantId: string;
  readonly date: StayDate;
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
}

export interface SlotCovers {
  readonly time: string;
  readonly covers: number;
  readonly left: number;
}

/** The sittings of a day with the covers that are left of each, by time; nothing is waited for. */
export async function listSlots(
  db: Db,
  { propertyId, restaurantId, date, weekday }: Visit,
): Promise<SlotCovers[]> {
  return db
    .selectFrom('restaurant_sitting as sitting')
    .leftJoin('restaurant_slot as slot', (join) =>
      join
        .onRef('slot.property_id', '=', 'sitting.property_id')
        .onRef('slot.restaurant_id', '=', 'sitting.restaurant_id')
        .onRef('slot.visit_time', '=', 'sitting.time')
        .on('slot.visit_date', '=', date),
    )
    .select(['sitting.time', 'sitting.covers'])
    .select(sql<number>`sitting.covers - coalesce(slot.booked, 0)`.as('left'))
    .where('sitting.property_id', '=', propertyId)
    .where('sitting.restaurant_id', '=', restaurantId)
    .where('sitting.weekday', '=', weekday)
    .orderBy('sitting.time')
    .execute();
}

/**
 * Takes covers, or nothing and false: one conditional statement against the covers that the hotel has now, and the table's own
 * CHECK behind it (decisions 1: enforced in the database like rooms). The first table of an hour makes its row.
 */
export async function takeCovers(
  tx: DbTransaction,
  { propertyId, restaurantId, date, weekday }: Visit,
  take: { readonly time: string; readonly covers: number },
): Promise<boolean> {
  const result = await sql`
    insert into restaurant_slot as slot (property_id, restaurant_id, visit_date, visit_time, total, booked)
    select property_id, restaurant_id, ${date}::date, time, covers, ${take.covers}::int
    from restaurant_sitting
    where property_id = ${propertyId} and restaurant_id = ${restaurantId}
      and weekday = ${weekday} and time = ${take.time} and covers >= ${take.covers}
    on conflict (property_id, restaurant_id, visit_date, visit_time) do update
      set total = excluded.total, booked = slot.booked + excluded.booked
      where slot.booked + excluded.booked <= excluded.total`.execute(tx);
  return result.numAffectedRows === 1n;
}

/** Gives back what a table of this size has taken. */
export async function giveBackCovers(
  tx: DbTransaction,
  { propertyId, restaurantId, date }: Omit<Visit, 'weekday'>,
  given: { readonly time: string; readonly covers: number },
): Promise<void> {
  await sql`
    update restaurant_slot set booked = greatest(0, booked - ${given.covers}::int)
    where property_id = ${propertyId} and restaurant_id = ${restaurantId}
      and visit_date = ${date}::date and visit_time = ${given.time}`.execute(tx);
}
