/** Kept with a payment, so that the room nights are given back when it comes: hashes of place and address, never either of them. */
export interface HeldBy {
  readonly nights: number;
  readonly buckets: readonly (readonly [propertyId: string, name: string, client: string])[];
}

/** What a payment has kept of who held its rooms; null for one without. */
export function heldByOf(detail: Readonly<Record<string, unknown>>): HeldBy | null {
  const heldBy = detail['heldBy'];
  // Written by `createHeldNights` (`create/held-nights.ts`) only.
  return typeof heldBy === 'object' && heldBy !== null ? (heldBy as HeldBy) : null;
}
