/** A room type that suits a room of the search, at its cheapest rate for the party. */
export interface RoomOption {
  readonly roomTypeId: string;
  readonly totalMinor: number;
}

/** Enough for every hotel that is not nearly sold out; then the best so far is given. */
const mostSteps = 20_000;

/**
 * The lowest total for all rooms of a search together: each gets one of its options, and no room type is given more often than it is free.
 * Null when there are not enough rooms. `options` has a list for each room.
 */
export function cheapestRooms(
  options: readonly (readonly RoomOption[])[],
  free: ReadonlyMap<string, number>,
): number | null {
  const sorted = options.map((list) => list.toSorted((a, b) => a.totalMinor - b.totalMinor));
  if (sorted.some((list) => list.length === 0)) return null;
  // Hardest to place first.
  const rooms = sorted.toSorted((a, b) => a.length - b.length);
  const least = rooms.map((list) => list[0]?.totalMinor ?? 0);
  /** What the rooms from here on cost at least. */
  const atLeast = least.map((_, index) => least.slice(index).reduce((sum, price) => sum + price, 0));
  const left = new Map(free);
  let best: number | null = null;
  let steps = 0;

  function place(index: number, total: number): void {
    const list = rooms[index];
    if (!list) {
      best = total;
      return;
    }
    for (const { roomTypeId, totalMinor } of list) {
      steps += 1;
      if (steps > mostSteps) return;
      const bound = total + totalMinor + (atLeast[index + 1] ?? 0);
      if (best !== null && bound >= best) return;
      const rest = left.get(roomTypeId) ?? 0;
      if (rest < 1) continue;
      left.set(roomTypeId, rest - 1);
      place(index + 1, total + totalMinor);
      left.set(roomTypeId, rest);
    }
  }
  place(0, 0);
  return best;
}
