import type { payPaymentDue } from 'shared/contracts';
import type { ApiFailure } from 'shared/runtime';

/** Whether the outcome of a payment is unknown: no answer came, or the same is being paid. */
export const isUndecided = (failure: ApiFailure<typeof payPaymentDue>): boolean =>
  failure.kind !== 'http' ||
  failure.status >= 500 ||
  (failure.status === 409 && failure.retryAfterSeconds !== null);
