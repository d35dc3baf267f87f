import { problemAt, type Path, type Problem } from './problems.ts';
import type { PropertyFile } from './property-file.ts';

type Limits = Pick<
  PropertyFile['roomTypes'][number],
  'minimumOccupancy' | 'maximumOccupancy' | 'adultMaximumOccupancy' | 'childMaximumOccupancy'
>;

const least = (...limits: readonly (number | null)[]): number =>
  Math.min(...limits.map((limit) => limit ?? Number.POSITIVE_INFINITY));

/** How many guests fit in at most (product.md 5); infinite where nothing limits them. */
const mostGuests = (limits: Limits): number =>
  Math.min(
    limits.maximumOccupancy ?? Number.POSITIVE_INFINITY,
    (limits.adultMaximumOccupancy ?? Number.POSITIVE_INFINITY) +
      (limits.childMaximumOccupancy ?? Number.POSITIVE_INFINITY),
  );

/** product.md 5: where a plan uses occupancy, the smaller maximum and the larger minimum hold. */
const together = (room: Limits, plan: Limits): Limits => ({
  minimumOccupancy: Math.max(room.minimumOccupancy ?? 0, plan.minimumOccupancy ?? 0),
  maximumOccupancy: least(room.maximumOccupancy, plan.maximumOccupancy),
  adultMaximumOccupancy: least(room.adultMaximumOccupancy, plan.adultMaximumOccupancy),
  childMaximumOccupancy: least(room.childMaximumOccupancy, plan.childMaximumOccupancy),
});

function problemsOf(path: Path, limits: Limits, what: string): Problem[] {
  const minimum = limits.minimumOccupancy ?? 0;
  const most = mostGuests(limits);
  return minimum <= most
    ? []
    : [
        problemAt(
          path,
          `${what} takes ${String(most)} at most, so no party can be of ${String(minimum)} or more`,
        ),
      ];
}

/** Rooms, and rooms at a rate plan, whose limits exclude every party. */
export function checkOccupancy({ roomTypes, ratePlans }: PropertyFile): Problem[] {
  const rooms = roomTypes.flatMap((room, index) =>
    problemsOf(['RoomTypes', index, 'MinimumOccupancy'], room, 'The room'),
  );
  if (rooms.length > 0) return rooms;
  return ratePlans.flatMap((plan, index) => {
    if (!plan.useOccupancyForRatePlan) return [];
    const sold = roomTypes.filter(({ roomTypeId }) => plan.roomTypeIds?.includes(roomTypeId) !== false);
    const problemsOfRooms = sold.map((room) =>
      problemsOf(
        ['RatePlans', index, 'MinimumOccupancy'],
        together(room, plan),
        `“${room.name}” at this plan`,
      ),
    );
    // A plan for large parties may leave small rooms out, but not all of them.
    return problemsOfRooms.every((problems) => problems.length > 0) ? (problemsOfRooms[0] ?? []) : [];
  });
}
