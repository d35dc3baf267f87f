import type { SearchRequest } from 'shared/contracts';
import { nightCount, type Stay } from 'shared/domain';
import type { ModelState } from '../../http/errors.ts';

export const longestStay = 60;

/** What a request asks beyond its shape; empty when it may be answered. Days in the past are no error: nothing is free then. */
export function searchProblems(stay: Stay, rooms: SearchRequest['rooms'], maximumRooms: number): ModelState {
  const nights = nightCount(stay);
  return {
    ...(nights < 1 ? { DateTo: ['The day of departure must be after the day of arrival.'] } : {}),
    ...(nights > longestStay ? { DateTo: [`A stay can last at most ${String(longestStay)} nights.`] } : {}),
    ...(rooms.length > maximumRooms
      ? { Rooms: [`At most ${String(maximumRooms)} rooms can be booked at once.`] }
      : {}),
  };
}
