import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';

/** In each of twelve months past, and what is booked ahead: much of the next month, little of the sixth. */
export const bookings = { aMonth: 5000, past: 60_000, ahead: 8000 } as const;

const lastNames = [
  'Byron', 'Hopper', 'Noether', 'Curie', 'Meitner', 'Germain', 'Kovalevskaya', 'Somerville', 'Herschel', 'Mitchell',
  'Lamarr', 'Goeppert', 'Agnesi', 'Bassi', 'Cannon', 'Leavitt', 'Payne', 'Hodgkin', 'Franklin', 'Turing',
  'Euler', 'Gauss', 'Lagrange', 'Abel', 'Galois', 'Riemann', 'Cantor', 'Hilbert', 'Boole', 'Babbage',
  'Newton', 'Faraday', 'Maxwell', 'Kelvin', 'Darwin', 'Hooke', 'Halley', 'Kepler', 'Brahe', 'Bohr',
]; // prettier-ignore

/** Names of a large hotel's guests repeat: a search finds some of the very many. */
export const searchedName = 'Hopper';

/** Column → SQL of its value in the copy `c` of the row `t`. */
type Changes = Readonly<Record<string, string>>;

const movedDay = (day: string): string => `to_char(((${day})::date + c.moved), 'YYYY/MM/DD')`;
const ofCopy: Changes = {
  reservation_id: 'c.copy_id',
  reservation_item_id: "t.reservation_item_id || '-' || c.n",
  payment_id: "t.payment_id || '-' || c.n",
  refund_id: "t.refund_id || '-' || c.n",
  outbox_id: "t.outbox_id || '-' || c.n",
  gateway_reference: "t.gateway_reference || '-' || c.n",
  confirmation_token: "t.confirmation_token || '-' || c.n",
  reference_number: "upper('HB' || substr(md5(c.copy_id), 1, 10))",
  sent_at: "t.created_at + c.later + interval '1 minute'",
  booker: "t.booker || jsonb_build_object('firstName', 'Ada', 'lastName', c.last_name)",
  nights: `(select jsonb_agg(night || jsonb_build_object('date', ${movedDay("night->>'date'")},
      'baseMinor', (night->>'baseMinor')::bigint + c.n % 97 * 100) order by night->>'date')
    from jsonb_array_elements(t.nights) as each(night))`,
  payload: "t.payload || jsonb_build_object('reservationId', c.copy_id)",
  sequence: 'c.first_event + row_number() over (order by c.booked_at, t.sequence)',
  facts: `t.facts || jsonb_build_object('dateFrom', ${movedDay("t.facts->>'dateFrom'")}, 'dateTo', ${movedDay("t.facts->>'dateTo'")})`,
};

/** Tables of a booking, and how their rows `t` are of the copied booking `c`. */
const tables: Readonly<Record<string, string>> = {
  reservation: 'join copy c on c.sample_id = t.reservation_id',
  reservation_item: 'join copy c on c.sample_id = t.reservation_id',
  reservation_service:
    'join reservation_item i using (property_id, reservation_item_id) join copy c on c.sample_id = i.reservation_id',
  payment: 'join copy c on c.sample_id = t.reservation_id',
  payment_movement:
    'join payment p using (property_id, payment_id) join copy c on c.sample_id = p.reservation_id',
  refund: 'join copy c on c.sample_id = t.reservation_id',
  booking_event: 'join copy c on c.sample_id = t.reservation_id',
  outbox: "join copy c on c.sample_id = t.payload->>'reservationId'",
};

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Instants move with the day of booking, days with the day of arrival. */
const valueOf = ({ name, type }: Column): string => {
  if (ofCopy[name] !== undefined) return ofCopy[name];
  if (type === 'timestamp with time zone') return `t.${name} + c.later`;
  return type === 'date' ? `t.${name} + c.moved` : `t.${name}`;
};

async function copyRows(db: Db, table: string, ofCopies: string): Promise<void> {
  const { rows: columns } = await sql<Column>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  );
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(valueOf).join(', ');
  await sql
    .raw(`insert into ${table} (${names}) select ${values} from ${table} t ${ofCopies} order by c.booked_at`)
    .execute(db);
}

/** Money of cancelled bookings goes back by a job; copies are made of what has come to its end. */
export async function untilSettled(db: Db): Promise<void> {
  const open = sql<{ count: number }>`select count(*)::int as count from refund where state <> 'done'`;
  while (((await open.execute(db)).rows[0]?.count ?? 0) > 0) await pause(200);
}

/** Which booking is copied, when it is made and when it arrives; the same in every run. */
async function planCopies(db: Db): Promise<void> {
  await sql
    .raw(
      `
    create temp table copy as
    with sample as (
      select reservation_id, date_from, created_at, (row_number() over (order by reservation_id)) - 1 as position,
        count(*) over () as samples
      from reservation
    ), draw as (
      select n, (hashint4(n) & 65535) / 65536.0 as one, (hashint4(n + 1000003) & 65535) / 65536.0 as other
      from generate_series(1, ${String(bookings.past + bookings.ahead)}) n
    ), day as (
      select n, one, other,
        case when n <= ${String(bookings.past)} then -floor(one * 365)::int else 1 + floor(180 * one * one)::int end as arrival
      from draw
    ), timed as (
      -- Half of the stays are booked in the two weeks before they begin, and none later than now.
      select n, arrival, now() + make_interval(days => least(arrival, 0) - floor(60 * other * other)::int)
        - make_interval(mins => 1 + (n * 37) % 1439) as booked_at
      from day
    )
    select t.n, s.reservation_id as sample_id, s.reservation_id || '-' || t.n as copy_id, t.booked_at,
      t.booked_at - s.created_at as later, current_date + t.arrival - s.date_from as moved,
      (array[${lastNames.map((name) => `'${name}'`).join(', ')}])[1 + t.n / 7 % ${String(lastNames.length)}] as last_name,
      (select max(sequence) from booking_event) as first_event
    from timed t join sample s on s.position = t.n % s.samples`,
    )
    .execute(db);
}

/** Stock of the year that is over, and what all bookings have sold. */
async function sellRooms(db: Db): Promise<void> {
  await sql`insert into inventory (property_id, room_type_id, night, total)
    select property_id, room_type_id, night - 364, total from inventory
    where night < current_date + 364 on conflict do nothing`.execute(db);
  await sql`update inventory i set sold = booked.rooms, total = greatest(i.total, booked.rooms) from (
      select i.property_id, i.room_type_id, (night->>'date')::date as night, count(*)::int as rooms
      from reservation_item i cross join jsonb_array_elements(i.nights) as each(night) where i.cancelled_at is null group by 1, 2, 3
    ) booked where (i.property_id, i.room_type_id, i.night) = (booked.property_id, booked.room_type_id, booked.night)`.execute(
    db,
  );
}

/** Makes of the bookings that are there a year of them, with their money, events and mails, as if all jobs had run. */
export async function fillYear(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await planCopies(tx);
    for (const [table, ofCopies] of Object.entries(tables)) await copyRows(tx, table, ofCopies);
    await sellRooms(tx);
    await sql`update outbox set sent_at = coalesce(sent_at, created_at)`.execute(tx);
    await sql`update property_version v set event_sequence = e.last, version = v.version + 1
      from (select property_id, max(sequence) as last from booking_event group by 1) e where e.property_id = v.property_id`.execute(
      tx,
    );
    await sql`update booking_event_reader r set last_sequence = v.event_sequence from property_version v
      where v.property_id = r.property_id`.execute(tx);
    await sql`drop table copy`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
}
