import { createEvent, createStore } from 'effector';
import type { SearchResponse } from '../contracts/index.ts';

/** The answer to the basket's search; null while none has come. */
export const availabilityFound = createEvent<SearchResponse>();
export const availabilityDropped = createEvent();
export const $availability = createStore<SearchResponse | null>(null)
  .on(availabilityFound, (_, response) => response)
  .reset(availabilityDropped);

/** Room type id → rooms free on every night of the stay, as the search found them. */
export const $roomsLeft = $availability.map((response) => response?.numberOfRoomsPerRoomTypeId ?? {});
