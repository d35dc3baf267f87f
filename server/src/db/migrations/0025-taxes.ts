import { fromStatements } from './statements.ts';

/** Taxes and fees that are added to a booking stand in its total beside its rooms and extras; their lines are among the price lines. */
export const taxes = fromStatements([
  'alter table reservation drop constraint reservation_check1',
  `alter table reservation add constraint reservation_total
    check (total_minor >= rooms_minor + services_minor - gift_discount_minor) not valid`,
  'alter table reservation validate constraint reservation_total',
]);
