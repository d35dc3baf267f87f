import { combine } from 'effector';
import { allocationProblem, type RoomRequest } from 'shared/domain';
import { $availability, $property, $search } from 'shared/runtime';
import { splitRoom } from 'shared/search-panel';
import { $maximumRooms, $notTaken, $roomLimits } from './party-model.ts';

/** The rooms that no room of the hotel takes, or at least none of those that are free. */
const $unsuited = combine($notTaken, $availability, $search, (notTaken, found, { rooms }) => {
  if (notTaken.length > 0) return { rooms: notTaken, free: null };
  const problem = found === null ? null : allocationProblem(found, rooms);
  if (problem?.kind !== 'party-not-suited') return { rooms: [], free: null };
  return { rooms: rooms.filter((_, index) => problem.roomIndexes.includes(index)), free: found };
});

/** The search with their guests over more rooms; null where there is nothing to share out, or no way to. */
export const $split = combine(
  {
    search: $search,
    unsuited: $unsuited,
    limits: $roomLimits,
    maximumRooms: $maximumRooms,
    property: $property,
  },
  ({ search, unsuited, limits, maximumRooms, property }) => {
    if (unsuited.rooms.length === 0) return null;
    const { free } = unsuited;
    const rules = {
      limits: free === null ? limits : free.roomTypes,
      maximumRooms,
      bands: property?.childBands ?? [],
    };
    const rooms = unsuited.rooms.reduce<readonly RoomRequest[] | null>(
      (all, room) => all && splitRoom(all, room, rules),
      search.rooms,
    );
    return rooms !== null && (free === null || allocationProblem(free, rooms) === null) ? rooms : null;
  },
);
