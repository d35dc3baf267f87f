import type { StatusResponse } from 'shared/contracts';

/** decisions 1: the status is polled with growing pauses for at most two minutes. Milliseconds. */
export const pauses = [500, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 35_000] as const;

/** After how many calls without a decision a booking is asked whether it waits for its guest: what was just approved is settled by then. */
export const asksForGuestAfter = 3;

export type StatusOutcome =
  /** Made, or sent to the hotel for approval: the confirmation page shows which. */
  | { readonly kind: 'confirmed' }
  /** While the rooms are held the guest may pay again. */
  | { readonly kind: 'failed'; readonly message: string; readonly isHeld: boolean }
  | { readonly kind: 'waiting' };

/** What a response of Status means for the page. */
export function decideStatus({ success, status, message, onRequest }: StatusResponse): StatusOutcome {
  const isHeld = status === 'Held' || status === 'PendingPayment';
  if (!success) return { kind: 'failed', message, isHeld };
  return status === 'Confirmed' || onRequest === true ? { kind: 'confirmed' } : { kind: 'waiting' };
}

/** How long to wait before the next call; null when two minutes are over. */
export const nextPause = (calls: number): number | null => pauses[calls - 1] ?? null;
