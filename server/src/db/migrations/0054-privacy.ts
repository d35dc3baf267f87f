import { fromStatements } from './statements.ts';

/** When a row's personal text was replaced; what is still to be found by the job is indexed. No index begins with the property (0022). */
export const privacy = fromStatements([
  'alter table reservation add column erased_at timestamptz',
  'create index reservation_past on reservation (date_to) where erased_at is null',
  `create index reservation_unbooked on reservation (updated_at) where erased_at is null and status in ('Released', 'Refunded')`,
  'alter table table_booking add column erased_at timestamptz',
  'create index table_booking_past on table_booking (visit_date) where erased_at is null',
  'alter table account_user add column last_seen_at timestamptz',
]);
