import { fromStatements } from './statements.ts';

/**
 * What the desk finds a booking by, written out by `searchTextOf`, and when the row had last changed then: one that has changed since, or was erased, is
 * written again before the next search. A booking's own transaction pays nothing for it.
 */
export const searchOfBookings = fromStatements([
  'alter table reservation add column if not exists search_text text, add column if not exists search_of timestamptz',
]);
