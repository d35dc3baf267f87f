import { sql } from 'kysely';
import type { StayDate } from 'shared/contracts';
import { json } from '../../db/column-types.ts';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { CalendarBefore, RateByHand } from '../../db/schema.ts';
import {
  allotmentOfRow,
  divideStock,
  isAllotmentRow,
  type NightStock,
  roomTypeOfRow,
} from '../stock/index.ts';
import type { RateNightState, StockState } from './rules.ts';

export interface Selection {
  readonly roomTypeIds: readonly string[];
  readonly ratePlanIds: readonly string[];
  readonly from: StayDate;
  readonly to: StayDate;
}

interface RateStateRow {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
  readonly night: StayDate;
  readonly base: number | null;
  readonly min_stay: number | null;
  readonly cta: boolean | null;
  readonly ctd: boolean | null;
  readonly hand_base: number | null;
  readonly hand_closed: boolean | null;
  readonly hand_min_stay: number | null;
  readonly hand_cta: boolean | null;
  readonly hand_ctd: boolean | null;
  readonly change_id: string | null;
}

const stateOf = (row: RateStateRow): RateNightState => ({
  roomTypeId: row.room_type_id,
  ratePlanId: row.rate_plan_id,
  night: row.night,
  inFile:
    row.base === null
      ? null
      : {
          base: row.base,
          minStay: row.min_stay ?? 1,
          closedToArrival: row.cta ?? false,
          closedToDeparture: row.ctd ?? false,
        },
  byHand:
    row.change_id === null
      ? null
      : {
          base: row.hand_base,
          closed: row.hand_closed ?? false,
          minStay: row.hand_min_stay,
          closedToArrival: row.hand_cta,
          closedToDeparture: row.hand_ctd,
        },
  changeId: row.change_id,
});

/** What the file says of a night: beside values by hand as it was kept, elsewhere the row itself. */
const stateColumns = sql`
  case when h.change_id is null then n.base_minor else (h.file_night->>'base_minor')::bigint end as base,
  case when h.change_id is null then n.min_stay else (h.file_night->>'min_stay')::int end as min_stay,
  case when h.change_id is null then n.closed_to_arrival else (h.file_night->>'closed_to_arrival')::boolean end as cta,
  case when h.change_id is null then n.closed_to_departure else (h.file_night->>'closed_to_departure')::boolean end as ctd,
  h.base_minor as hand_base, h.closed as hand_closed, h.min_stay as hand_min_stay, h.closed_to_arrival as hand_cta,
  h.closed_to_departure as hand_ctd, h.change_id`;

const sameKey = sql`h.property_id = n.property_id and h.room_type_id = n.room_type_id
  and h.rate_plan_id = n.rate_plan_id and h.night = n.night`;

/** Every night of the selected rates, with a price or without. */
export async function listRateStates(
  db: Db,
  propertyId: string,
  { roomTypeIds, ratePlanIds, from, to }: Selection,
): Promise<RateNightState[]> {
  if (ratePlanIds.length === 0) return [];
  const { rows } = await sql<RateStateRow>`
    select r.room_type_id, r.rate_plan_id, d.night, ${stateColumns}
    from room_rate r
    cross join (select generate_series(${from}::date, ${to}::date, interval '1 day')::date as night) d
    left join rate_night n on n.property_id = r.property_id and n.room_type_id = r.room_type_id
      and n.rate_plan_id = r.rate_plan_id and n.night = d.night
    left join rate_by_hand h on h.property_id = r.property_id and h.room_type_id = r.room_type_id
      and h.rate_plan_id = r.rate_plan_id and h.night = d.night
    where r.property_id = ${propertyId} and r.room_type_id = any(${[...roomTypeIds]}::text[])
      and r.rate_plan_id = any(${[...ratePlanIds]}::text[])
    order by r.room_type_id, r.rate_plan_id, d.night`.execute(db);
  return rows.map(stateOf);
}

/** Nights on which values of rates were set by hand, from a day on. */
export async function listRatesByHand(db: Db, propertyId: string, from: StayDate): Promise<RateNightState[]> {
  const { rows } = await sql<RateStateRow>`
    select h.room_type_id, h.rate_plan_id, h.night, ${stateColumns}
    from rate_by_hand h left join rate_night n on ${sameKey}
    where h.property_id = ${propertyId} and h.night >= ${from}
    order by 1, 2, 3`.execute(db);
  return rows.map(stateOf);
}

interface StockRow {
  readonly id: string;
  readonly night: StayDate;
  readonly total: number;
  readonly taken: number;
}

/** Rows of stock of room types, those of allotments too; locked in the order of bookings. */
export async function lockRooms(
  db: Db,
  propertyId: string,
  { roomTypeIds, from, to }: Omit<Selection, 'ratePlanIds'>,
  forUpdate: boolean,
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select s.room_type_id as id, s.night, s.total, s.sold + s.held as taken from inventory s
    where s.property_id = ${propertyId} and s.night between ${from} and ${to}
      and split_part(s.room_type_id, chr(31), 1) = any(${[...roomTypeIds]}::text[])
    order by s.room_type_id, s.night ${forUpdate ? sql`for update` : sql``}`.execute(db);
  return rows;
}

export const listStockByHand = (db: Db, propertyId: string, from: StayDate, to: StayDate | null) => {
  const query = db
    .selectFrom('stock_by_hand')
    .select(['room_type_id', 'night', 'total', 'file_rows', 'change_id'])
    .where('property_id', '=', propertyId)
    .where('night', '>=', from)
    .orderBy('room_type_id')
    .orderBy('night');
  return (to === null ? query : query.where('night', '<=', to)).execute();
};

/** The rooms of a type on a night, with the rows that they are divided into. */
export interface RoomsOfNight extends StockState {
  readonly rows: readonly StockRow[];
  /** Its rows as the file has them. */
  readonly fileRows: Readonly<Record<string, number>>;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const keyOf = (roomTypeId: string, night: StayDate): string => JSON.stringify([roomTypeId, night]);

export async function listRooms(
  db: Db,
  propertyId: string,
  selection: Omit<Selection, 'ratePlanIds'>,
  forUpdate: boolean,
): Promise<RoomsOfNight[]> {
  const rows = await lockRooms(db, propertyId, selection, forUpdate);
  const byHand = new Map(
    (await listStockByHand(db, propertyId, selection.from, selection.to)).map((row) => [
      keyOf(row.room_type_id, row.night),
      row,
    ]),
  );
  const nights = Map.groupBy(rows, ({ id, night }) => keyOf(roomTypeOfRow(id), night));
  return [...nights].flatMap(([key, ofNight]) => {
    const [first] = ofNight;
    if (first === undefined) return [];
    const hand = byHand.get(key);
    const fileRows = hand?.file_rows ?? Object.fromEntries(ofNight.map(({ id, total }) => [id, total]));
    return [
      {
        roomTypeId: roomTypeOfRow(first.id),
        night: first.night,
        total: sum(ofNight.map(({ total }) => total)),
        taken: sum(ofNight.map(({ taken }) => taken)),
        byHand: hand?.total ?? null,
        inFile: sum(Object.values(fileRows)),
        changeId: hand?.change_id ?? null,
        rows: ofNight,
        fileRows,
      },
    ];
  });
}

/** The rows that a number of rooms comes to: allotments as the file has them, and no row below what was taken from it. */
export const dividedRooms = (rooms: RoomsOfNight, total: number): NightStock[] =>
  divideStock(
    [{ id: rooms.roomTypeId, night: rooms.night, total }],
    Object.entries(rooms.fileRows).flatMap(([id, of]) =>
      isAllotmentRow(id)
        ? [{ id: rooms.roomTypeId, night: rooms.night, total: of, allotmentId: allotmentOfRow(id) ?? '' }]
        : [],
    ),
    rooms.rows,
  );

/** How many rooms there are of each row; its rows are locked. */
export async function setRooms(
  tx: DbTransaction,
  propertyId: string,
  rows: readonly NightStock[],
): Promise<void> {
  await sql`
    update inventory s set total = w.total
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ night }) => night)}::date[],
      ${rows.map(({ total }) => total)}::int[]) as w(id, night, total)
    where s.property_id = ${propertyId} and s.room_type_id = w.id and s.night = w.night and s.total <> w.total`.execute(
    tx,
  );
}

export interface WrittenStock {
  readonly roomTypeId: string;
  readonly night: StayDate;
  /** Null: as many as the file has. */
  readonly total: number | null;
  readonly fileRows: Readonly<Record<string, number>>;
  /** Null: nothing has ever been set by hand. */
  readonly changeId: string | null;
}

export async function writeStockByHand(
  tx: DbTransaction,
  propertyId: string,
  written: readonly WrittenStock[],
): Promise<void> {
  const gone = written.filter(({ changeId }) => changeId === null);
  await sql`
    delete from stock_by_hand h using unnest(${gone.map((row) => row.roomTypeId)}::text[],
      ${gone.map((row) => row.night)}::date[]) as w(id, night)
    where h.property_id = ${propertyId} and h.room_type_id = w.id and h.night = w.night`.execute(tx);
  const rows = written.filter(({ changeId }) => changeId !== null);
  await sql`
    insert into stock_by_hand (property_id, room_type_id, night, total, file_rows, change_id)
    select ${propertyId}, w.* from unnest(
      ${rows.map((row) => row.roomTypeId)}::text[], ${rows.map((row) => row.night)}::date[],
      ${rows.map((row) => row.total)}::int[], ${rows.map((row) => json(row.fileRows))}::jsonb[],
      ${rows.map((row) => row.changeId)}::text[]) as w
    on conflict (property_id, room_type_id, night)
    do update set total = excluded.total, file_rows = excluded.file_rows, change_id = excluded.change_id`.execute(
    tx,
  );
}

export interface WrittenRate {
  readonly roomTypeId: string;
  readonly ratePlanId: string;
  readonly night: StayDate;
  readonly byHand: RateByHand;
  readonly changeId: string;
}

/** Well within the time that a statement may take. */
const nightsAtATime = 2000;

const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / nightsAtATime) }, (_, index) =>
    rows.slice(index * nightsAtATime, (index + 1) * nightsAtATime),
  );

/** Keeps what is set by hand, and what the file said before the first such value; then makes the rows that guests get. */
export async function writeRatesByHand(
  tx: DbTransaction,
  propertyId: string,
  written: readonly WrittenRate[],
): Promise<void> {
  for (const rows of inParts(written)) {
    await sql`
      insert into rate_by_hand (property_id, room_type_id, rate_plan_id, night, base_minor, closed, min_stay,
        closed_to_arrival, closed_to_departure, change_id, file_night)
      select ${propertyId}, w.*, to_jsonb(n) from unnest(
        ${rows.map((row) => row.roomTypeId)}::text[], ${rows.map((row) => row.ratePlanId)}::text[],
        ${rows.map((row) => row.night)}::date[], ${rows.map((row) => row.byHand.base)}::bigint[],
        ${rows.map((row) => row.byHand.closed)}::boolean[], ${rows.map((row) => row.byHand.minStay)}::int[],
        ${rows.map((row) => row.byHand.closedToArrival)}::boolean[],
        ${rows.map((row) => row.byHand.closedToDeparture)}::boolean[],
        ${rows.map((row) => row.changeId)}::text[]) as w(type, plan, night, base, closed, min_stay, cta, ctd, change)
      left join rate_night n on n.property_id = ${propertyId} and n.room_type_id = w.type
        and n.rate_plan_id = w.plan and n.night = w.night
      on conflict (property_id, room_type_id, rate_plan_id, night) do update set
        base_minor = excluded.base_minor, closed = excluded.closed, min_stay = excluded.min_stay,
        closed_to_arrival = excluded.closed_to_arrival, closed_to_departure = excluded.closed_to_departure,
        change_id = excluded.change_id`.execute(tx);
    await makeNights(tx, propertyId, rows);
  }
}

type RateKey = Pick<WrittenRate, 'roomTypeId' | 'ratePlanId' | 'night'>;

const keys = (rows: readonly RateKey[]) => sql`unnest(
  ${rows.map((row) => row.roomTypeId)}::text[], ${rows.map((row) => row.ratePlanId)}::text[],
  ${rows.map((row) => row.night)}::date[]) as w(type, plan, night)`;
const ofKey = sql`h.room_type_id = w.type and h.rate_plan_id = w.plan and h.night = w.night`;

/** Rows of rates: those of the file with what was set by hand; none while closed. A price by hand is what guests pay, so a promotion's price before it stays only while it is higher. */
async function makeNights(tx: DbTransaction, propertyId: string, rows: readonly RateKey[]): Promise<void> {
  await sql`delete from rate_night h using ${keys(rows)} where h.property_id = ${propertyId} and ${ofKey}`.execute(
    tx,
  );
  await sql`
    insert into rate_night select made.* from ${keys(rows)}
    join rate_by_hand h on h.property_id = ${propertyId} and ${ofKey}
    join room_rate r on r.property_id = h.property_id and r.room_type_id = w.type and r.rate_plan_id = w.plan
    cross join lateral jsonb_populate_record(null::rate_night, h.file_night
      || case when h.base_minor is null then '{}' else
        jsonb_build_object('base_minor', h.base_minor, 'original_base_minor',
          case when (h.file_night->>'original_base_minor')::bigint > h.base_minor
            then h.file_night->'original_base_minor' end) end
      || case when h.min_stay is null then '{}' else jsonb_build_object('min_stay', nullif(h.min_stay, 1)) end
      || case when h.closed_to_arrival is null then '{}' else
        jsonb_build_object('closed_to_arrival', h.closed_to_arrival) end
      || case when h.closed_to_departure is null then '{}' else
        jsonb_build_object('closed_to_departure', h.closed_to_departure) end) made
    where not h.closed and h.file_night is not null`.execute(tx);
}

/** What is no longer set by hand; the rows are those of the file already. */
export async function forgetRates(
  tx: DbTransaction,
  propertyId: string,
  rows: readonly RateKey[],
): Promise<void> {
  for (const part of inParts(rows))
    await sql`delete from rate_by_hand h using ${keys(part)} where h.property_id = ${propertyId} and ${ofKey}`.execute(
      tx,
    );
}

/** After an import has written its own prices: keeps them beside those set by hand. */
export async function noteRatesOfFile(tx: DbTransaction, propertyId: string, from: StayDate): Promise<void> {
  await sql`
    update rate_by_hand h set file_night = (select to_jsonb(n) from rate_night n where ${sameKey})
    where h.property_id = ${propertyId} and h.night >= ${from}`.execute(tx);
}

export async function putRatesBack(
  tx: DbTransaction,
  propertyId: string,
  rates: readonly RateKey[],
): Promise<void> {
  for (const rows of inParts(rates)) await makeNights(tx, propertyId, rows);
}

export async function forgetAllByHand(tx: DbTransaction, propertyId: string, from: StayDate): Promise<void> {
  for (const table of ['rate_by_hand', 'stock_by_hand'] as const)
    await tx.deleteFrom(table).where('property_id', '=', propertyId).where('night', '>=', from).execute();
}

/** One change of prices and stock at a time; bookings of the property go on. */
export async function lockCalendar(tx: DbTransaction, propertyId: string): Promise<void> {
  await sql`select 1 from property where property_id = ${propertyId} for no key update`.execute(tx);
}

export async function findRounding(db: Db, propertyId: string): Promise<number | null> {
  const { rows } = await sql<{ to: number | null }>`
    select (rules->>'RoundRatesTo')::float8 as to from property where property_id = ${propertyId}`.execute(
    db,
  );
  return rows[0]?.to ?? null;
}

export async function insertChange(
  tx: DbTransaction,
  propertyId: string,
  change: {
    readonly changeId: string;
    readonly staffId: string;
    readonly now: Date;
    readonly asked: object;
    readonly before: CalendarBefore;
  },
): Promise<void> {
  await tx
    .insertInto('calendar_change')
    .values({
      property_id: propertyId,
      change_id: change.changeId,
      staff_id: change.staffId,
      at: change.now,
      asked: json(change.asked),
      before: json(change.before),
      undone_at: null,
    })
    .execute();
}

export const listChanges = (db: Db, propertyId: string) =>
  db
    .selectFrom('calendar_change as change')
    .leftJoin('staff', 'staff.staff_id', 'change.staff_id')
    .select(['change.change_id', 'change.at', 'change.asked', 'change.undone_at', 'staff.name'])
    .where('change.property_id', '=', propertyId)
    .orderBy('change.position', 'desc')
    .limit(20)
    .execute();

/** One that is not undone yet. */
export const findChange = (db: Db, propertyId: string, changeId: string) =>
  db
    .selectFrom('calendar_change')
    .select(['before', 'asked'])
    .where('property_id', '=', propertyId)
    .where('change_id', '=', changeId)
    .where('undone_at', 'is', null)
    .executeTakeFirst();

export async function markUndone(
  tx: DbTransaction,
  propertyId: string,
  changeId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('calendar_change')
    .set({ undone_at: now })
    .where('property_id', '=', propertyId)
    .where('change_id', '=', changeId)
    .execute();
}

export interface Names {
  readonly roomTypes: readonly { readonly id: string; readonly name: string }[];
  readonly ratePlans: readonly { readonly id: string; readonly name: string }[];
}

/** What is sold now, in the hotelier's order. */
export async function listNames(db: Db, propertyId: string): Promise<Names> {
  const roomTypes = await db
    .selectFrom('room_type')
    .select(['room_type_id as id', sql<string>`content->>'name'`.as('name')])
    .where('property_id', '=', propertyId)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  const ratePlans = await db
    .selectFrom('rate_plan')
    .select(['rate_plan_id as id', sql<string>`content->>'name'`.as('name')])
    .where('property_id', '=', propertyId)
    .where('active', '=', true)
    .orderBy('position')
    .execute();
  return { roomTypes, ratePlans };
}

export interface PackedRate {
  readonly room_type_id: string;
  readonly rate_plan_id: string;
  /** [days after the first, base, minimum stay, closed to arrival, closed to departure, closed, by hand] */
  readonly nights: readonly (readonly [number, number, number, boolean, boolean, boolean, boolean])[];
}

/** Rates of some nights, one row for each: the embedded database takes long to hand over many rows. */
export async function listPackedRates(
  db: Db,
  propertyId: string,
  from: StayDate,
  to: StayDate,
): Promise<PackedRate[]> {
  const { rows } = await sql<PackedRate>`
    select room_type_id, rate_plan_id, json_agg(json_build_array(day, base, min_stay, cta, ctd, closed, by_hand)) as nights
    from (
      select n.room_type_id, n.rate_plan_id, n.night - ${from}::date as day, n.base_minor as base,
        coalesce(n.min_stay, 1) as min_stay, n.closed_to_arrival as cta, n.closed_to_departure as ctd, false as closed,
        coalesce(h.base_minor is not null or h.min_stay is not null or h.closed_to_arrival is not null
          or h.closed_to_departure is not null, false) as by_hand
      from rate_night n left join rate_by_hand h on ${sameKey}
      where n.property_id = ${propertyId} and n.night between ${from} and ${to}
      union all
      select h.room_type_id, h.rate_plan_id, h.night - ${from}::date,
        coalesce(h.base_minor, (h.file_night->>'base_minor')::bigint),
        coalesce(h.min_stay, (h.file_night->>'min_stay')::int, 1),
        coalesce(h.closed_to_arrival, (h.file_night->>'closed_to_arrival')::boolean),
        coalesce(h.closed_to_departure, (h.file_night->>'closed_to_departure')::boolean), true, true
      from rate_by_hand h
      where h.property_id = ${propertyId} and h.night between ${from} and ${to} and h.closed and h.file_night is not null
    ) nights
    group by room_type_id, rate_plan_id`.execute(db);
  return rows;
}

export interface PackedStock {
  readonly room_type_id: string;
  /** [days after the first, total, sold, held, by hand] */
  readonly nights: readonly (readonly [number, number, number, number, boolean])[];
}

export async function listPackedStock(
  db: Db,
  propertyId: string,
  from: StayDate,
  to: StayDate,
): Promise<PackedStock[]> {
  const { rows } = await sql<PackedStock>`
    select type as room_type_id, json_agg(json_build_array(day, total, sold, held, by_hand)) as nights
    from (
      select split_part(s.room_type_id, chr(31), 1) as type, s.night - ${from}::date as day, sum(s.total)::int as total,
        sum(s.sold)::int as sold, sum(s.held)::int as held, bool_or(h.total is not null) as by_hand
      from inventory s left join stock_by_hand h
        on h.property_id = s.property_id and h.room_type_id = s.room_type_id and h.night = s.night
      where s.property_id = ${propertyId} and s.night between ${from} and ${to}
      group by 1, 2
    ) nights
    group by type`.execute(db);
  return rows;
}
