/** Held stock of one kind becomes sold; the rows are locked in the order of their ids and nights, everywhere the same. */
const sellHeld = (kind: 'rooms' | 'extras', table: string, id: string) => `
  if jsonb_array_length(v_stock->'${kind}') > 0 then
    select array_agg(d.id), array_agg(d.night), array_agg(d.count) into v_ids, v_nights, v_counts
      from jsonb_to_recordset(v_stock->'${kind}') as d(id text, night date, count int);
    perform 1 from ${table} s
      join unnest(v_ids, v_nights, v_counts) as d(id, night, count) on s.${id} = d.id and s.night = d.night
      where s.property_id = p_property_id
      order by s.${id}, s.night for update of s;
    update ${table} s set held = s.held - d.count, sold = s.sold + d.count
      from unnest(v_ids, v_nights, v_counts) as d(id, night, count)
      where s.property_id = p_property_id and s.${id} = d.id and s.night = d.night and s.held >= d.count;
    get diagnostics v_rows = row_count;
    if v_rows <> cardinality(v_ids) then
      raise exception 'Stock of ${kind}: % of % rows are held', v_rows, cardinality(v_ids);
    end if;
  end if;`;

/**
 * The money of a held booking is there: payment, ledger, booking, stock and mail in one statement, whole or not at all.
 *
 * \`p_change\` is \`{state, from: [state], detail, method, leaseUntil, movements: [{kind, amountMinor}], outboxId}\`. Answers what a response needs of the booking, or null where this is
 * not the way: the payment was settled before, or the rooms are not held any more. The locks are those of everywhere: payment, reservation, rooms, extras.
 */
export const settlePaid = `create function settle_paid(p_property_id text, p_payment_id text, p_now timestamptz, p_change jsonb) returns jsonb
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
  v_reservation_id text;
  v_amount bigint;
  v_currency text;
  v_made jsonb;
  v_stock jsonb;
  v_ids text[];
  v_nights date[];
  v_counts int[];
  v_rows bigint;
begin
  select reservation_id, amount_minor, currency into v_reservation_id, v_amount, v_currency from payment
    where property_id = p_property_id and payment_id = p_payment_id
      and state in (select jsonb_array_elements_text(p_change->'from'))
    for update;
  if not found then return null; end if;
  update reservation set status = 'Confirmed', updated_at = p_now, lease_until = null, paid_minor = v_amount
    where property_id = p_property_id and reservation_id = v_reservation_id and status in ('Held', 'PendingPayment')
    returning stock, jsonb_build_object('reference_number', reference_number, 'confirmation_token', confirmation_token,
      'total_minor', total_minor, 'currency', currency) into v_stock, v_made;
  if not found then return null; end if;
  update payment set state = p_change->>'state', lease_until = (p_change->>'leaseUntil')::timestamptz,
      detail = detail || (p_change->'detail'), method = coalesce(p_change->>'method', method), updated_at = p_now
    where property_id = p_property_id and payment_id = p_payment_id;
  insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
    select p_property_id, p_payment_id, m.position, m.movement->>'kind', (m.movement->>'amountMinor')::bigint, v_currency, p_now
    from jsonb_array_elements(p_change->'movements') with ordinality as m(movement, position);
  insert into outbox (property_id, outbox_id, kind, payload, due_at, created_at)
    values (p_property_id, p_change->>'outboxId', 'booking-confirmation', jsonb_build_object('reservationId', v_reservation_id), p_now, p_now);
${sellHeld('rooms', 'inventory', 'room_type_id')}
${sellHeld('extras', 'service_inventory', 'service_id')}
  return v_made;
end $$`;
