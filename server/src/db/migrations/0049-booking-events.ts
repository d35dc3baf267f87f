import { insertBookingEvents, writeBookingEvents } from './0049-booking-events/write-events.ts';
import { changeFunction, fromStatements } from './statements.ts';

/** A booking that is confirmed, or waits for the hotel's yes, is recorded at once; one that waits for its payment when that is settled. */
const bookWithEvents = changeFunction('book(text, bigint, jsonb, jsonb)', [
  {
    find: '  v_content_version bigint;',
    replace: `  v_content_version bigint;
  v_events jsonb;
  v_last_event bigint;`,
  },
  {
    find: `    insert into property_version (property_id, version) values (p_property_id, 1)
    on conflict (property_id) do update set version = property_version.version + 1
    returning version, content_version into v_version, v_content_version;`,
    replace: `    select coalesce(jsonb_agg(jsonb_build_object('kind', 'new', 'reservationId', b->'reservation'->'reservation_id',
        'at', b->'reservation'->'created_at', 'by', coalesce(b->>'by', 'guest')) order by n), '[]') into v_events
      from jsonb_array_elements(p_bookings) with ordinality as e(b, n) where b->'mail' <> 'null';
    insert into property_version (property_id, version, event_sequence) values (p_property_id, 1, jsonb_array_length(v_events))
    on conflict (property_id) do update set version = property_version.version + 1,
      event_sequence = property_version.event_sequence + excluded.event_sequence
    returning version, content_version, event_sequence into v_version, v_content_version, v_last_event;
    if v_events <> '[]' then
      perform insert_booking_events(p_property_id, v_last_event, v_events);
    end if;`,
  },
]);

const settlePaidWithEvents = changeFunction('settle_paid(text, timestamp with time zone, jsonb)', [
  {
    find: `  v_stocks jsonb[] := '{}';`,
    replace: `  v_stocks jsonb[] := '{}';
  v_events jsonb := '[]';`,
  },
  {
    find: '    v_stocks := v_stocks || v_stock;',
    replace: `    v_stocks := v_stocks || v_stock;
    v_events := v_events || jsonb_build_object('kind', 'new', 'reservationId', v_reservation_id, 'at', p_now, 'by', 'guest');`,
  },
  {
    find: '  return v_made;',
    replace: `  if v_events <> '[]' then
    perform write_booking_events(p_property_id, v_events);
  end if;
  return v_made;`,
  },
]);

/**
 * What happens to bookings, as one list for each property: its numbers have no gap and follow the order in which transactions ended. Written in
 * the transaction of what happened; never changed, and deleted only with the whole property.
 */
export const bookingEvents = fromStatements([
  `create table booking_event (
    property_id text not null,
    sequence bigint not null check (sequence > 0),
    kind text not null check (kind in ('new', 'changed', 'cancelled', 'no-show', 'unpaid', 'paid', 'refunded', 'disputed')),
    reservation_id text not null,
    at timestamptz not null,
    actor text not null check (actor in ('guest', 'desk', 'job', 'gateway')),
    actor_id text,
    facts jsonb not null,
    primary key (property_id, sequence)
  )`,
  `create index booking_event_by_reservation on booking_event (property_id, reservation_id)`,
  `create function keep_booking_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.property_id = current_setting('booking.removed_property', true) then return old; end if;
    end if;
    raise exception 'Booking events are neither changed nor deleted' using errcode = 'HB002';
  end $$`,
  `create trigger booking_event_kept before update or delete on booking_event
    for each row execute function keep_booking_events()`,
  `create trigger booking_event_not_emptied before truncate on booking_event
    for each statement execute function keep_booking_events()`,
  'alter table property_version add column event_sequence bigint not null default 0',
  // How far each reader of a property's events has come.
  `create table booking_event_reader (
    property_id text not null,
    reader text not null,
    last_sequence bigint not null,
    primary key (property_id, reader)
  )`,
  insertBookingEvents,
  writeBookingEvents,
  bookWithEvents,
  settlePaidWithEvents,
]);
