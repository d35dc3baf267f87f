import { combineLimits, type OccupancyLimits } from 'shared/domain';

type SoldLimits = Parameters<typeof combineLimits>;

/** Whether each party that goes with `other` goes with `limits` too. */
function takesAllOf(limits: OccupancyLimits, other: OccupancyLimits): boolean {
  const isAbove = (a: number | null, b: number | null): boolean =>
    (a ?? Number.POSITIVE_INFINITY) >= (b ?? Number.POSITIVE_INFINITY);
  return (
    (limits.minimumOccupancy ?? 0) <= (other.minimumOccupancy ?? 0) &&
    isAbove(limits.maximumOccupancy, other.maximumOccupancy) &&
    isAbove(limits.adultMaximumOccupancy, other.adultMaximumOccupancy) &&
    isAbove(limits.childMaximumOccupancy, other.childMaximumOccupancy)
  );
}

/** The limits within which some room type is sold at some rate (product.md 5), without those that others include. */
export function roomLimitsOf(
  sold: readonly { readonly roomType: SoldLimits[0]; readonly ratePlan: SoldLimits[1] }[],
): OccupancyLimits[] {
  const widest: OccupancyLimits[] = [];
  for (const { roomType, ratePlan } of sold) {
    const limits = combineLimits(roomType, ratePlan);
    if (widest.some((other) => takesAllOf(other, limits))) continue;
    widest.splice(0, widest.length, ...widest.filter((other) => !takesAllOf(limits, other)), limits);
  }
  return widest.map(
    ({ maximumOccupancy, minimumOccupancy, adultMaximumOccupancy, childMaximumOccupancy }) => ({
      maximumOccupancy,
      minimumOccupancy,
      adultMaximumOccupancy,
      childMaximumOccupancy,
    }),
  );
}
