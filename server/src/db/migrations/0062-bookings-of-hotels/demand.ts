/**
 * What bookings of any hotels take of one kind of stock (`rooms`, `extras`, `vouchers`): a line for each row of stock, with how much of it is
 * sold at once and how much is held until the booking is paid. Always in the order in which the rows are locked.
 */
export const demandOfHotels = `create function demand_of_hotels(p_bookings jsonb, p_kind text)
returns table (property_id text, id text, night date, sold bigint, held bigint)
language sql stable as $$
  select b->'attempt'->>'property_id', d.id, d.night,
    coalesce(sum(d.count) filter (where b->'payment' = 'null' and not b ? 'held'), 0)::bigint,
    coalesce(sum(d.count) filter (where b->'payment' <> 'null' or b ? 'held'), 0)::bigint
  from jsonb_array_elements(p_bookings) b
  cross join lateral jsonb_to_recordset(b->'takes'->p_kind) as d(id text, night date, count bigint)
  group by 1, 2, 3
  order by 1, 2, 3
$$`;

/**
 * Which bookings of any hotels do not fit into what is free: what `unfit_bookings` says of each hotel that is short of something, and the
 * hotel's id. Called only when something is short.
 */
export const unfitOfHotels = `create function unfit_of_hotels(p_bookings jsonb) returns jsonb
language sql stable
set enable_seqscan = off
as $$
  select coalesce(jsonb_object_agg(id, refusal || jsonb_build_object('property_id', hotel.property_id)), '{}')
  from (
    select b->'attempt'->>'property_id' as property_id, jsonb_agg(b order by n) as bookings
    from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
    group by 1
  ) hotel
  cross join lateral jsonb_each(
    case when exists (
      select from booking_demand(hotel.bookings, 'rooms') d
      left join inventory s on s.property_id = hotel.property_id and s.room_type_id = d.id and s.night = d.night
      where coalesce(s.total - s.sold - s.held, 0) < d.sold + d.held
      union all
      select from booking_demand(hotel.bookings, 'extras') d
      left join service_inventory s on s.property_id = hotel.property_id and s.service_id = d.id and s.night = d.night
      where coalesce(s.total - s.sold - s.held, 0) < d.sold + d.held
      union all
      select from booking_demand(hotel.bookings, 'vouchers') d
      left join voucher s on s.property_id = hotel.property_id and s.code = d.id and s.active
      where coalesce(s.balance_minor, 0) < d.sold + d.held
    ) then unfit_bookings(hotel.property_id, hotel.bookings) else '{}' end
  ) as e(id, refusal)
$$`;
