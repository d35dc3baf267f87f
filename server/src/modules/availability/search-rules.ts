import type { SearchRequest } from 'shared/contracts';
import { nightCount, type Stay } from 'shared/domain';
import type { ModelState } from '../../http/errors.ts';
import { translate } from './translate.ts';

const longestStay = 60;

/** Why nobody can stay for these days; null when somebody may. Whoever counts the nights of a request asks this first. */
export function stayProblem(stay: Stay): string | null {
  const nights = nightCount(stay);
  if (nights < 1) return translate('search.order');
  return nights > longestStay ? translate('search.longest', { count: longestStay }) : null;
}

/** What a request asks beyond its shape; empty when it may be answered. Days in the past are no error: nothing is free then. */
export function searchProblems(stay: Stay, rooms: SearchRequest['rooms'], maximumRooms: number): ModelState {
  const problem = stayProblem(stay);
  return {
    ...(problem === null ? {} : { DateTo: [problem] }),
    ...(rooms.length > maximumRooms ? { Rooms: [translate('search.rooms', { count: maximumRooms })] } : {}),
  };
}
