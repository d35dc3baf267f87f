import { fromStatements } from './statements.ts';

/**
 * Links to the data of an address: the hash of the secret in the mail, and once it is opened the hash of the key that it was exchanged for.
 * A row goes with the person's data, and when its hour is over.
 */
export const privacyLinks = fromStatements([
  `create table privacy_link (
    property_id text not null references property on delete cascade,
    token_hash text not null,
    email_key text not null,
    expires_at timestamptz not null,
    key_hash text,
    primary key (property_id, token_hash)
  )`,
  'create unique index privacy_link_by_key on privacy_link (key_hash) where key_hash is not null',
  'create index privacy_link_by_age on privacy_link (expires_at)',
]);
