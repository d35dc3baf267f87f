import { sql } from 'kysely';
import { codeKey, type Stay } from 'shared/domain';
import { anyOf } from '../../../db/any-of.ts';
import { json } from '../../../db/column-types.ts';
import type { PromoCodeContent } from '../../../db/content.ts';
import type { Db } from '../../../db/database.ts';
import { listPropertiesWithConfig } from '../../property/index.ts';
import { listServicesOf, type StoredServices } from '../../service/index.ts';
import { type Allotment, allotmentRow } from '../../stock/index.ts';
import { listStayColumns, type NightColumns } from '../night-columns.ts';
import { extraStockId, type StoredRatePlan } from '../repository.ts';
import { atOneMoment } from './load-snapshot.ts';
import type { PropertySnapshot } from './property-snapshot.ts';
import { readRateCalendar } from './rate-calendar.ts';
import { createStockCalendar, type FreeRow } from './stock-calendar.ts';

/** What decides whether a hotel can take guests for one stay, and at which price. */
export type StayHotel = Pick<
  PropertySnapshot,
  'property' | 'config' | 'ratePlans' | 'promoCodes' | 'rates' | 'allotments' | 'stock' | keyof StoredServices
> & { readonly roomTypes: readonly Pick<PropertySnapshot['roomTypes'][number], 'roomTypeId' | 'content'>[] };

interface OfProperty {
  readonly property_id: string;
}
type Ids = readonly string[];

async function byProperty<Row extends OfProperty>(
  reading: Promise<readonly Row[]>,
): Promise<(propertyId: string) => readonly Row[]> {
  const rows = Map.groupBy(await reading, (row) => row.property_id);
  return (propertyId) => rows.get(propertyId) ?? [];
}

const listRoomTypes = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_type')
    .select(['property_id', 'room_type_id as roomTypeId', 'content'])
    .where('property_id', '=', anyOf(ids))
    .where('active', '=', true)
    .orderBy('position')
    .execute();

const listRatePlans = (db: Db, ids: Ids) =>
  db
    .selectFrom('rate_plan')
    .select(['property_id', 'rate_plan_id as ratePlanId', 'content'])
    .where('property_id', '=', anyOf(ids))
    .where('active', '=', true)
    .orderBy('position')
    .execute();

const listRoomRates = (db: Db, ids: Ids) =>
  db
    .selectFrom('room_rate')
    .select([
      'property_id',
      'room_type_id as roomTypeId',
      'rate_plan_id as ratePlanId',
      'base_number_of_adults as baseNumberOfAdults',
    ])
    .where('property_id', '=', anyOf(ids))
    .execute();

async function listAllotments(db: Db, ids: Ids): Promise<readonly (Allotment & OfProperty)[]> {
  const { rows } = await sql<Allotment & OfProperty>`
    select property_id, a->>'Id' as "id", a->'RoomTypeIds' as "roomTypeIds", a->'RatePlanIds' as "ratePlanIds",
      (a->>'ReleaseDays')::int as "releaseDays"
    from property, jsonb_array_elements(rules->'Allotments') with ordinality as e(a, n)
    where property_id = ${anyOf(ids)}
    order by n`.execute(db);
  return rows;
}

const listPromoCode = (db: Db, ids: Ids, code: string): Promise<(OfProperty & PromoCode)[]> =>
  code === ''
    ? Promise.resolve([])
    : db
        .selectFrom('promo_code')
        .select(['property_id', 'code', 'content'])
        .where('property_id', '=', anyOf(ids))
        .where('code', '=', code)
        .execute();

interface PromoCode {
  readonly code: string;
  readonly content: PromoCodeContent;
}

/**
 * Rooms that are free on the nights of a stay. The nights of each of these rows are found by the whole key (`offset` keeps the two apart): by the hotels
 * alone the database would look through all of their nights.
 */
async function listFree(
  db: Db,
  stockRows: readonly (OfProperty & Pick<FreeRow, 'room_type_id'>)[],
  { from, to }: Stay,
): Promise<readonly (OfProperty & FreeRow)[]> {
  const { rows } = await sql<OfProperty & FreeRow>`
    select s.property_id, s.room_type_id, i.night, i.free
    from jsonb_to_recordset(${json(stockRows)}::jsonb) as s(property_id text, room_type_id text)
    cross join lateral (
      select night, total - sold - held as free from inventory
      where property_id = s.property_id and room_type_id = s.room_type_id and night >= ${from} and night < ${to}
      offset 0
    ) i`.execute(db);
  return rows;
}

/** What is left of limited extras on these nights. */
async function listFreeExtras(
  db: Db,
  ids: Ids,
  { from, to }: Stay,
): Promise<readonly (OfProperty & FreeRow)[]> {
  const rows = await db
    .selectFrom('service_inventory')
    .select(['property_id', 'night', 'service_id'])
    .select(sql<number>`total - sold - held`.as('free'))
    .where('property_id', '=', anyOf(ids))
    .where('night', '>=', from)
    .where('night', '<', to)
    .execute();
  return rows.map(({ service_id: id, ...row }) => ({ ...row, room_type_id: extraStockId(id) }));
}

const includesExtras = ({ content }: StoredRatePlan): boolean => content.inclusions !== undefined;

const withoutServices: StoredServices = { services: [], limitedServiceIds: new Set() };

/**
 * These hotels as a search of one stay needs them: one reading of all of them, of no other nights and no other promo code. Hotels that do
 * not exist are missing.
 */
export const readStayHotels = (
  db: Db,
  propertyIds: Ids,
  { stay, promoCode }: { readonly stay: Stay; readonly promoCode: string | null },
): Promise<Map<string, StayHotel>> =>
  atOneMoment(db, async (tx) => {
    // One after another: a transaction has one connection.
    const properties = await listPropertiesWithConfig(tx, propertyIds);
    const types = await listRoomTypes(tx, propertyIds);
    const roomTypes = await byProperty(Promise.resolve(types));
    const plans = await listRatePlans(tx, propertyIds);
    const ratePlans = await byProperty(Promise.resolve(plans));
    const promoCodes = await byProperty(listPromoCode(tx, propertyIds, codeKey(promoCode)));
    const roomRates = await byProperty(listRoomRates(tx, propertyIds));
    const nights = await byProperty(listStayColumns(tx, propertyIds, stay));
    const allotments = await byProperty(listAllotments(tx, propertyIds));
    const stockRows = types.flatMap(({ property_id, roomTypeId }) =>
      [roomTypeId, ...allotments(property_id).map(({ id }) => allotmentRow(roomTypeId, id))].map(
        (room_type_id) => ({ property_id, room_type_id }),
      ),
    );
    const free = await byProperty(listFree(tx, stockRows, stay));
    const withExtras = [...new Set(plans.filter(includesExtras).map((plan) => plan.property_id))];
    const services = withExtras.length === 0 ? null : await listServicesOf(tx, withExtras);
    const extras = await byProperty(
      withExtras.length === 0 ? Promise.resolve([]) : listFreeExtras(tx, withExtras, stay),
    );
    const rates = (propertyId: string) => {
      const keyOf = (roomTypeId: string, ratePlanId: string) => `${roomTypeId}\n${ratePlanId}`;
      const own = new Map<string, NightColumns>(
        nights(propertyId).map((row) => [keyOf(row.room_type_id, row.rate_plan_id), row]),
      );
      return roomRates(propertyId).map(({ property_id: _, ...rate }) =>
        readRateCalendar(rate, own.get(keyOf(rate.roomTypeId, rate.ratePlanId)) ?? null),
      );
    };
    return new Map(
      properties.map(({ property, config }) => {
        const { propertyId } = property;
        const hotel = {
          property,
          config,
          roomTypes: roomTypes(propertyId),
          ratePlans: ratePlans(propertyId),
          promoCodes: new Map(promoCodes(propertyId).map(({ code, content }) => [code, content])),
          rates: rates(propertyId),
          allotments: allotments(propertyId),
          stock: createStockCalendar([...free(propertyId), ...extras(propertyId)]),
          ...(services?.get(propertyId) ?? withoutServices),
        };
        return [propertyId, hotel];
      }),
    );
  });
