import { fromStatements } from './statements.ts';

/** A later charge has payments of its own: one of them is open at most, and one pays it. */
export const laterCharges = fromStatements([
  'alter table payment add column due_position int',
  `create unique index payment_one_open_later on payment (property_id, reservation_id, due_position)
    where state in ('started', 'pending') and purpose = 'later'`,
  `create unique index payment_one_paid_later on payment (property_id, reservation_id, due_position)
    where state in ('authorised', 'approved') and purpose = 'later'`,
]);
