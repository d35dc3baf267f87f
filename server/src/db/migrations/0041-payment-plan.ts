import { fromStatements } from './statements.ts';

/**
 * A booking keeps what of it is paid when; the function that writes bookings, as it stands, brings one column more. The later charges of its
 * card have rows of their own, made with the booking: they are charged once it is confirmed, when their day has come.
 */
export const paymentPlan = fromStatements([
  'alter table reservation add column payment_plan jsonb',
  `do $$
  declare
    v_before text := pg_get_functiondef('book(text, bigint, jsonb, jsonb)'::regprocedure);
    v_after text := replace(v_before, 'total_minor, payment_type,', 'total_minor, payment_plan, payment_type,');
  begin
    if v_after = v_before then raise exception 'book() has no list of columns with payment_type'; end if;
    execute v_after;
  end $$`,
  `create table payment_due (
    property_id text not null,
    reservation_id text not null,
    position int not null check (position > 0),
    due_on date not null,
    due_at timestamptz not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    state text not null default 'waiting' check (state in ('waiting', 'asked', 'paid', 'given-up')),
    attempts int not null default 0,
    try_at timestamptz not null,
    primary key (property_id, reservation_id, position),
    foreign key (property_id, reservation_id) references reservation on delete cascade
  )`,
  `create index payment_due_open on payment_due (try_at) where state in ('waiting', 'asked')`,
  `create function plan_later_charges() returns trigger language plpgsql as $$
  begin
    insert into payment_due (property_id, reservation_id, position, due_on, due_at, amount_minor, currency, try_at)
      select new.property_id, new.reservation_id, charge.position, replace(charge.of->>'on', '/', '-')::date,
        (charge.of->>'dueAt')::timestamptz, (charge.of->>'amountMinor')::bigint, new.currency, (charge.of->>'dueAt')::timestamptz
      from jsonb_array_elements(new.payment_plan->'later') with ordinality as charge(of, position);
    return null;
  end $$`,
  `create trigger reservation_later_charges after insert on reservation
    for each row when (new.payment_plan is not null) execute function plan_later_charges()`,
]);
