const dayMs = 86_400_000;

/** Days between the tries of a charge that the card alone could not pay. */
const pauses = [1, 1, 2, 3] as const;

/**
 * When a later charge is tried again after so many tries; null when the hotel has to ask for the money itself: after the last pause, or
 * once the guest has arrived.
 */
export function nextTryAt(tries: number, now: Date, arrival: Date): Date | null {
  const pause = pauses[tries - 1];
  if (pause === undefined) return null;
  const next = new Date(now.getTime() + pause * dayMs);
  return next.getTime() > arrival.getTime() + dayMs ? null : next;
}

/** How long a guest who is at the bank is left alone by the job. */
const atBankMs = 3_600_000;

export const isGuestAtBank = (payment: { readonly detail: object; readonly updated_at: Date }, now: Date) =>
  'isGuestThere' in payment.detail && now.getTime() - payment.updated_at.getTime() < atBankMs;

/** When the gateway is asked for the state of a payment: longer than its answer may take. */
const lookedUpAfterMs = 5 * 60_000;
export const lookedUpAt = (now: Date): Date => new Date(now.getTime() + lookedUpAfterMs);
