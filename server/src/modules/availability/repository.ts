import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { CompanyInvoice, PromoCodeContent, RatePlanContent, RoomTypeContent } from '../../db/content.ts';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/database.ts';
import type { Allotment } from '../stock/index.ts';
import type { CostColumns, OriginalCostColumns, StayTermColumns } from '../../db/schema.ts';

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

export interface RateNight extends CostColumns, OriginalCostColumns, StayTermColumns {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
  readonly night: StayDate;
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

/** Under which name of a room type the stock of an extra stands among that of rooms; ids have no line breaks. */
export const extraStockId = (serviceId: string): string => `extra\n${serviceId}`;

/** Rooms free per night and room type, and what is left of the limited extras that a rate includes (`extraStockId`). */
export function listAllFree(db: Db, propertyId: string) {
  return db
    .selectFrom('inventory')
    .select(['night', 'room_type_id'])
    .select(sql<number>`total - sold - held`.as('free'))
    .where('property_id', '=', propertyId)
    .unionAll(
      db
        .selectFrom('service_inventory')
        .select(['night', sql<string>`'extra' || chr(10) || service_id`.as('room_type_id')])
        .select(sql<number>`total - sold - held`.as('free'))
        .where('property_id', '=', propertyId)
        .where(
          sql<boolean>`service_id in (
            select included->>'serviceId' from rate_plan
            cross join lateral jsonb_array_elements(content->'inclusions') included
            where property_id = ${propertyId} and active)`,
        ),
    )
    .execute();
}

/** Allotments of rooms as the property file wrote them. */
export async function listAllotments(db: Db, propertyId: string): Promise<Allotment[]> {
  const { rows } = await sql<Allotment>`
    select a->>'Id' as "id", a->'RoomTypeIds' as "roomTypeIds", a->'RatePlanIds' as "ratePlanIds",
      (a->>'ReleaseDays')::int as "releaseDays"
    from property, jsonb_array_elements(rules->'Allotments') with ordinality as e(a, n)
    where property_id = ${propertyId}
    order by n`.execute(db);
  return rows;
}

/** By the code in capitals. */
export async function listPromoCodes(db: Db, propertyId: string): Promise<Map<string, PromoCodeContent>> {
  const rows = await db
    .selectFrom('promo_code')
    .select(['code', 'content'])
    .where('property_id', '=', propertyId)
    .execute();
  return new Map(rows.map((row) => [row.code, row.content]));
}

/** Whether one of these properties has such a promo code, in capitals. */
export async function isPromoCodeOf(db: Db, propertyIds: readonly string[], code: string): Promise<boolean> {
  const row = await db
    .selectFrom('promo_code')
    .select('code')
    .where('property_id', '=', anyOf(propertyIds))
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By their ids. */
export async function listCompanies(db: Db, propertyId: string): Promise<Map<string, CompanyInvoice>> {
  const rows = await db
    .selectFrom('company')
    .select(['account_id', 'invoice'])
    .where('property_id', '=', propertyId)
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.invoice]));
}
