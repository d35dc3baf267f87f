import type { Party } from '../contracts/index.ts';
import { guestCount } from './party.ts';

/** How many people a room takes; null means no limit (product.md 5: absent limits are ignored). */
export interface OccupancyLimits {
  readonly maximumOccupancy: number | null;
  readonly minimumOccupancy: number | null;
  readonly adultMaximumOccupancy: number | null;
  readonly childMaximumOccupancy: number | null;
}

export type OccupancyProblem =
  | { readonly kind: 'too-many-guests'; readonly limit: number }
  | { readonly kind: 'too-few-guests'; readonly limit: number }
  | { readonly kind: 'too-many-adults'; readonly limit: number }
  | { readonly kind: 'too-many-children'; readonly limit: number };

type Limit = number | null;
const smaller = (a: Limit, b: Limit): Limit => (a === null ? b : b === null ? a : Math.min(a, b));
const larger = (a: Limit, b: Limit): Limit => (a === null ? b : b === null ? a : Math.max(a, b));

/**
 * The limits that hold for a room type sold at a rate plan: where the plan uses occupancy, the smaller maximum and
 * the larger minimum of both; else the room type's alone (product.md 5).
 */
export function combineLimits(
  roomType: OccupancyLimits,
  ratePlan: OccupancyLimits & { readonly useOccupancyForRatePlan: boolean },
): OccupancyLimits {
  if (!ratePlan.useOccupancyForRatePlan) return roomType;
  return {
    maximumOccupancy: smaller(roomType.maximumOccupancy, ratePlan.maximumOccupancy),
    minimumOccupancy: larger(roomType.minimumOccupancy, ratePlan.minimumOccupancy),
    adultMaximumOccupancy: smaller(roomType.adultMaximumOccupancy, ratePlan.adultMaximumOccupancy),
    childMaximumOccupancy: smaller(roomType.childMaximumOccupancy, ratePlan.childMaximumOccupancy),
  };
}

const exceeds = (count: number, limit: Limit): limit is number => limit !== null && count > limit;

/** The first rule of product.md 5 that a party breaks, with the limit it breaks; null when the room suits. */
export function occupancyProblem(party: Party, limits: OccupancyLimits): OccupancyProblem | null {
  const guests = guestCount(party);
  const { maximumOccupancy, minimumOccupancy, adultMaximumOccupancy, childMaximumOccupancy } = limits;
  if (exceeds(guests, maximumOccupancy)) return { kind: 'too-many-guests', limit: maximumOccupancy };
  if (minimumOccupancy !== null && guests < minimumOccupancy)
    return { kind: 'too-few-guests', limit: minimumOccupancy };
  if (exceeds(party.numberOfAdults, adultMaximumOccupancy))
    return { kind: 'too-many-adults', limit: adultMaximumOccupancy };
  // product.md 5: children and infants together.
  if (exceeds(party.numberOfChildren + party.numberOfInfants, childMaximumOccupancy))
    return { kind: 'too-many-children', limit: childMaximumOccupancy };
  return null;
}

/** Whether a party may stay in a room with these limits (product.md 5). */
export const fitsOccupancy = (party: Party, limits: OccupancyLimits): boolean =>
  occupancyProblem(party, limits) === null;
