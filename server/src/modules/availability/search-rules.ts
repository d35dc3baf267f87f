import type { SearchRequest } from 'shared/contracts';
import { nightCount, type Stay } from 'shared/domain';
import type { ModelState } from '../../http/errors.ts';
import { translate } from './translate.ts';

export const longestStay = 60;

/** What a request asks beyond its shape; empty when it may be answered. Days in the past are no error: nothing is free then. */
export function searchProblems(stay: Stay, rooms: SearchRequest['rooms'], maximumRooms: number): ModelState {
  const nights = nightCount(stay);
  return {
    ...(nights < 1 ? { DateTo: [translate('search.order')] } : {}),
    ...(nights > longestStay ? { DateTo: [translate('search.longest', { count: longestStay })] } : {}),
    ...(rooms.length > maximumRooms ? { Rooms: [translate('search.rooms', { count: maximumRooms })] } : {}),
  };
}
