import { fromStatements } from './statements.ts';

/**
 * Staff of the desk. Passwords as Argon2id, sessions, invitations and recovery codes as hashes of their secrets, the secret of the second
 * factor sealed. A role is given at a hotel, at a group of hotels, or (an operator's) at the site. The audit log takes new rows and nothing
 * else; its column is not `property_id`, so that it outlives a hotel that is removed.
 */
export const staff = fromStatements([
  `create table staff (
    staff_id text primary key,
    email text not null,
    email_key text not null unique,
    name text not null,
    password_hash text not null,
    language_code text not null,
    totp_sealed text,
    totp_pending text,
    totp_step bigint,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create table staff_role (
    staff_id text not null references staff on delete cascade,
    property_id text,
    property_group_id text,
    role text not null check (role in ('read-only', 'front-desk', 'revenue', 'finance', 'owner', 'operator')),
    created_at timestamptz not null,
    check (property_id is null or property_group_id is null),
    check ((role = 'operator') = (property_id is null and property_group_id is null))
  )`,
  `create unique index staff_role_by_place
    on staff_role (staff_id, coalesce(property_id, ''), coalesce(property_group_id, ''))`,
  `create index staff_role_by_property on staff_role (property_id) where property_id is not null`,
  `create index staff_role_by_group on staff_role (property_group_id) where property_group_id is not null`,
  `create table staff_recovery_code (
    staff_id text not null references staff on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (staff_id, code_hash)
  )`,
  `create table staff_session (
    token_hash text primary key,
    session_id text not null unique,
    staff_id text not null references staff on delete cascade,
    second_factor_at timestamptz,
    browser text not null,
    address text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    idle_expires_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index staff_session_by_staff on staff_session (staff_id)`,
  `create index staff_session_by_age on staff_session (idle_expires_at)`,
  `create table staff_invitation (
    invitation_id text primary key,
    token_hash text not null unique,
    property_id text not null,
    property_group_id text,
    email text not null,
    email_key text not null,
    role text not null check (role in ('read-only', 'front-desk', 'revenue', 'finance', 'owner', 'operator')),
    language_code text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index staff_invitation_by_property on staff_invitation (property_id)`,
  `create index staff_invitation_by_age on staff_invitation (expires_at)`,
  `create table staff_audit (
    entry_id bigint generated always as identity primary key,
    at timestamptz not null,
    hotel_id text,
    staff_id text,
    action text not null,
    subject text not null,
    value_before jsonb,
    value_after jsonb,
    address text,
    correlation_id text
  )`,
  `create index staff_audit_by_hotel on staff_audit (hotel_id, entry_id)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log takes new rows only' using errcode = 'insufficient_privilege';
    end
  $$`,
  `create trigger staff_audit_append_only before update or delete on staff_audit
    for each row execute function refuse_audit_change()`,
  `create trigger staff_audit_kept before truncate on staff_audit
    for each statement execute function refuse_audit_change()`,
]);
