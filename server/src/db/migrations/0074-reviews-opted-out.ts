import { fromStatements } from './statements.ts';

/** A guest who wants no mail that asks for a review. */
export const reviewsOptedOut = fromStatements([
  'alter table review add column if not exists opted_out_at timestamptz',
]);
