/** Held stock of one kind becomes sold, over all bookings together; row by row in the order of their ids and nights, everywhere the same. */
const sellHeld = (kind: 'rooms' | 'extras', table: string, id: string) => `
  for v_row in
    select d.id, d.night, sum(d.count)::int as count
    from unnest(v_stocks) stock, jsonb_to_recordset(stock->'${kind}') as d(id text, night date, count int)
    group by d.id, d.night order by d.id, d.night
  loop
    update ${table} set held = held - v_row.count, sold = sold + v_row.count
      where property_id = p_property_id and ${id} = v_row.id and night = v_row.night and held >= v_row.count;
    if not found then
      raise exception 'Stock of ${kind}: % on % is not held', v_row.id, v_row.night;
    end if;
  end loop;`;

const planned = `
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set enable_material = off`;

/**
 * The money of held bookings of one property is there: payments, ledgers, bookings, stock and mails in one statement, whole or not at all.
 *
 * A change is `{paymentId, state, from: [state], detail, method, leaseUntil, movements: [{kind, amountMinor}], outboxId}`. Answers what a response needs of each booking by the id of its
 * payment; one that is not in the answer was settled before, or its rooms are not held any more, and nothing of it was changed. The locks are those of everywhere: payments, reservations, rooms, extras.
 */
export const settlePaid = `create function settle_paid(p_property_id text, p_now timestamptz, p_changes jsonb) returns jsonb
language plpgsql${planned}
as $$
declare
  v_change record;
  v_reservation_id text;
  v_amount bigint;
  v_one jsonb;
  v_made jsonb := '{}';
  v_stock jsonb;
  v_stocks jsonb[] := '{}';
  v_row record;
begin
  for v_change in
    select * from jsonb_to_recordset(p_changes) as c("paymentId" text, state text, "from" jsonb, detail jsonb, method text,
      "leaseUntil" timestamptz, movements jsonb, "outboxId" text)
    order by "paymentId"
  loop
    select reservation_id, amount_minor into v_reservation_id, v_amount from payment
      where property_id = p_property_id and payment_id = v_change."paymentId" and v_change."from" ? state for update;
    continue when not found;
    update reservation set status = 'Confirmed', updated_at = p_now, lease_until = null, paid_minor = v_amount
      where property_id = p_property_id and reservation_id = v_reservation_id and status in ('Held', 'PendingPayment')
      returning stock, jsonb_build_object('reference_number', reference_number, 'confirmation_token', confirmation_token,
        'total_minor', total_minor, 'currency', currency) into v_stock, v_one;
    continue when not found;
    v_made := v_made || jsonb_build_object(v_change."paymentId", v_one);
    v_stocks := v_stocks || v_stock;
    update payment set state = v_change.state, lease_until = v_change."leaseUntil", detail = detail || v_change.detail,
        method = coalesce(v_change.method, method), updated_at = p_now
      where property_id = p_property_id and payment_id = v_change."paymentId";
    insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
      select p_property_id, v_change."paymentId", position, movement->>'kind', (movement->>'amountMinor')::bigint,
        v_one->>'currency', p_now
      from jsonb_array_elements(v_change.movements) with ordinality as m(movement, position);
    insert into outbox (property_id, outbox_id, kind, payload, due_at, created_at)
      values (p_property_id, v_change."outboxId", 'booking-confirmation',
        jsonb_build_object('reservationId', v_reservation_id), p_now, p_now);
  end loop;
${sellHeld('rooms', 'inventory', 'room_type_id')}
${sellHeld('extras', 'service_inventory', 'service_id')}
  return v_made;
end $$`;

/**
 * Payments of one property whose whole amount was captured after it was authorised: state and ledger. A change is `{paymentId, amountMinor, feeMinor|null}`. Answers the ids
 * of those that were; the others are not authorised (any more), or another amount was captured.
 */
export const settleCaptured = `create function settle_captured(p_property_id text, p_now timestamptz, p_changes jsonb) returns text[]
language plpgsql${planned}
as $$
declare
  v_change record;
  v_currency text;
  v_payment_ids text[] := '{}';
begin
  for v_change in
    select * from jsonb_to_recordset(p_changes) as c("paymentId" text, "amountMinor" bigint, "feeMinor" bigint)
    order by "paymentId"
  loop
    update payment set state = 'approved', lease_until = null, updated_at = p_now
      where property_id = p_property_id and payment_id = v_change."paymentId" and state = 'authorised'
        and amount_minor = v_change."amountMinor"
      returning currency into v_currency;
    continue when not found;
    v_payment_ids := v_payment_ids || v_change."paymentId";
    insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
      select p_property_id, v_change."paymentId", last.position + m.position, m.kind, m.amount_minor, v_currency, p_now
      from (values (1, 'captured', v_change."amountMinor"), (2, 'fee', v_change."feeMinor")) as m(position, kind, amount_minor),
        (select coalesce(max(position), 0) as position from payment_movement
          where property_id = p_property_id and payment_id = v_change."paymentId") last
      where m.amount_minor is not null;
  end loop;
  return v_payment_ids;
end $$`;
