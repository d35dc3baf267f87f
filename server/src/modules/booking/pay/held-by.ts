/** Stored with a payment, so that the room nights are returned to their limits when it is paid: hashes of network and address, never either itself. */
export interface HeldBy {
  readonly nights: number;
  readonly buckets: readonly (readonly [propertyId: string, name: string, client: string])[];
}

/** The limits that a payment's held rooms count in; null for a payment without. */
export function heldByOf(detail: Readonly<Record<string, unknown>>): HeldBy | null {
  const heldBy = detail['heldBy'];
  // Written by `createHeldNights` (`create/held-nights.ts`) only.
  return typeof heldBy === 'object' && heldBy !== null ? (heldBy as HeldBy) : null;
}
