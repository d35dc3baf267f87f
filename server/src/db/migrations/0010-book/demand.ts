/** The bookings of an array that have one of these reservation ids, in their order. */
export const keepBookings = `create function keep_bookings(p_bookings jsonb, p_ids text[]) returns jsonb
language sql immutable as $$
  select coalesce(jsonb_agg(b order by n), '[]')
  from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
  where b->'attempt'->>'reservation_id' = any(p_ids)
$$`;

/**
 * What bookings take of one kind of stock (`rooms`, `extras`, `vouchers`): a line for each row of stock, with how much of it is sold at once
 * and how much is held until the booking is paid. Always in the order in which the rows are locked.
 */
export const bookingDemand = `create function booking_demand(p_bookings jsonb, p_kind text)
returns table (id text, night date, sold bigint, held bigint)
language sql stable as $$
  select d.id, d.night,
    coalesce(sum(d.count) filter (where b->'payment' = 'null'), 0)::bigint,
    coalesce(sum(d.count) filter (where b->'payment' <> 'null'), 0)::bigint
  from jsonb_array_elements(p_bookings) b
  cross join lateral jsonb_to_recordset(b->'takes'->p_kind) as d(id text, night date, count bigint)
  group by d.id, d.night
  order by d.id, d.night
$$`;
