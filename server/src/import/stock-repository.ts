import { sql } from 'kysely';
import { rateCosts, type StayDate } from 'shared/contracts';
import type { DbTransaction } from '../db/database.ts';
import { stayTermColumns } from '../db/schema.ts';
import type { NightStock, TakenRow } from '../modules/stock/index.ts';
import type { NightPrice } from './expand-rates.ts';

/** Replaces the prices of today and later; what past nights cost stays as it was. */
export async function replaceRateNights(
  tx: DbTransaction,
  propertyId: string,
  today: StayDate,
  prices: readonly NightPrice[],
): Promise<void> {
  await tx
    .deleteFrom('rate_night')
    .where('property_id', '=', propertyId)
    .where('night', '>=', today)
    .execute();
  const column = <Key extends keyof NightPrice>(key: Key) => prices.map((price) => price[key]);
  const costs = rateCosts.map((cost) => cost.column);
  await sql`
    insert into rate_night (
      property_id, room_type_id, rate_plan_id, night, ${sql.join(costs.map((cost) => sql.ref(cost)))},
      original_base_minor, ${sql.join(stayTermColumns.map((name) => sql.ref(name)))}, closed_to_arrival, closed_to_departure
    )
    select ${propertyId}, * from unnest(
      ${column('roomTypeId')}::text[], ${column('ratePlanId')}::text[], ${column('night')}::date[],
      ${sql.join(costs.map((cost) => sql`${column(cost)}::bigint[]`))},
      ${column('originalBase')}::bigint[], ${sql.join(stayTermColumns.map((name) => sql`${column(name)}::int[]`))},
      ${column('closedToArrival')}::boolean[], ${column('closedToDeparture')}::boolean[]
    )`.execute(tx);
}

/**
 * What the rows of rooms have sold and held from a night on, locked in the order of bookings; nothing where rooms are divided among no
 * allotments, before and after.
 */
export async function takenRooms(
  tx: DbTransaction,
  propertyId: string,
  from: StayDate,
  hasAllotments: boolean,
): Promise<readonly TakenRow[]> {
  const { rows: divided } = await sql`
    select 1 from inventory s where s.property_id = ${propertyId} and s.night >= ${from}
    and strpos(s.room_type_id, chr(31)) > 0 limit 1`.execute(tx);
  if (!hasAllotments && divided.length === 0) return [];
  const { rows } = await sql<TakenRow>`
    select s.room_type_id as id, s.night, s.sold + s.held as taken
    from inventory s where s.property_id = ${propertyId} and s.night >= ${from}
    order by s.room_type_id, s.night for update`.execute(tx);
  return rows;
}

const stockTables = {
  rooms: { table: 'inventory', id: 'room_type_id' },
  extras: { table: 'service_inventory', id: 'service_id' },
} as const;

export interface TakenStock {
  readonly id: string;
  readonly night: StayDate;
  readonly taken: number;
  readonly total: number;
}

/**
 * Sets how many there are; what is sold or held is never touched. Locks the rows in the order of bookings. Returns the nights on which more is sold
 * and held than there would be: then nothing may be committed.
 */
export async function writeStock(
  tx: DbTransaction,
  kind: keyof typeof stockTables,
  propertyId: string,
  stock: readonly NightStock[],
): Promise<readonly TakenStock[]> {
  if (stock.length === 0) return [];
  const table = sql.table(stockTables[kind].table);
  const id = sql.ref(stockTables[kind].id);
  const wanted = sql`unnest(
    ${stock.map((row) => row.id)}::text[], ${stock.map((row) => row.night)}::date[], ${stock.map((row) => row.total)}::int[]
  ) as wanted(id, night, total)`;
  await sql`
    select 1 from ${table} s where s.property_id = ${propertyId} and s.night >= ${stock[0]?.night}
    order by s.${id}, s.night for update`.execute(tx);
  const { rows: taken } = await sql<TakenStock>`
    select wanted.id, wanted.night, s.sold + s.held as taken, wanted.total
    from ${wanted} join ${table} s on s.property_id = ${propertyId} and s.${id} = wanted.id and s.night = wanted.night
    where s.sold + s.held > wanted.total
    order by 1, 2`.execute(tx);
  if (taken.length > 0) return taken;
  await sql`
    insert into ${table} (property_id, ${id}, night, total)
    select ${propertyId}, wanted.id, wanted.night, wanted.total from ${wanted}
    on conflict (property_id, ${id}, night) do update set total = excluded.total
    where ${table}.total <> excluded.total`.execute(tx);
  return [];
}
