import type { SearchResponse } from 'shared/contracts';

/** The room types that can be booked at all: at least one rate and one room free. */
export const bookableRoomTypes = (response: SearchResponse): SearchResponse['roomTypes'] =>
  response.roomTypes.filter(
    ({ roomTypeId, rates }) => rates.length > 0 && (response.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0) > 0,
  );
