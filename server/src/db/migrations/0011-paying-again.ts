import { fromStatements } from './statements.ts';

/** A reservation may be paid for in several attempts, one after the other; the database itself holds that they never overlap. */
export const payingAgain = fromStatements([
  // The payment that a retry began; null for the first attempt.
  `alter table idempotency add column payment_id text`,
  // One guest in two tabs is charged once: the second one finds the first one's payment open.
  `create unique index payment_one_open on payment (property_id, reservation_id) where state in ('started', 'pending')`,
  `create unique index payment_one_capture on payment (property_id, reservation_id) where state = 'approved'`,
  `drop index payment_unsettled`,
  `create index payment_unsettled on payment (lease_until) where state in ('started', 'pending', 'cancelled', 'refund-due')`,
]);
