import { emptySearch, formatSearchQuery } from 'shared/domain';
import { paths, type Basket } from 'shared/runtime';

type SearchOfBasket = Pick<Basket, 'fromDate' | 'toDate' | 'rooms' | 'promoCode' | 'ratePlanCode'>;

/** Back to the rooms with the search that the basket is of: the checkout's own address has none. */
export const roomsUrl = (
  propertyCode: string,
  { fromDate, toDate, rooms, promoCode, ratePlanCode }: SearchOfBasket,
): string =>
  paths.roomsAndRates(
    propertyCode,
    formatSearchQuery({ ...emptySearch, fromDate, toDate, rooms: [...rooms], promoCode, ratePlanCode }),
  );
