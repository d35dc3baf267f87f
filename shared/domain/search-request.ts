import type { BookConfig, Property, SearchRequest } from '../contracts/index.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { canSearch } from './validation/index.ts';

type SearchedProperty = Pick<Property, 'propertyId' | 'maxNumberOfRoomsOnBooking'>;

/** The call of product.md 7 for a search; null while there is no property or the search is not complete (product.md 5). */
export function searchRequestOf(
  search: SearchCriteria,
  property: SearchedProperty | null,
  config: Pick<BookConfig, 'maxNumberOfRoomsOnBooking'> | null,
  /** The guest's, where the address names none; null leaves it to the server. */
  locale: string | null,
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
    rooms: rooms.map(({ numberOfAdults, numberOfChildren, numberOfInfants, ages }) => ({
      numberOfAdults,
      numberOfChildren,
      numberOfInfants,
      ...(ages ? { ages } : {}),
    })),
  };
}
