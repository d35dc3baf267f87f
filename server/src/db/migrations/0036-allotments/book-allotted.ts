/**
 * `book` for bookings that may take their rooms from one of several rows of stock: beside `takes.rooms`, which is empty, each has
 * `takes.choices`, an array of `{night, count, ids, own}`. Rows are taken in the order of `ids` as far as they go, under the locks that `book`
 * takes itself, in the same order; so no booking is rejected while there is a room for it. What is missing is asked of the row `own`, and
 * `book` rejects the booking by it. Answers what `book` does, and `takes`: {reservation id: rooms}.
 */
export const bookAllotted = `create function book_allotted(p_property_id text, p_content_version bigint, p_refusals jsonb, p_bookings jsonb)
returns jsonb
language plpgsql
set enable_seqscan = off
as $$
declare
  v_free jsonb := '{}';     -- what is left of each row of stock
  v_before jsonb;
  v_booking jsonb;
  v_choice jsonb;
  v_id text;
  v_key text;
  v_left bigint;
  v_count bigint;
  v_is_short boolean;
  v_rooms jsonb;
  v_resolved jsonb := '[]';
  v_takes jsonb := '{}';
begin
  select coalesce(jsonb_object_agg(concat_ws('|', night, room_type_id), free), '{}') into v_free
  from (
    select s.room_type_id, s.night, s.total - s.sold - s.held as free
    from inventory s
    where s.property_id = p_property_id and (s.room_type_id, s.night) in (
      select id, (c->>'night')::date
      from jsonb_array_elements(p_bookings) b, jsonb_array_elements(b->'takes'->'choices') c,
        jsonb_array_elements_text(c->'ids') id)
    order by s.room_type_id, s.night
    for update of s
  ) locked;

  for v_booking in select b from jsonb_array_elements(p_bookings) with ordinality as e(b, n) order by n loop
    v_before := v_free;
    v_is_short := false;
    v_rooms := '[]';
    for v_choice in select c from jsonb_array_elements(v_booking->'takes'->'choices') with ordinality as e(c, n) order by n loop
      v_left := (v_choice->>'count')::bigint;
      for v_id in select id from jsonb_array_elements_text(v_choice->'ids') with ordinality as e(id, n) order by n loop
        v_key := concat_ws('|', (v_choice->>'night')::date, v_id);
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
        where i.property_id = p_property_id and i.key = v_booking->'attempt'->>'key') then
      v_free := v_before;
    end if;
    -- What is on request takes nothing yet, and has said what it is going to take.
    if jsonb_array_length(v_booking->'takes'->'choices') > 0 then
      v_booking := jsonb_set(v_booking, '{takes,rooms}', v_rooms);
      v_booking := jsonb_set(v_booking, '{reservation,stock,rooms}', v_rooms);
      v_takes := v_takes || jsonb_build_object(v_booking->'attempt'->>'reservation_id', v_rooms);
    end if;
    v_resolved := v_resolved || jsonb_build_array(v_booking);
  end loop;
  return book(p_property_id, p_content_version, p_refusals, v_resolved) || jsonb_build_object('takes', v_takes);
end
$$`;
