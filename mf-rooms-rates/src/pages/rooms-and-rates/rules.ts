import type { Property, SearchResponse } from 'shared/contracts';
import type { RoomRequest, SearchCriteria } from 'shared/domain';
import type { Basket } from 'shared/runtime';

type BasketSearch = Pick<
  Basket,
  'propertyCode' | 'currency' | 'fromDate' | 'toDate' | 'rooms' | 'promoCode' | 'ratePlanCode'
>;

/** The part of the search that a basket belongs to. */
export const basketSearchOf = (search: SearchCriteria, property: Property): BasketSearch => ({
  propertyCode: property.propertyCode,
  currency: property.currency,
  fromDate: search.fromDate,
  toDate: search.toDate,
  rooms: search.rooms,
  promoCode: search.promoCode,
  ratePlanCode: search.ratePlanCode,
});

const partyKey = (room: RoomRequest): string =>
  [room.numberOfAdults, room.numberOfChildren, room.numberOfInfants].join(' ');

const searchKey = (search: BasketSearch): string =>
  JSON.stringify([
    search.propertyCode,
    search.fromDate,
    search.toDate,
    search.rooms.map(partyKey),
    search.promoCode,
    search.ratePlanCode,
  ]);

/** Whether a basket was filled for this very search; any other search empties it (product.md 4). */
export const isBasketOf = (basket: BasketSearch, search: BasketSearch): boolean =>
  searchKey(basket) === searchKey(search);

/** The room types that can be booked at all: at least one rate and one room free. */
export const bookableRoomTypes = (response: SearchResponse): SearchResponse['roomTypes'] =>
  response.roomTypes.filter(
    ({ roomTypeId, rates }) => rates.length > 0 && (response.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0) > 0,
  );
