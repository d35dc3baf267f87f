import { indexWhileWritten, whileWritten } from './statements.ts';

/** By which the job finds what 0065 lets go: each index has only what is still to be replaced. */
export const keptWhileWritten = whileWritten([
  ...indexWhileWritten('staff_audit_addressed', 'staff_audit (at) where address is not null'),
  ...indexWhileWritten('staff_audit_of_site', 'staff_audit (entry_id) where hotel_id is null'),
  ...indexWhileWritten('invoice_past', 'invoice (year) where erased_at is null'),
]);
