import { fromStatements } from './statements.ts';

/** Restaurant tables and pre check-in. A row of `restaurant_slot` comes with the first table of its hour: no row, nothing taken. */
export const tablesAndPreCheckIn = fromStatements([
  `create table restaurant_slot (
    property_id text not null,
    restaurant_id text not null,
    visit_date date not null,
    visit_time text not null,
    total int not null check (total >= 0),
    booked int not null default 0,
    primary key (property_id, restaurant_id, visit_date, visit_time),
    constraint restaurant_slot_never_overbooked check (booked >= 0 and booked <= total)
  ) with (fillfactor = 80)`,
  // `request_key` is a hash of who wants which table: the same wish finds the table that it has got.
  `create table table_booking (
    property_id text not null,
    table_booking_id text not null,
    reference_number text not null,
    request_key text not null,
    reservation_id text,
    restaurant_id text not null,
    restaurant_name text not null,
    visit_date date not null,
    visit_time text not null,
    sitting_minutes int not null check (sitting_minutes > 0),
    leave_time text,
    party_size int not null check (party_size > 0),
    promotion_id text,
    promotion_name text,
    special_requests text,
    email text not null,
    contact_number text not null,
    language_code text not null,
    created_at timestamptz not null,
    primary key (property_id, table_booking_id)
  )`,
  `create unique index table_booking_reference_key on table_booking (property_id, reference_number)`,
  `create unique index table_booking_request_key on table_booking (property_id, request_key)`,
  `create index table_booking_by_visit on table_booking (property_id, restaurant_id, visit_date, visit_time)`,
  // When pre check-in was completed, and the hash of what was saved, so that the same save gets the same response.
  `alter table reservation add column pre_checked_in_at timestamptz`,
  `alter table reservation add column pre_check_in_hash text`,
]);
