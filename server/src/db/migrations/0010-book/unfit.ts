/**
 * Which bookings do not fit into what is free, served in the order of the array; one that does not fit takes nothing, so that a later,
 * smaller one still may. Answers `{reservation id: {key, outcome, exceedingRoomIndexes?}}`; the outcomes are `rooms-gone`, `extras-gone` and
 * `voucher-gone`. A row of stock that is missing has nothing free. Goes booking by booking, and is called only when something is short.
 */
export const unfitBookings = `create function unfit_bookings(p_property_id text, p_bookings jsonb) returns jsonb
language plpgsql stable
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
  v_booking jsonb;
  v_unfit jsonb := '{}';
  v_taken jsonb := '{}';  -- by those before, for each row of stock
  v_wanted jsonb;         -- each row of stock that this booking takes from: {key: {kind, id, wanted, free}}
  v_short text;           -- the first kind of which there is too little
  v_refusal jsonb;
begin
  for v_booking in select b from jsonb_array_elements(p_bookings) with ordinality as e(b, n) order by n loop
    with stock as (
      select 'rooms' as kind, d.id, d.night, d.sold + d.held as wanted, s.total - s.sold - s.held as free
      from booking_demand(jsonb_build_array(v_booking), 'rooms') d
      left join inventory s on s.property_id = p_property_id and s.room_type_id = d.id and s.night = d.night
      union all
      select 'extras', d.id, d.night, d.sold + d.held, s.total - s.sold - s.held
      from booking_demand(jsonb_build_array(v_booking), 'extras') d
      left join service_inventory s on s.property_id = p_property_id and s.service_id = d.id and s.night = d.night
      union all
      select 'vouchers', d.id, d.night, d.sold + d.held, s.balance_minor
      from booking_demand(jsonb_build_array(v_booking), 'vouchers') d
      left join voucher s on s.property_id = p_property_id and s.code = d.id and s.active
    ), keyed as (
      select concat_ws('|', kind, night, id) as key, kind, id, wanted, coalesce(free, 0) as free from stock
    ), remaining as (
      select key, kind, id, wanted, free - coalesce((v_taken->>key)::bigint, 0) as free from keyed
    )
    select jsonb_object_agg(key, jsonb_build_object('kind', kind, 'id', id, 'wanted', wanted, 'free', free)),
      (array_agg(kind order by kind = 'rooms' desc, kind) filter (where free < wanted))[1]
    into v_wanted, v_short
    from remaining;

    if v_short is null then
      select v_taken || jsonb_object_agg(key, coalesce((v_taken->>key)::bigint, 0) + (line->>'wanted')::bigint)
      into v_taken
      from jsonb_each(v_wanted) as e(key, line);
      continue;
    end if;

    v_refusal := jsonb_build_object('key', v_booking->'attempt'->'key', 'outcome',
      case v_short when 'rooms' then 'rooms-gone' when 'extras' then 'extras-gone' else 'voucher-gone' end);
    if v_short = 'rooms' then
      -- Where n rooms of a type are left on its scarcest night, the first n of the booking fit.
      select v_refusal || jsonb_build_object('exceedingRoomIndexes', jsonb_agg(index order by index))
      into v_refusal
      from (
        select n - 1 as index, i->>'room_type_id' as type, row_number() over (partition by i->>'room_type_id' order by n) as nth
        from jsonb_array_elements(v_booking->'items') with ordinality as e(i, n)
      ) room
      join (
        select line->>'id' as type, min((line->>'free')::bigint) as free
        from jsonb_each(v_wanted) as e(key, line)
        where line->>'kind' = 'rooms'
        group by 1
      ) stock using (type)
      where nth > free;
    end if;
    v_unfit := v_unfit || jsonb_build_object(v_booking->'attempt'->>'reservation_id', v_refusal);
  end loop;
  return v_unfit;
end
$$`;
