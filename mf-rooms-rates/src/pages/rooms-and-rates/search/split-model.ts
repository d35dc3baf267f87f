import { combine } from 'effector';
import type { RoomRequest } from 'shared/domain';
import { $property, $search } from 'shared/runtime';
import { splitRoom } from 'shared/search-panel';
import { $maximumRooms, $notTaken, $roomLimits } from './party-model.ts';

/** The search with their guests over more rooms; null where there is nothing to share out, or no way to. */
export const $split = combine(
  {
    search: $search,
    notTaken: $notTaken,
    limits: $roomLimits,
    maximumRooms: $maximumRooms,
    property: $property,
  },
  ({ search, notTaken, limits, maximumRooms, property }) =>
    notTaken.length === 0
      ? null
      : notTaken.reduce<readonly RoomRequest[] | null>(
          (rooms, room) =>
            rooms && splitRoom(rooms, room, { limits, maximumRooms, bands: property?.childBands ?? [] }),
          search.rooms,
        ),
);
