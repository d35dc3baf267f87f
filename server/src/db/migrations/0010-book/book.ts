/** The columns that a booking brings; those that later migrations add take their defaults. */
const columns = {
  idempotency:
    'property_id, key, body_hash, state, lease_until, answer_status, answer_body, reservation_id, created_at',
  reservation: `property_id, reservation_id, reference_number, confirmation_token, pre_check_in_nonce, status, date_from,
      date_to, booker, account_id, po_number, notes, comment, promo_code, voucher_code, language_code, currency, rooms_minor,
      services_minor, gift_discount_minor, total_minor, payment_type, hold_expires_at, user_id, stock, created_at, updated_at`,
  reservation_item: `property_id, reservation_item_id, reservation_id, room_number, room_type_id, rate_plan_id,
      room_type_name, room_type_image_url, rate_plan_name, policy, cancellation_policy, adults, children, infants, guests,
      configuration_id, configuration_text, room_minor, services_minor, total_minor, price_lines, nights`,
  reservation_service: `property_id, reservation_item_id, service_id, service_name, charge_type, quantity, cost_minor,
      position`,
  payment: `property_id, payment_id, reservation_id, provider, attempt, gateway_reference, state, amount_minor, currency,
      detail, lease_until, created_at, updated_at`,
  outbox: 'property_id, outbox_id, kind, payload, due_at, created_at',
} as const;

/** Inserts the row that each booking has under a name, where it has one. */
const insertRow = (table: keyof typeof columns, part: string) =>
  `insert into ${table} (${columns[table]})
    select ${columns[table]}
    from jsonb_array_elements(p_bookings) b
    cross join lateral jsonb_populate_record(null::${table}, b->'${part}') r
    where b->'${part}' <> 'null';`;

const insertRows = (table: keyof typeof columns, part: string) =>
  `insert into ${table} (${columns[table]})
    select ${columns[table]}
    from jsonb_array_elements(p_bookings) b
    cross join lateral jsonb_populate_recordset(null::${table}, b->'${part}') r;`;

const readRoomDemand = `select coalesce(array_agg(id), '{}'), coalesce(array_agg(night), '{}'),
      coalesce(array_agg(sold), '{}'), coalesce(array_agg(held), '{}')
    into v_ids, v_nights, v_sold, v_held
    from booking_demand(p_bookings, 'rooms');`;

const roomDemand = 'unnest(v_ids, v_nights, v_sold, v_held) as d(id, night, sold, held)';
const extraDemand = "booking_demand(p_bookings, 'extras') d";
const voucherDemand = "booking_demand(p_bookings, 'vouchers') d";

const roomsOfDemand = 's.property_id = p_property_id and s.room_type_id = d.id and s.night = d.night';
const extrasOfDemand = 's.property_id = p_property_id and s.service_id = d.id and s.night = d.night';
const vouchersOfDemand = 's.property_id = p_property_id and s.code = d.id and s.active';
const free = 's.total - s.sold - s.held';

/**
 * Makes bookings of one property in one statement (decisions 2): each of them whole, or not at all and with the response that says why.
 *
 * A booking is `{attempt, reservation, items, services, payment|null, mail|null, takes: {rooms, extras, vouchers}}`: rows by their columns,
 * and the stock that it takes as `{id, night, count}`, held where there is a payment to wait for, else sold. `p_refusals` has the body of the
 * answer for each outcome, `p_content_version` says from which prices and rules they were worked out. Answers `{version, taken: [reservation id], refused: {reservation id: {outcome, exceedingRoomIndexes?}}}`; a
 * booking in neither has a key that was used before. An error undoes all of them.
 *
 * Rows that no other booking waits for are written first. Contended rows come last and in one order, everywhere the same: rooms (id, night), extras (id,
 * night), vouchers (code), version. READ COMMITTED suffices: the locks and the CHECKs hold it. Plans are made once and look rows up by
 * their keys, whatever the statistics say.
 */
export const book = `create function book(p_property_id text, p_content_version bigint, p_refusals jsonb, p_bookings jsonb) returns jsonb
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_ours text[];            -- the bookings whose keys nobody has used before
  v_unfit jsonb;
  v_refused jsonb := '{}';
  v_ids text[];             -- what they take of the rooms, in the order of the locks
  v_nights date[];
  v_sold bigint[];
  v_held bigint[];
  v_has_extras boolean := jsonb_path_exists(p_bookings, '$[*].takes.extras[*]');
  v_has_vouchers boolean := jsonb_path_exists(p_bookings, '$[*].takes.vouchers[*]');
  v_rows bigint;
  v_fit boolean;
  v_version bigint;
  v_content_version bigint;
begin
  -- 1. The keys. One that another transaction is about to write is waited for: sorted, so that nobody waits in a circle.
  with claimed as (
    insert into idempotency (${columns.idempotency})
    select ${columns.idempotency}
    from jsonb_array_elements(p_bookings) b
    cross join lateral jsonb_populate_record(null::idempotency, b->'attempt') r
    order by key
    on conflict (property_id, key) do nothing
    returning reservation_id
  )
  select coalesce(array_agg(reservation_id), '{}') into v_ours from claimed;
  if cardinality(v_ours) < jsonb_array_length(p_bookings) then
    p_bookings := keep_bookings(p_bookings, v_ours);
  end if;
  ${readRoomDemand}

  -- 2. A look without waiting: most of those who come too late are told before anything is written for them.
  select count(*) filter (where ${free} >= d.sold + d.held) = cardinality(v_ids) into v_fit
  from ${roomDemand} join inventory s on ${roomsOfDemand};
  if not v_fit then
    v_refused := unfit_bookings(p_property_id, p_bookings);
    v_ours := array(select id from unnest(v_ours) id where not v_refused ? id);
    p_bookings := keep_bookings(p_bookings, v_ours);
    ${readRoomDemand}
  end if;

  if cardinality(v_ours) > 0 then
    -- 3. What nobody else waits for.
    ${insertRow('reservation', 'reservation')}
    ${insertRows('reservation_item', 'items')}
    if jsonb_path_exists(p_bookings, '$[*].services[*]') then
      ${insertRows('reservation_service', 'services')}
    end if;
    if jsonb_path_exists(p_bookings, '$[*].payment.payment_id') then
      ${insertRow('payment', 'payment')}
    end if;
    ${insertRow('outbox', 'mail')}

    -- 4. What everybody wants, locked in one order.
    select count(*) filter (where free >= wanted) = cardinality(v_ids) into v_fit
    from (
      select ${free} as free, d.sold + d.held as wanted
      from ${roomDemand} join inventory s on ${roomsOfDemand}
      order by s.room_type_id, s.night
      for update of s
    ) locked;
    if v_has_extras then
      select v_fit and count(*) filter (where free >= wanted) = (select count(*) from ${extraDemand}) into v_fit
      from (
        select ${free} as free, d.sold + d.held as wanted
        from ${extraDemand} join service_inventory s on ${extrasOfDemand}
        order by s.service_id, s.night
        for update of s
      ) locked;
    end if;
    if v_has_vouchers then
      select v_fit and count(*) filter (where free >= wanted) = (select count(*) from ${voucherDemand}) into v_fit
      from (
        select s.balance_minor as free, d.sold + d.held as wanted
        from ${voucherDemand} join voucher s on ${vouchersOfDemand}
        order by s.code
        for update of s
      ) locked;
    end if;

    -- 5. Somebody was faster between the look and the locks: of the bookings that do not fit nothing is left.
    if not v_fit then
      v_unfit := unfit_bookings(p_property_id, p_bookings);
      delete from outbox where property_id = p_property_id and outbox_id in (
        select b->'mail'->>'outbox_id' from jsonb_array_elements(p_bookings) b
        where v_unfit ? (b->'attempt'->>'reservation_id'));
      delete from payment where property_id = p_property_id and payment_id in (
        select b->'payment'->>'payment_id' from jsonb_array_elements(p_bookings) b
        where v_unfit ? (b->'attempt'->>'reservation_id'));
      delete from reservation where property_id = p_property_id and reservation_id in (select jsonb_object_keys(v_unfit));
      v_refused := v_refused || v_unfit;
      v_ours := array(select id from unnest(v_ours) id where not v_unfit ? id);
      p_bookings := keep_bookings(p_bookings, v_ours);
      ${readRoomDemand}
    end if;

    -- 6. Taken, on the condition that it is there.
    update inventory s set sold = s.sold + d.sold, held = s.held + d.held
    from ${roomDemand}
    where ${roomsOfDemand} and ${free} >= d.sold + d.held;
    get diagnostics v_rows = row_count;
    if v_rows <> cardinality(v_ids) then
      raise exception 'of % rows of rooms % were there', cardinality(v_ids), v_rows;
    end if;
    if v_has_extras then
      update service_inventory s set sold = s.sold + d.sold, held = s.held + d.held
      from ${extraDemand}
      where ${extrasOfDemand};
    end if;
    if v_has_vouchers then
      update voucher s set balance_minor = s.balance_minor - d.sold - d.held
      from ${voucherDemand}
      where ${vouchersOfDemand};
    end if;
  end if;

  -- 7. A refusal is an answer too, kept for whoever asks again with the same key.
  if v_refused <> '{}' then
    update idempotency i set state = 'done', answer_status = 409,
      answer_body = (p_refusals->(refusal->>'outcome')) || (refusal - 'outcome' - 'key')
    from jsonb_each(v_refused) as e(id, refusal)
    where i.property_id = p_property_id and i.key = refusal->>'key';
  end if;

  -- 8. The property's version, once for all of them: whoever keeps its stock in memory sees that there is news. And what the hotel has
  -- changed since the callers worked out their prices undoes it all, with an error of its own.
  if cardinality(v_ours) > 0 then
    insert into property_version (property_id, version) values (p_property_id, 1)
    on conflict (property_id) do update set version = property_version.version + 1
    returning version, content_version into v_version, v_content_version;
    if v_content_version <> p_content_version then
      raise exception 'prices and rules are of version %, not %', v_content_version, p_content_version
        using errcode = 'HB001';
    end if;
  end if;
  return jsonb_build_object('version', v_version, 'taken', to_jsonb(v_ours), 'refused', v_refused);
end
$$`;
