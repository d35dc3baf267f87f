import { changeFunction, fromStatements } from './statements.ts';

/** A new booking's event says what its row says: it is not looked up again. */
const bookWithEvents = changeFunction('book(text, bigint, jsonb, jsonb)', [
  {
    find: `  v_events jsonb;
  v_last_event bigint;`,
    replace: `  v_new bigint;
  v_last_event bigint;`,
  },
  {
    find: `    select coalesce(jsonb_agg(jsonb_build_object('kind', 'new', 'reservationId', b->'reservation'->'reservation_id',
        'at', b->'reservation'->'created_at', 'by', coalesce(b->>'by', 'guest')) order by n), '[]') into v_events
      from jsonb_array_elements(p_bookings) with ordinality as e(b, n) where b->'mail' <> 'null';
    insert into property_version (property_id, version, event_sequence) values (p_property_id, 1, jsonb_array_length(v_events))`,
    replace: `    select count(*) into v_new from jsonb_array_elements(p_bookings) b where b->'mail' <> 'null';
    insert into property_version (property_id, version, event_sequence) values (p_property_id, 1, v_new)`,
  },
  {
    find: `    if v_events <> '[]' then
      perform insert_booking_events(p_property_id, v_last_event, v_events);
    end if;`,
    replace: `    insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, facts)
      select p_property_id, v_last_event - v_new + row_number() over (order by e.n), 'new', r->>'reservation_id',
        (r->>'created_at')::timestamptz, coalesce(e.b->>'by', 'guest'),
        jsonb_build_object('status', r->'status', 'dateFrom', r->'date_from', 'dateTo', r->'date_to',
          'totalMinor', r->'total_minor', 'paidMinor', 0, 'currency', r->'currency')
      from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
      cross join lateral (select e.b->'reservation' as r) booked
      where e.b->'mail' <> 'null';`,
  },
]);

/**
 * Writes events of bookings of one property under the numbers that end with `p_last`, each with how its booking stands now. A booking is looked up by its
 * key alone: a join that was planned while the hotel was empty read all its bookings for each event.
 */
const insertBookingEvents = `create or replace function insert_booking_events(p_property_id text, p_last bigint, p_events jsonb) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_sequence bigint := p_last - jsonb_array_length(p_events);
  v_event jsonb;
  v_reservation_id text;
begin
  for v_event in select value from jsonb_array_elements(p_events) loop
    v_sequence := v_sequence + 1;
    v_reservation_id := v_event->>'reservationId';
    insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, actor_id, facts)
      select p_property_id, v_sequence, v_event->>'kind', v_reservation_id, (v_event->>'at')::timestamptz, v_event->>'by', v_event->>'byId',
        jsonb_build_object('status', r.status, 'dateFrom', to_char(r.date_from, 'YYYY/MM/DD'), 'dateTo', to_char(r.date_to, 'YYYY/MM/DD'),
          'totalMinor', r.total_minor, 'paidMinor', r.paid_minor, 'currency', r.currency) || coalesce(v_event->'facts', '{}')
      from reservation r
      where r.property_id = p_property_id and r.reservation_id = v_reservation_id;
    if not found then
      raise exception 'booking % with an event is not there', v_reservation_id;
    end if;
  end loop;
end
$$`;

export const eventsByKey = fromStatements([bookWithEvents, insertBookingEvents]);
