/** The columns that a booking brings; those that later migrations add take their defaults. */
const columns = {
  idempotency:
    'property_id, key, body_hash, state, lease_until, answer_status, answer_body, reservation_id, created_at',
  reservation: `property_id, reservation_id, reference_number, confirmation_token, pre_check_in_nonce, status, date_from,
      date_to, booker, account_id, po_number, notes, comment, promo_code, voucher_code, language_code, currency, rooms_minor,
      services_minor, gift_discount_minor, total_minor, payment_plan, payment_type, hold_expires_at, user_id, stock, created_at, updated_at`,
  reservation_item: `property_id, reservation_item_id, reservation_id, room_number, room_type_id, rate_plan_id,
      room_type_name, room_type_image_url, rate_plan_name, policy, cancellation_policy, no_show, adults, children, infants, ages, guests,
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

const readRoomDemand = `select coalesce(array_agg(property_id), '{}'), coalesce(array_agg(id), '{}'), coalesce(array_agg(night), '{}'),
      coalesce(array_agg(sold), '{}'), coalesce(array_agg(held), '{}')
    into v_hotels, v_ids, v_nights, v_sold, v_held
    from demand_of_hotels(p_bookings, 'rooms');`;

const roomDemand =
  'unnest(v_hotels, v_ids, v_nights, v_sold, v_held) as d(property_id, id, night, sold, held)';
const extraDemand = "demand_of_hotels(p_bookings, 'extras') d";
const voucherDemand = "demand_of_hotels(p_bookings, 'vouchers') d";

const roomsOfDemand = 's.property_id = d.property_id and s.room_type_id = d.id and s.night = d.night';
const extrasOfDemand = 's.property_id = d.property_id and s.service_id = d.id and s.night = d.night';
const vouchersOfDemand = 's.property_id = d.property_id and s.code = d.id and s.active';
const free = 's.total - s.sold - s.held';

const deleteUnfit = (table: 'outbox' | 'payment' | 'reservation', part: string) =>
  `delete from ${table} t using jsonb_array_elements(p_bookings) b
      where v_unfit ? (b->'attempt'->>'reservation_id')
        and t.property_id = b->'attempt'->>'property_id' and t.${table}_id = b->'${part}'->>'${table}_id';`;

/**
 * Makes bookings of several hotels in one statement (decisions 2), as `book` does for one: each of them whole, or not at all and with the response that says why.
 *
 * A booking is `{attempt, reservation, items, services, payment|null, mail|null, takes: {rooms, extras, vouchers, choices?}}`: rows by their
 * columns, and the stock that it takes as `{id, night, count}`, held where there is a payment to wait for, else sold. `p_refusals` has the body of
 * the answer for each outcome, `p_content_versions` says for each hotel from which prices and rules they were worked out. Answers `{versions:
 * {property id: version}, taken: [reservation id], takes, refused: {reservation id: {outcome, exceedingRoomIndexes?}}}`; a booking in neither
 * has a key that was used before. An error undoes all of them.
 *
 * Rows that no other booking waits for are written first. Contended rows come last and in one order, everywhere the same: rooms (hotel, id,
 * night), extras (hotel, id, night), vouchers (hotel, code), versions (hotel). READ COMMITTED suffices: the locks and the CHECKs hold it. Plans are
 * made once and look rows up by their keys, whatever the statistics say. `p_lock_timeout` is how long it may wait for a lock, null for as long
 * as the session says: a hotel that is being imported must not stop the others.
 */
export const bookSeveral = `create function book_several(p_content_versions jsonb, p_refusals jsonb, p_bookings jsonb, p_lock_timeout text)
returns jsonb
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  v_ours text[];            -- the bookings whose keys nobody has used before
  v_takes jsonb := '{}';
  v_unfit jsonb;
  v_refused jsonb := '{}';
  v_hotels text[];          -- what they take of the rooms, in the order of the locks
  v_ids text[];
  v_nights date[];
  v_sold bigint[];
  v_held bigint[];
  v_has_extras boolean := jsonb_path_exists(p_bookings, '$[*].takes.extras[*]');
  v_has_vouchers boolean := jsonb_path_exists(p_bookings, '$[*].takes.vouchers[*]');
  v_rows bigint;
  v_fit boolean;
  v_versions jsonb := '{}';
  v_last_events jsonb;
  v_stale text;
begin
  if p_lock_timeout is not null then
    perform set_config('lock_timeout', p_lock_timeout, true);
  end if;

  -- 1. The rows of stock, where there is a choice.
  if jsonb_path_exists(p_bookings, '$[*].takes.choices[*]') then
    v_takes := choose_rooms(p_bookings);
    select jsonb_agg(
      case when v_takes ? id
        then jsonb_set(jsonb_set(b, '{takes,rooms}', v_takes->id), '{reservation,stock,rooms}', v_takes->id) else b end
      order by n) into p_bookings
    from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
    cross join lateral (select b->'attempt'->>'reservation_id' as id) named;
  end if;

  -- 2. The keys. One that another transaction is about to write is waited for: sorted, so that nobody waits in a circle.
  with claimed as (
    insert into idempotency (${columns.idempotency})
    select ${columns.idempotency}
    from jsonb_array_elements(p_bookings) b
    cross join lateral jsonb_populate_record(null::idempotency, b->'attempt') r
    order by property_id, key
    on conflict (property_id, key) do nothing
    returning reservation_id
  )
  select coalesce(array_agg(reservation_id), '{}') into v_ours from claimed;
  if cardinality(v_ours) < jsonb_array_length(p_bookings) then
    p_bookings := keep_bookings(p_bookings, v_ours);
  end if;
  ${readRoomDemand}

  -- 3. A look without waiting: most of those who come too late are told before anything is written for them.
  select count(*) filter (where ${free} >= d.sold + d.held) = cardinality(v_ids) into v_fit
  from ${roomDemand} join inventory s on ${roomsOfDemand};
  if not v_fit then
    v_refused := unfit_of_hotels(p_bookings);
    v_ours := array(select id from unnest(v_ours) id where not v_refused ? id);
    p_bookings := keep_bookings(p_bookings, v_ours);
    ${readRoomDemand}
  end if;

  if cardinality(v_ours) > 0 then
    -- 4. What nobody else waits for.
    ${insertRow('reservation', 'reservation')}
    ${insertRows('reservation_item', 'items')}
    if jsonb_path_exists(p_bookings, '$[*].services[*]') then
      ${insertRows('reservation_service', 'services')}
    end if;
    if jsonb_path_exists(p_bookings, '$[*].payment.payment_id') then
      ${insertRow('payment', 'payment')}
    end if;
    ${insertRow('outbox', 'mail')}

    -- 5. What everybody wants, locked in one order.
    select count(*) filter (where free >= wanted) = cardinality(v_ids) into v_fit
    from (
      select ${free} as free, d.sold + d.held as wanted
      from ${roomDemand} join inventory s on ${roomsOfDemand}
      order by s.property_id, s.room_type_id, s.night
      for update of s
    ) locked;
    if v_has_extras then
      select v_fit and count(*) filter (where free >= wanted) = (select count(*) from ${extraDemand}) into v_fit
      from (
        select ${free} as free, d.sold + d.held as wanted
        from ${extraDemand} join service_inventory s on ${extrasOfDemand}
        order by s.property_id, s.service_id, s.night
        for update of s
      ) locked;
    end if;
    if v_has_vouchers then
      select v_fit and count(*) filter (where free >= wanted) = (select count(*) from ${voucherDemand}) into v_fit
      from (
        select s.balance_minor as free, d.sold + d.held as wanted
        from ${voucherDemand} join voucher s on ${vouchersOfDemand}
        order by s.property_id, s.code
        for update of s
      ) locked;
    end if;

    -- 6. Somebody was faster between the look and the locks: of the bookings that do not fit nothing is left.
    if not v_fit then
      v_unfit := unfit_of_hotels(p_bookings);
      ${deleteUnfit('outbox', 'mail')}
      ${deleteUnfit('payment', 'payment')}
      ${deleteUnfit('reservation', 'reservation')}
      v_refused := v_refused || v_unfit;
      v_ours := array(select id from unnest(v_ours) id where not v_unfit ? id);
      p_bookings := keep_bookings(p_bookings, v_ours);
      ${readRoomDemand}
    end if;

    -- 7. Taken, on the condition that it is there.
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

  -- 8. A refusal is an answer too, kept for whoever asks again with the same key.
  if v_refused <> '{}' then
    update idempotency i set state = 'done', answer_status = 409,
      answer_body = (p_refusals->(refusal->>'outcome')) || (refusal - 'outcome' - 'key' - 'property_id')
    from jsonb_each(v_refused) as e(id, refusal)
    where i.property_id = refusal->>'property_id' and i.key = refusal->>'key';
  end if;

  -- 9. The version of each hotel, once for all its bookings: whoever keeps its stock in memory sees that there is news. And what a hotel has
  -- changed since the callers worked out their prices undoes it all, with an error of its own.
  if cardinality(v_ours) > 0 then
    with bumped as (
      insert into property_version (property_id, version, event_sequence)
      select b->'attempt'->>'property_id', 1, count(*) filter (where b->'mail' <> 'null')
      from jsonb_array_elements(p_bookings) b
      group by 1
      order by 1
      on conflict (property_id) do update set version = property_version.version + 1,
        event_sequence = property_version.event_sequence + excluded.event_sequence
      returning property_id, version, content_version, event_sequence
    )
    select jsonb_object_agg(property_id, version), jsonb_object_agg(property_id, event_sequence),
      string_agg(property_id, ', ') filter (where content_version is distinct from (p_content_versions->>property_id)::bigint)
    into v_versions, v_last_events, v_stale
    from bumped;
    if v_stale is not null then
      raise exception 'prices and rules have changed of: %', v_stale using errcode = 'HB001';
    end if;
    insert into booking_event (property_id, sequence, kind, reservation_id, at, actor, facts)
      select property_id,
        (v_last_events->>property_id)::bigint - count(*) over (partition by property_id)
          + row_number() over (partition by property_id order by n),
        'new', r->>'reservation_id', (r->>'created_at')::timestamptz, coalesce(b->>'by', 'guest'),
        jsonb_build_object('status', r->'status', 'dateFrom', r->'date_from', 'dateTo', r->'date_to',
          'totalMinor', r->'total_minor', 'paidMinor', 0, 'currency', r->'currency')
      from jsonb_array_elements(p_bookings) with ordinality as e(b, n)
      cross join lateral (select b->'reservation' as r, b->'attempt'->>'property_id' as property_id) booked
      where b->'mail' <> 'null';
  end if;
  return jsonb_build_object('versions', v_versions, 'taken', to_jsonb(v_ours), 'takes', v_takes, 'refused', v_refused);
end
$$`;
