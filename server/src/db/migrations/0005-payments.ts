import { fromStatements } from './statements.ts';

/** What taking money needs beside the bookings; `simulator_charge` stands for the books of a gateway elsewhere. */
export const payments = fromStatements([
  // The booking that an attempt made, so that a repeated call after a crash finds it.
  `alter table idempotency add column reservation_id text`,
  `alter table reservation add column pre_check_in_nonce text not null default ''`,
  // The rows of stock that a booking took, to be given back or sold exactly as they were taken.
  `alter table reservation add column stock jsonb not null default '{"rooms":[],"extras":[]}'`,
  `create index payment_unsettled on payment (lease_until) where state in ('started', 'pending', 'refund-due')`,
  `create table simulator_charge (
    property_id text not null,
    reference text not null,
    description text not null,
    amount_minor bigint not null check (amount_minor > 0),
    currency text not null,
    state text not null check (state in ('captured', 'challenge', 'declined', 'refunded')),
    decline_reason text,
    challenge_id text,
    return_path text not null,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (property_id, reference)
  )`,
  `create unique index simulator_charge_challenge_key on simulator_charge (challenge_id)`,
]);
