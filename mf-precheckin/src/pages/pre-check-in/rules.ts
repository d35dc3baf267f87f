import type { getPreCheckIn, EndpointOutput, PreCheckInReservation } from 'shared/contracts';
import type { ApiFailure } from 'shared/runtime';

type PreCheckInResponse = EndpointOutput<typeof getPreCheckIn>;

/** What the link has opened. product.md 4 and 8: a notice is positive or a warning, a failure is negative. */
export type Opened =
  | { readonly kind: 'reservation'; readonly reservation: PreCheckInReservation }
  | {
      readonly kind: 'notice';
      readonly tone: 'positive' | 'warning';
      readonly title: string;
      readonly message: string;
      /** Where a completed one is changed; null where it is not. */
      readonly confirmationToken: string | null;
    }
  | { readonly kind: 'failed'; readonly mayRetry: boolean };

export function openedOf(response: PreCheckInResponse): Opened {
  if ('entityId' in response) return { kind: 'reservation', reservation: response };
  const { title, message, success, confirmationToken = null } = response;
  return { kind: 'notice', tone: success ? 'positive' : 'warning', title, message, confirmationToken };
}

/** A failure without the server's own notice; a retry may help unless the server has rejected the link. */
export const failedOf = (failure: ApiFailure): Opened => ({
  kind: 'failed',
  mayRetry: failure.kind !== 'http' || failure.status >= 500 || failure.status === 429,
});
