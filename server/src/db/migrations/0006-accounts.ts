import { fromStatements } from './statements.ts';

/**
 * Guests' accounts, one per property and address. Passwords as Argon2id, sessions and links as hashes of their secrets; of a saved card the
 * gateway's token, the scheme, the last four digits and the expiry (decisions 4).
 */
export const accounts = fromStatements([
  `create table account_user (
    property_id text not null,
    user_id text not null,
    email text not null,
    email_key text not null,
    email_confirmed_at timestamptz,
    password_hash text not null,
    firstname text not null,
    lastname text not null,
    telephone text,
    receive_brand_offers boolean not null,
    language_code text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (property_id, user_id)
  )`,
  `create unique index account_user_email_key on account_user (property_id, email_key)`,
  `create table account_session (
    property_id text not null,
    token_hash text not null,
    user_id text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    idle_expires_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (property_id, token_hash),
    foreign key (property_id, user_id) references account_user on delete cascade
  )`,
  `create index account_session_by_user on account_session (property_id, user_id)`,
  `create index account_session_by_age on account_session (idle_expires_at)`,
  `create table account_link (
    property_id text not null,
    token_hash text not null,
    user_id text not null,
    kind text not null check (kind in ('confirm-email', 'password-reset')),
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (property_id, token_hash),
    foreign key (property_id, user_id) references account_user on delete cascade
  )`,
  `create index account_link_by_age on account_link (expires_at)`,
  `create table saved_card (
    property_id text not null,
    credit_card_id text not null,
    user_id text not null,
    provider text not null,
    gateway_token text not null,
    credit_card_type_id text not null,
    scheme text not null,
    last_four text not null check (last_four ~ '^[0-9]{4}$'),
    expiry_month int not null check (expiry_month between 1 and 12),
    expiry_year int not null,
    payment_id text not null,
    created_at timestamptz not null,
    primary key (property_id, credit_card_id),
    foreign key (property_id, user_id) references account_user on delete cascade
  )`,
  `create index saved_card_by_user on saved_card (property_id, user_id)`,
  // Whom the hotelier lets choose how to pay; by address, so that it can be given before the guest has an account.
  `create table payment_choice_grant (
    property_id text not null,
    email_key text not null,
    granted_at timestamptz not null,
    primary key (property_id, email_key)
  )`,
  // A password given at checkout, until its booking has succeeded.
  `create table booker_registration (
    property_id text not null,
    reservation_id text not null,
    state text not null check (state in ('waiting', 'done', 'failed')),
    password_hash text,
    created_at timestamptz not null,
    primary key (property_id, reservation_id),
    check (state = 'waiting' or password_hash is null)
  )`,
  `create index booker_registration_waiting on booker_registration (created_at) where state = 'waiting'`,
  `create index booker_registration_by_age on booker_registration (created_at)`,
  `alter table reservation add column user_id text`,
  `create index reservation_by_user on reservation (property_id, user_id) where user_id is not null`,
  // The cards that the simulated gateway stores: the outcome of a charge, never the number.
  `create table simulator_card (
    property_id text not null,
    token text not null,
    outcome text not null check (outcome in ('captured', 'challenge', 'declined')),
    decline_reason text,
    created_at timestamptz not null,
    primary key (property_id, token)
  )`,
]);
