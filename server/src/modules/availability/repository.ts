import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Stay } from 'shared/domain';
import type { PromoCodeContent, RatePlanContent, RoomTypeContent } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import type { CostColumns, OriginalCostColumns } from '../../db/schema.ts';

export interface StoredRoomType {
  readonly roomTypeId: string;
  readonly content: RoomTypeContent;
  /** Ids of room types that it may be upgraded to. */
  readonly upgrades: readonly string[];
}

export interface StoredRatePlan {
  readonly ratePlanId: string;
  readonly content: RatePlanContent;
}

export interface RateNight extends CostColumns, OriginalCostColumns {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
  readonly night: StayDate;
  readonly min_stay: number | null;
  readonly closed_to_arrival: boolean;
  readonly closed_to_departure: boolean;
}

/** Active room types in the hotelier's order. */
export async function listRoomTypes(db: Db, propertyId: string): Promise<StoredRoomType[]> {
  const rows = await db
    .selectFrom('room_type')
    .select(['room_type_id', 'content'])
    .select((eb) =>
      eb
        .selectFrom('upgrade')
        .select(
          sql<string[]>`coalesce(json_agg(upgrade_room_type_id order by upgrade.position), '[]'::json)`.as(
            'ids',
          ),
        )
        .whereRef('upgrade.property_id', '=', 'room_type.property_id')
        .whereRef('upgrade.room_type_id', '=', 'room_type.room_type_id')
        .as('upgrades'),
    )
    .where('property_id', '=', propertyId)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({
    roomTypeId: row.room_type_id,
    content: row.content,
    upgrades: row.upgrades ?? [],
  }));
}

/** Active rate plans in the hotelier's order. */
export async function listRatePlans(db: Db, propertyId: string): Promise<StoredRatePlan[]> {
  const rows = await db
    .selectFrom('rate_plan')
    .select(['rate_plan_id', 'content'])
    .where('property_id', '=', propertyId)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ ratePlanId: row.rate_plan_id, content: row.content }));
}

/** Which room types are sold at which plans, and how many adults the base rate includes. */
export function listRoomRates(db: Db, propertyId: string) {
  return db
    .selectFrom('room_rate')
    .select(['room_type_id', 'rate_plan_id', 'base_number_of_adults'])
    .where('property_id', '=', propertyId)
    .execute();
}

/** Every priced night from the first to the last day, both included, in the order of the days. */
export function listRateNights(db: Db, propertyId: string, days: Stay): Promise<RateNight[]> {
  return db
    .selectFrom('rate_night')
    .selectAll()
    .where('property_id', '=', propertyId)
    .where('night', '>=', days.from)
    .where('night', '<=', days.to)
    .orderBy('night')
    .execute();
}

/** What the calendar shows of every priced night, from the first to the last day, both included. */
export function listCalendarNights(db: Db, propertyId: string, days: Stay) {
  return db
    .selectFrom('rate_night')
    .select(['night', 'room_type_id', 'rate_plan_id', 'min_stay', 'closed_to_arrival', 'closed_to_departure'])
    .select(sql<number>`base_minor + room_minor`.as('lead_minor'))
    .where('property_id', '=', propertyId)
    .where('night', '>=', days.from)
    .where('night', '<=', days.to)
    .execute();
}

/** Room type id → rooms free on every night of the stay (decisions 1: the minimum); a night without stock makes it 0. */
export async function countFreeRooms(
  db: Db,
  propertyId: string,
  stay: Stay,
  nights: number,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('inventory')
    .select('room_type_id')
    .select(sql<number>`min(total - sold - held)`.as('free'))
    .select((eb) => eb.fn.countAll<number>().as('nights'))
    .where('property_id', '=', propertyId)
    .where('night', '>=', stay.from)
    .where('night', '<', stay.to)
    .groupBy('room_type_id')
    .execute();
  return new Map(rows.map((row) => [row.room_type_id, row.nights === nights ? row.free : 0]));
}

/** Rooms free per night and room type, from the first day to before the last. */
export function listFreeRooms(db: Db, propertyId: string, days: Stay) {
  return db
    .selectFrom('inventory')
    .select(['night', 'room_type_id'])
    .select(sql<number>`total - sold - held`.as('free'))
    .where('property_id', '=', propertyId)
    .where('night', '>=', days.from)
    .where('night', '<', days.to)
    .orderBy('night')
    .execute();
}

/** By the code trimmed and in any case; null when the hotel has no such code. */
export async function findPromoCode(
  db: Db,
  propertyId: string,
  code: string,
): Promise<PromoCodeContent | null> {
  const row = await db
    .selectFrom('promo_code')
    .select('content')
    .where('property_id', '=', propertyId)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst();
  return row?.content ?? null;
}
