import { fromStatements } from './statements.ts';

/** A property's account at Stripe, and what Stripe has told: written down before it is handled, without anything of a person. */
export const stripe = fromStatements([
  'alter table property add column stripe_account_id text',
  `create table stripe_customer (
    property_id text not null,
    user_id text not null,
    account text not null,
    customer_id text not null,
    primary key (property_id, user_id, account),
    foreign key (property_id, user_id) references account_user on delete cascade
  )`,
  `create table gateway_event (
    provider text not null,
    event_id text not null,
    account text not null,
    type text not null,
    object_id text not null,
    created_at timestamptz not null,
    received_at timestamptz not null,
    handled_at timestamptz,
    tries int not null,
    next_at timestamptz not null,
    primary key (provider, event_id)
  )`,
  'create index gateway_event_open on gateway_event (next_at) where handled_at is null',
  'create index gateway_event_received on gateway_event (received_at)',
]);
