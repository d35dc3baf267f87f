import { fromStatements } from './statements.ts';

/** How long a stay may be, what every stay over a night must last, and how long before arrival it may be booked. */
export const terms = fromStatements([
  `alter table rate_night add column max_stay int, add column min_stay_through int,
    add column min_days_before int, add column max_days_before int`,
  `alter table rate_night add constraint rate_night_terms
    check (max_stay > 0 and min_stay_through > 0 and min_days_before >= 0 and max_days_before >= 0) not valid`,
  'alter table rate_night validate constraint rate_night_terms',
]);
