/**
 * Writes events of bookings of one property under the numbers that end with `p_last`. An event is
 * `{kind, reservationId, at, by, byId?, facts?}`; how its booking stands now is added to its facts. Never a name, an address or a card.
 */
export const insertBookingEvents = `create function insert_booking_events(p_property_id text, p_last bigint, p_events jsonb) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_rows bigint;
begin
  insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, actor_id, facts)
    select p_property_id, p_last - jsonb_array_length(p_events) + e.n, e.event->>'kind', r.reservation_id, (e.event->>'at')::timestamptz,
      e.event->>'by', e.event->>'byId',
      jsonb_build_object('status', r.status, 'dateFrom', to_char(r.date_from, 'YYYY/MM/DD'), 'dateTo', to_char(r.date_to, 'YYYY/MM/DD'),
        'totalMinor', r.total_minor, 'paidMinor', r.paid_minor, 'currency', r.currency) || coalesce(e.event->'facts', '{}')
    from jsonb_array_elements(p_events) with ordinality as e(event, n)
    join reservation r on r.property_id = p_property_id and r.reservation_id = e.event->>'reservationId';
  get diagnostics v_rows = row_count;
  if v_rows <> jsonb_array_length(p_events) then
    raise exception 'of % bookings with events % were there', jsonb_array_length(p_events), v_rows;
  end if;
end
$$`;

/** Takes the next numbers of a property, as the last of its transaction's locks, and writes events under them. Answers the last number. */
export const writeBookingEvents = `create function write_booking_events(p_property_id text, p_events jsonb) returns bigint
language plpgsql
as $$
declare
  v_last bigint;
begin
  insert into property_version (property_id, version, event_sequence) values (p_property_id, 0, jsonb_array_length(p_events))
    on conflict (property_id) do update set event_sequence = property_version.event_sequence + excluded.event_sequence
    returning event_sequence into v_last;
  perform insert_booking_events(p_property_id, v_last, p_events);
  return v_last;
end
$$`;
