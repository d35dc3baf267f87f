import { sql } from 'kysely';
import type { Db } from '../../../server/src/db/database.ts';

/** The tables that grow with bookings: how each is filled, by one row for each `n`; keys in their order, which is faster. */
export const largeTables = {
  reservation: `insert into reservation (property_id, reservation_id, reference_number, confirmation_token, status, date_from, date_to, booker,
      language_code, currency, rooms_minor, services_minor, gift_discount_minor, total_minor, payment_type, created_at, updated_at)
    select 'hotel', 'r' || k, 'B' || k, 't' || k, 'Confirmed', date '2020-01-01' + (n / 5000)::int, date '2020-01-03' + (n / 5000)::int,
      jsonb_build_object('firstName', 'Ada', 'lastName', 'Byron' || n % 400, 'email', 'guest' || n || '@example.org', 'telephone', '+44 20 7946 0000'),
      'en-GB', 'EUR', 20000, 0, 0, 20000, 1, timestamptz '2020-01-01' + n * interval '10 s', timestamptz '2020-01-01' + n * interval '10 s'
    from generate_series($from, $to) n, lpad(n::text, 9, '0') k`,
  reservation_item: `insert into reservation_item (property_id, reservation_item_id, reservation_id, room_number, room_type_id, rate_plan_id, room_type_name,
      rate_plan_name, policy, cancellation_policy, adults, children, infants, guests, room_minor, services_minor, total_minor, price_lines, nights)
    select 'hotel', 'i' || k, 'r' || k, 1, 'double', 'flexible', 'Double room', 'Flexible', 'Cancel until the day before', '{}', 2, 0, 0,
      '[]', 20000, 0, 20000, '[{"name": "Room", "totalMinor": 20000}]', '[{"night": "2026/01/01", "minor": 10000}]'
    from generate_series($from, $to) n, lpad(n::text, 9, '0') k`,
  table_booking: `insert into table_booking (property_id, table_booking_id, reference_number, request_key, restaurant_id, restaurant_name, visit_date,
      visit_time, sitting_minutes, party_size, email, contact_number, language_code, created_at)
    select 'hotel', 't' || k, 'T' || k, 'k' || k, 'grill', 'Grill', date '2020-01-01' + (n / 5000)::int, '19:00', 90, 2,
      'guest' || n || '@example.org', '+44 20 7946 0000', 'en-GB', timestamptz '2020-01-01' + n * interval '10 s'
    from generate_series($from, $to) n, lpad(n::text, 9, '0') k`,
  booking_event: `insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, facts)
    select 'hotel', n, 'new', 'r' || k, timestamptz '2020-01-01' + n * interval '10 s', 'guest',
      '{"status": "Confirmed", "dateFrom": "2026/01/01", "dateTo": "2026/01/03", "totalMinor": 20000, "paidMinor": 0, "currency": "EUR"}'
    from generate_series($from, $to) n, lpad(n::text, 9, '0') k`,
} as const;

export type LargeTable = keyof typeof largeTables;

const atOnce = 500_000;

/** Without the checks of foreign keys, and as after an autovacuum that has come that far. */
export async function fill(db: Db, name: LargeTable, rows: number): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one);
    for (let from = 1; from <= rows; from += atOnce) {
      const to = Math.min(rows, from + atOnce - 1);
      await sql.raw(largeTables[name].replace('$from', String(from)).replace('$to', String(to))).execute(one);
    }
    await sql`reset session_replication_role`.execute(one);
    await sql.raw(`vacuum (analyze) ${name}`).execute(one);
  });
}

/** Writes one row as it is, as a request does that changes a booking; events are added to. */
export const writeOne: Readonly<Record<LargeTable, string>> = {
  reservation: `update reservation set updated_at = updated_at where property_id = 'hotel' and reservation_id = 'r000000001'`,
  reservation_item: `update reservation_item set adults = adults where property_id = 'hotel' and reservation_item_id = 'i000000001'`,
  table_booking: `update table_booking set party_size = party_size where property_id = 'hotel' and table_booking_id = 't000000001'`,
  booking_event: `insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, facts)
    select 'watched', coalesce(max(sequence), 0) + 1, 'new', 'r000000001', now(), 'guest', '{}' from booking_event where property_id = 'watched'`,
};
