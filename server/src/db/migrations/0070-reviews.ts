import { fromStatements } from './statements.ts';

/**
 * What guests say of stays that were made: one row for each stay whose guest was asked, so that each is asked once. Of the
 * link's secret only the hash is here.
 */
export const reviews = fromStatements([
  `create table if not exists review (
    property_id text not null,
    review_id text not null,
    reservation_id text not null,
    state text not null check (state in ('asked', 'waiting', 'published', 'hidden')),
    token_hash text,
    score int check (score between 1 and 5),
    title text,
    text text,
    name text,
    language_code text,
    version int not null default 0,
    hidden_reason text,
    answer text,
    asked_at timestamptz not null,
    written_at timestamptz,
    changed_at timestamptz,
    published_at timestamptz,
    answered_at timestamptz,
    erased_at timestamptz,
    primary key (property_id, review_id),
    foreign key (property_id, reservation_id) references reservation on delete cascade,
    check (state = 'asked' or score is not null),
    check ((state = 'published') = (published_at is not null))
  )`,
  'create unique index if not exists review_of_stay on review (property_id, reservation_id)',
  'create unique index if not exists review_by_token on review (property_id, token_hash) where token_hash is not null',
  `create index if not exists review_shown on review (property_id, published_at desc, review_id) where state = 'published'`,
  'create index if not exists review_by_state on review (property_id, state, changed_at desc, review_id)',
]);
