import { fromStatements } from './statements.ts';

/**
 * A confirmed booking is cancelled as a whole or room by room; money that goes back is a row until the gateway has given it. The statuses of old
 * bookings are checked while they are written (0063).
 */
export const stay = fromStatements([
  'alter table reservation drop constraint reservation_status_check',
  `alter table reservation
    add constraint reservation_status_check
      check (status in ('Held', 'PendingPayment', 'Confirmed', 'Released', 'Refunded', 'Cancelled')) not valid,
    add column cancelled_at timestamptz,
    add column stay_version int not null default 0,
    add column last_change text`,
  `alter table reservation_item
    add column cancelled_at timestamptz,
    add column before_cancellation jsonb`,
  `create table refund (
    property_id text not null,
    refund_id text not null,
    reservation_id text not null,
    payment_id text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    state text not null check (state in ('due', 'delayed', 'done', 'failed')),
    try_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (property_id, refund_id),
    foreign key (property_id, reservation_id) references reservation on delete cascade
  )`,
  `create index refund_open on refund (try_at) where state in ('due', 'delayed')`,
  `create index refund_of_reservation on refund (property_id, reservation_id)`,
]);
