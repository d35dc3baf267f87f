import { fromStatements } from './statements.ts';

/** When a row's personal text was replaced; what is still to be found by the job is indexed later (0063). */
export const privacy = fromStatements([
  'alter table reservation add column erased_at timestamptz',
  'alter table table_booking add column erased_at timestamptz',
  'alter table account_user add column last_seen_at timestamptz',
]);
