import type { BookConfig, Property, SearchRequest, SearchResponse } from 'shared/contracts';
import { canSearch, type RoomRequest, type SearchCriteria } from 'shared/domain';
import type { Basket } from 'shared/runtime';

type BasketSearch = Pick<
  Basket,
  'propertyCode' | 'currency' | 'fromDate' | 'toDate' | 'rooms' | 'promoCode' | 'ratePlanCode'
>;

/** The call of product.md 7 for a search; null while there is no property or the search is not complete. */
export function searchRequestOf(
  search: SearchCriteria,
  property: Property | null,
  config: BookConfig | null,
  locale: string,
): SearchRequest | null {
  const { fromDate, toDate, rooms } = search;
  if (property === null || fromDate === null || toDate === null) return null;
  const { propertyId } = property;
  const maxNumberOfRooms = (config ?? property).maxNumberOfRoomsOnBooking;
  if (!canSearch({ propertyId, fromDate, toDate, rooms, maxNumberOfRooms })) return null;
  return {
    propertyId,
    languageCode: search.languageCode ?? locale,
    promoCode: search.promoCode,
    ratePlanCode: search.ratePlanCode,
    dateFrom: fromDate,
    dateTo: toDate,
    locationId: search.location,
    rooms: rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants }) => ({
      numberOfAdults,
      numberOfChildren,
      numberOfInfants,
    })),
  };
}

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
