import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { Demand, FreeStock } from './demand.ts';

/** The two kinds of stock have the same columns: rooms of a type, and limited extras. */
const tables = {
  rooms: { table: 'inventory', id: 'room_type_id' },
  extras: { table: 'service_inventory', id: 'service_id' },
} as const;
export type StockKind = keyof typeof tables;

/** What a booking does to its rows of stock; each has the condition under which it may. */
const moves = {
  hold: { set: sql`held = s.held + d.count`, may: sql`s.total - s.sold - s.held >= d.count` },
  sell: { set: sql`sold = s.sold + d.count`, may: sql`s.total - s.sold - s.held >= d.count` },
  sellHeld: { set: sql`held = s.held - d.count, sold = s.sold + d.count`, may: sql`s.held >= d.count` },
  returnSold: { set: sql`sold = s.sold - d.count`, may: sql`s.sold >= d.count` },
  releaseHeld: { set: sql`held = s.held - d.count`, may: sql`s.held >= d.count` },
} as const;
export type StockMove = keyof typeof moves;

/** As arrays, whose lengths PostgreSQL knows when it plans: it then looks these rows up instead of reading all nights of a property. */
const demandRows = (demand: readonly Demand[]) => {
  const ids = demand.map(({ id }) => id);
  const nights = demand.map(({ night }) => night);
  const counts = demand.map(({ count }) => count);
  return sql`unnest(${ids}::text[], ${nights}::date[], ${counts}::int[]) as d(id, night, count)`;
};

const selectFree = (kind: StockKind, propertyId: string, demand: readonly Demand[]) => {
  const { table, id: idColumn } = tables[kind];
  const id = sql.ref(`s.${idColumn}`);
  return sql<FreeStock>`
    select ${id} as id, s.night, s.total - s.sold - s.held as free
    from ${sql.table(table)} s
    join ${demandRows(demand)} on ${id} = d.id and s.night = d.night
    where s.property_id = ${propertyId}
    order by ${id}, s.night`;
};

/** What is free of the rows of a demand at the moment. */
export async function readStock(
  db: Db,
  kind: StockKind,
  propertyId: string,
  demand: readonly Demand[],
): Promise<readonly FreeStock[]> {
  if (demand.length === 0) return [];
  return (await selectFree(kind, propertyId, demand).execute(db)).rows;
}

/** Locks the rows of a demand, always in the order of id and night, and gives what is free until the transaction ends. */
export async function lockStock(
  tx: DbTransaction,
  kind: StockKind,
  propertyId: string,
  demand: readonly Demand[],
): Promise<readonly FreeStock[]> {
  if (demand.length === 0) return [];
  return (await sql<FreeStock>`${selectFree(kind, propertyId, demand)} for update of s`.execute(tx)).rows;
}

/** Moves all rows of a demand, or throws: the caller has locked them and seen that they suffice. */
export async function moveStock(
  tx: DbTransaction,
  kind: StockKind,
  propertyId: string,
  demand: readonly Demand[],
  move: StockMove,
): Promise<void> {
  if (demand.length === 0) return;
  const id = sql.ref(`s.${tables[kind].id}`);
  const result = await sql`
    update ${sql.table(tables[kind].table)} s set ${moves[move].set}
    from ${demandRows(demand)}
    where s.property_id = ${propertyId} and ${id} = d.id and s.night = d.night and ${moves[move].may}`.execute(
    tx,
  );
  const moved = Number(result.numAffectedRows ?? 0n);
  if (moved !== demand.length) {
    throw new Error(`Stock of ${kind}: ${move} moved ${String(moved)} of ${String(demand.length)} rows`);
  }
}

/** The last night for which there is stock; null before the first import. */
export async function findLastNight(db: Db, propertyId: string): Promise<StayDate | null> {
  const row = await db
    .selectFrom('inventory')
    .select((eb) => eb.fn.max('night').as('night'))
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  return row?.night ?? null;
}
