import { fromStatements } from './statements.ts';
import { settleCaptured, settlePaid } from './0037-payment-ledger/settle-paid.ts';

/** Money is authorised, captured, given back in parts and kept for later: a payment has a ledger of what has happened to it. */
export const paymentLedger = fromStatements([
  // 'booking': what makes the booking; 'later': a charge of the kept card while the guest is away.
  `alter table payment
    add column purpose text not null default 'booking' check (purpose in ('booking', 'later')),
    add column gateway_id text,
    add column method text`,
  `create unique index payment_gateway_id_key on payment (provider, gateway_id) where gateway_id is not null`,
  `drop index payment_one_open`,
  `create unique index payment_one_open on payment (property_id, reservation_id)
    where state in ('started', 'pending') and purpose = 'booking'`,
  `drop index payment_one_capture`,
  `create unique index payment_one_paid on payment (property_id, reservation_id)
    where state in ('authorised', 'approved', 'guaranteed') and purpose = 'booking'`,
  `drop index payment_unsettled`,
  `create index payment_unsettled on payment (lease_until)
    where state in ('started', 'pending', 'cancelled', 'authorised', 'refund-due')`,
  `create index payment_lost on payment (property_id) where state = 'lost'`,
  // Younger than the other indexes, so that the check of what refers to it finds it first (0022).
  'alter table payment drop constraint payment_pkey',
  'alter table payment add constraint payment_pkey primary key (property_id, payment_id)',
  `create table payment_movement (
    property_id text not null,
    payment_id text not null,
    position int not null check (position > 0),
    kind text not null check (kind in ('authorised', 'captured', 'voided', 'refunded', 'refund-failed', 'disputed', 'dispute-won', 'fee')),
    amount_minor bigint not null check (amount_minor > 0 or kind = 'fee'),
    currency text not null,
    created_at timestamptz not null,
    primary key (property_id, payment_id, position),
    foreign key (property_id, payment_id) references payment on delete cascade
  )`,
  // What was paid before there was a ledger.
  `insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
    select property_id, payment_id, 1, 'captured', amount_minor, currency, updated_at
    from payment where state in ('approved', 'refund-due', 'refunded') and amount_minor > 0`,
  `insert into payment_movement (property_id, payment_id, position, kind, amount_minor, currency, created_at)
    select property_id, payment_id, 2, 'refunded', amount_minor, currency, updated_at
    from payment where state = 'refunded' and amount_minor > 0`,
  settlePaid,
  settleCaptured,
  // The simulator keeps cards as guarantees, which are charges of nothing, and gives parts back.
  'alter table simulator_charge drop constraint simulator_charge_amount_minor_check',
  `alter table simulator_charge
    add check (amount_minor >= 0),
    add column refunded_minor bigint not null default 0,
    add column method text`,
  'alter table simulator_charge drop constraint simulator_charge_pkey',
  'alter table simulator_charge add constraint simulator_charge_pkey primary key (property_id, reference)',
  `create table simulator_refund (
    property_id text not null,
    reference text not null,
    key text not null,
    amount_minor bigint not null check (amount_minor > 0),
    created_at timestamptz not null,
    primary key (property_id, reference, key),
    foreign key (property_id, reference) references simulator_charge on delete cascade
  )`,
]);
