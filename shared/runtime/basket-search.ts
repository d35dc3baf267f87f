import type { Property } from '../contracts/index.ts';
import type { RoomRequest, SearchCriteria } from '../domain/index.ts';
import type { SearchOfBasket } from './basket.ts';

/** The part of the search that a basket belongs to. */
export const basketSearchOf = (
  search: SearchCriteria,
  property: Pick<Property, 'propertyCode' | 'currency'>,
): SearchOfBasket => ({
  propertyCode: property.propertyCode,
  currency: property.currency,
  fromDate: search.fromDate,
  toDate: search.toDate,
  rooms: search.rooms,
  promoCode: search.promoCode,
  ratePlanCode: search.ratePlanCode,
});

const partyKey = (room: RoomRequest): string =>
  [room.numberOfAdults, room.numberOfChildren, room.numberOfInfants, ...(room.ages ?? [])].join(' ');

const searchKey = (search: SearchOfBasket): string =>
  JSON.stringify([
    search.propertyCode,
    search.fromDate,
    search.toDate,
    search.rooms.map(partyKey),
    search.promoCode,
    search.ratePlanCode,
  ]);

/** Whether a basket was filled for this very search: an address that says so brings nothing new. */
export const isBasketOf = (basket: SearchOfBasket, search: SearchOfBasket): boolean =>
  searchKey(basket) === searchKey(search);
