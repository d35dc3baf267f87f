import { fromStatements } from './statements.ts';

/** Failed items of jobs, retried later and later and then set aside; and cards that the gateway still has to delete. */
export const setAside = fromStatements([
  `create table job_failure (
    property_id text not null,
    job text not null,
    item_id text not null,
    attempts int not null,
    due_at timestamptz not null,
    last_error text not null,
    set_aside_at timestamptz,
    created_at timestamptz not null,
    primary key (property_id, job, item_id)
  )`,
  `create index job_failure_set_aside on job_failure (job) where set_aside_at is not null`,
  `create table card_removal (
    property_id text not null,
    provider text not null,
    gateway_token text not null,
    created_at timestamptz not null,
    primary key (property_id, provider, gateway_token)
  )`,
  // The outbox is pruned by what was sent; nothing looks for those rows otherwise.
  `create index outbox_sent on outbox (sent_at) where sent_at is not null`,
]);
