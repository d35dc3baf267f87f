import { nightCount, type Stay } from 'shared/domain';
import type { Said } from '../../language/index.ts';
import { translate } from './messages/index.ts';

/** Decisions 2: in nights, the longest stay that can be searched and booked. */
export const longestStay = 60;

/** Why these days are not a stay; null when they are. Asked before the nights of a request are counted. */
export function stayProblem(stay: Stay): Said | null {
  const nights = nightCount(stay);
  if (nights < 1) return translate.say('search.order');
  return nights > longestStay ? translate.say('search.longest', { count: longestStay }) : null;
}
