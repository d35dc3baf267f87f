import { fromStatements } from './statements.ts';

/** Tables that several instances share: idempotency, mail, limits, stored settings. */
export const operations = fromStatements([
  `create table idempotency (
    property_id text not null,
    key text not null,
    body_hash text not null,
    state text not null check (state in ('running', 'done')),
    lease_until timestamptz not null,
    answer_status int,
    answer_body jsonb,
    created_at timestamptz not null,
    primary key (property_id, key)
  )`,
  `create index idempotency_by_age on idempotency (created_at)`,
  `create table outbox (
    property_id text not null,
    outbox_id text not null,
    kind text not null,
    payload jsonb not null,
    attempts int not null default 0,
    due_at timestamptz not null,
    sent_at timestamptz,
    last_error text,
    created_at timestamptz not null,
    primary key (property_id, outbox_id)
  )`,
  `create index outbox_due on outbox (due_at) where sent_at is null`,
  `create table rate_bucket (
    property_id text not null,
    name text not null,
    client text not null,
    tokens double precision not null,
    refilled_at timestamptz not null,
    primary key (property_id, name, client)
  )`,
  `create table setting (
    name text primary key,
    value jsonb not null,
    updated_at timestamptz not null
  )`,
]);
