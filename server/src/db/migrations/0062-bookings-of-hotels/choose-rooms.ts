/**
 * Bookings that may take their rooms from one of several rows of stock have `takes.choices`, an array of `{night, count, ids, own}`, instead
 * of rooms. Rows are taken in the order of `ids` as far as they go, under the locks that `book_several` takes itself, in the same order; so no
 * booking is rejected while there is a room for it. What is missing is asked of the row `own`, and the booking is rejected by it. Answers
 * {reservation id: rooms}; a booking on request takes nothing yet, and is not in it.
 */
export const chooseRooms = `create function choose_rooms(p_bookings jsonb) returns jsonb
language plpgsql
set enable_seqscan = off
as $$
declare
  v_free jsonb;             -- what is left of each row of stock
  v_before jsonb;
  v_booking jsonb;
  v_choice jsonb;
  v_property_id text;
  v_id text;
  v_key text;
  v_left bigint;
  v_count bigint;
  v_is_short boolean;
  v_rooms jsonb;
  v_takes jsonb := '{}';
begin
  select coalesce(jsonb_object_agg(concat_ws('|', property_id, night, room_type_id), free), '{}') into v_free
  from (
    select s.property_id, s.room_type_id, s.night, s.total - s.sold - s.held as free
    from inventory s
    where (s.property_id, s.room_type_id, s.night) in (
      select b->'attempt'->>'property_id', id, (c->>'night')::date
      from jsonb_array_elements(p_bookings) b, jsonb_array_elements(b->'takes'->'choices') c,
        jsonb_array_elements_text(c->'ids') id)
    order by s.property_id, s.room_type_id, s.night
    for update of s
  ) locked;

  for v_booking in
    select b from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
    where jsonb_array_length(b->'takes'->'choices') > 0 order by n
  loop
    v_property_id := v_booking->'attempt'->>'property_id';
    v_before := v_free;
    v_is_short := false;
    v_rooms := '[]';
    for v_choice in select c from jsonb_array_elements(v_booking->'takes'->'choices') with ordinality as e(c, n) order by n loop
      v_left := (v_choice->>'count')::bigint;
      for v_id in select id from jsonb_array_elements_text(v_choice->'ids') with ordinality as e(id, n) order by n loop
        v_key := concat_ws('|', v_property_id, (v_choice->>'night')::date, v_id);
        v_count := least(v_left, greatest(0, coalesce((v_free->>v_key)::bigint, 0)));
        continue when v_count = 0;
        v_rooms := v_rooms || jsonb_build_object('id', v_id, 'night', v_choice->'night', 'count', v_count);
        v_free := v_free || jsonb_build_object(v_key, (v_free->>v_key)::bigint - v_count);
        v_left := v_left - v_count;
      end loop;
      if v_left > 0 then
        v_is_short := true;
        v_rooms := v_rooms || jsonb_build_object('id', v_choice->'own', 'night', v_choice->'night', 'count', v_left);
      end if;
    end loop;
    -- One line for each row: rooms of two plans of a type may take from the same.
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'night', night, 'count', count) order by id, night), '[]') into v_rooms
    from (
      select r->>'id' as id, r->>'night' as night, sum((r->>'count')::bigint) as count
      from jsonb_array_elements(v_rooms) r group by 1, 2
    ) line;
    -- What does not fit, or was booked before, leaves its rooms to those that follow.
    if v_is_short or exists (select 1 from idempotency i
        where i.property_id = v_property_id and i.key = v_booking->'attempt'->>'key') then
      v_free := v_before;
    end if;
    v_takes := v_takes || jsonb_build_object(v_booking->'attempt'->>'reservation_id', v_rooms);
  end loop;
  return v_takes;
end
$$`;
