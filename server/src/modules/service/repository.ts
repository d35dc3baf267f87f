import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { RatePlanContent, ServiceContent } from '../../db/content.ts';
import { anyOf } from '../../db/any-of.ts';
import type { Db } from '../../db/database.ts';
import { inGuestTexts } from '../../language/index.ts';

export interface StoredService {
  readonly serviceId: string;
  readonly content: ServiceContent;
}

export interface StoredServices {
  /** Active, in the hotelier's order. */
  readonly services: readonly StoredService[];
  /** Of those that are limited: those with any row of stock. */
  readonly limitedServiceIds: ReadonlySet<string>;
}

/** The extras of these properties; one without extras is missing. */
export async function listServicesOf(
  db: Db,
  propertyIds: readonly string[],
): Promise<Map<string, StoredServices>> {
  const rows = await db
    .selectFrom('service')
    .select(['property_id', 'service_id as serviceId', 'content', 'active'])
    .select(
      sql<boolean>`exists (
        select from service_inventory stock
        where stock.property_id = service.property_id and stock.service_id = service.service_id)`.as(
        'isLimited',
      ),
    )
    .where('property_id', '=', anyOf(propertyIds))
    .orderBy('position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.property_id)].map(([propertyId, own]) => [
      propertyId,
      {
        services: own.flatMap(({ serviceId, content, active }) => (active ? { serviceId, content } : [])),
        limitedServiceIds: new Set(own.filter((row) => row.isLimited).map((row) => row.serviceId)),
      },
    ]),
  );
}

/** Active extras in the hotelier's order. */
export async function listServices(db: Db, propertyId: string): Promise<StoredService[]> {
  const rows = await db
    .selectFrom('service')
    .select(['service_id', 'content'])
    .where('property_id', '=', propertyId)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return rows.map((row) => ({ serviceId: row.service_id, content: inGuestTexts(row.content) }));
}

export interface ServiceStockRow {
  readonly serviceId: string;
  readonly night: StayDate;
  readonly total: number;
  readonly used: number;
}

/** Stock of limited extras for the nights from the first to before the last day. */
export async function listServiceStock(
  db: Db,
  propertyId: string,
  from: StayDate,
  to: StayDate,
): Promise<ServiceStockRow[]> {
  const rows = await db
    .selectFrom('service_inventory')
    .select(['service_id', 'night', 'total'])
    .select(sql<number>`sold + held`.as('used'))
    .where('property_id', '=', propertyId)
    .where('night', '>=', from)
    .where('night', '<', to)
    .orderBy('night')
    .execute();
  return rows.map(({ service_id: serviceId, ...row }) => ({ serviceId, ...row }));
}

/** Ids of the extras that are limited: those with any row of stock. */
export async function listLimitedServiceIds(db: Db, propertyId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('service_inventory')
    .select('service_id')
    .distinct()
    .where('property_id', '=', propertyId)
    .execute();
  return new Set(rows.map((row) => row.service_id));
}

export interface StoredItemStay {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly from: StayDate;
  readonly to: StayDate;
}

/** Whether the hotel sells such a room, and such a rate, null when it does not. */
export async function findSold(
  db: Db,
  propertyId: string,
  { roomTypeId, ratePlanId }: Pick<StoredItemStay, 'roomTypeId' | 'ratePlanId'>,
): Promise<{ readonly isRoomType: boolean; readonly ratePlan: RatePlanContent | null }> {
  const roomType = await db
    .selectFrom('room_type')
    .select('room_type_id')
    .where('property_id', '=', propertyId)
    .where('room_type_id', '=', roomTypeId)
    .where('active', '=', true)
    .executeTakeFirst();
  const ratePlan = await db
    .selectFrom('rate_plan')
    .select('content')
    .where('property_id', '=', propertyId)
    .where('rate_plan_id', '=', ratePlanId)
    .where('active', '=', true)
    .executeTakeFirst();
  return { isRoomType: roomType !== undefined, ratePlan: ratePlan ? inGuestTexts(ratePlan.content) : null };
}
