import { fromStatements } from './statements.ts';

/** A table in its guest's name, which is moved and cancelled by its link; `version` counts that. */
export const tablesByTheirLink = fromStatements([
  `alter table table_booking add column if not exists guest_name text, add column if not exists version int not null default 0,
    add column if not exists changed_at timestamptz, add column if not exists cancelled_at timestamptz`,
]);
