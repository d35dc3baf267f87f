import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';

/** Column → SQL of its value in copy number `n` of the row `t`; other columns are copied as they are. */
type Changes = Readonly<Record<string, string>>;

async function columnsOf(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Copies the rows of a table so many times; a change is made to the columns that the table has. */
async function copyRows(db: Db, table: string, copies: number, changes: Changes): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((name) => changes[name] ?? `t.${name}`);
  await sql
    .raw(
      `insert into ${table} (${columns.join(', ')})
       select ${values.join(', ')} from ${table} t cross join generate_series(1, ${copies}) n`,
    )
    .execute(db);
}

/** Tables with a `property_id`, those that others point at first. */
async function propertyTables(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'property_id' and table_type = 'BASE TABLE'
    order by table_name = 'property' desc, table_name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => name !== 'property_group_member');
}

/** In a transaction that checks no foreign keys: the copies are as right as what they are copies of, and it is ten times as fast. */
async function quickly(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}

/** Makes of the one booking that is there one more for each of so many days, and sells its rooms. */
export async function multiplyBookings(db: Db, copies: number): Promise<void> {
  const changes: Changes = {
    reservation_id: "t.reservation_id || '-' || n",
    reservation_item_id: "t.reservation_item_id || '-' || n",
    payment_id: "t.payment_id || '-' || n",
    reference_number: "t.reference_number || '-' || n",
    gateway_reference: "t.gateway_reference || '-' || n",
    confirmation_token: "t.confirmation_token || '-' || n",
    reference: "t.reference || '-' || n",
    date_from: 't.date_from + n',
    date_to: 't.date_to + n',
  };
  await quickly(db, async (tx) => {
    for (const table of ['reservation', 'reservation_item', 'payment'])
      await copyRows(tx, table, copies, changes);
    await sql`
      update inventory i set sold = booked.rooms from (
        select property_id, room_type_id, d::date as night, count(*)::int as rooms
        from reservation join reservation_item using (property_id, reservation_id)
        cross join generate_series(date_from, date_to - 1, interval '1 day') d
        group by 1, 2, 3
      ) booked
      where (i.property_id, i.room_type_id, i.night) = (booked.property_id, booked.room_type_id, booked.night)`.execute(
      tx,
    );
  });
}

/** The id of copy `n` of the property `id`. */
export const copyId = (id: string, n: number): string => `${id}-${n}`;

/** Makes of the one property that is there, with all that belongs to it, so many more: `id-1`, `id-2`, … */
export async function multiplyProperties(db: Db, copies: number): Promise<void> {
  const tables = await propertyTables(db);
  await quickly(db, async (tx) => {
    for (const table of tables) {
      await copyRows(tx, table, copies, {
        property_id: "t.property_id || '-' || n",
        ...(table === 'property' ? { code: "t.code || '-' || n", name: "t.name || ' ' || n" } : {}),
        ...(table === 'simulator_charge' ? { challenge_id: 'null' } : {}),
      });
    }
  });
  await sql`vacuum analyze`.execute(db);
}
