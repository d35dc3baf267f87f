import { emptySearch, formatSearchQuery } from '../domain/index.ts';
import type { Basket } from './basket.ts';
import { paths } from './paths.ts';

type SearchOfBasket = Pick<Basket, 'fromDate' | 'toDate' | 'rooms' | 'promoCode' | 'ratePlanCode'>;

/** Back to the rooms with the search that the basket is of: other pages' own addresses have none. */
export const roomsUrl = (
  propertyCode: string,
  { fromDate, toDate, rooms, promoCode, ratePlanCode }: SearchOfBasket,
): string =>
  paths.roomsAndRates(
    propertyCode,
    formatSearchQuery({ ...emptySearch, fromDate, toDate, rooms: [...rooms], promoCode, ratePlanCode }),
  );
