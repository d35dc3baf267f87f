import type { Confirmation, Property, StayDate } from 'shared/contracts';
import { emptySearch, formatSearchQuery, roomRequestsOf } from 'shared/domain';

/** "Book another room": the search of the same dates and party. Days that are over are left out, and so are rooms that were cancelled while others stand. */
export function anotherRoomQuery(
  { dateFrom, dateTo, items }: Pick<Confirmation, 'dateFrom' | 'dateTo' | 'items'>,
  today: StayDate,
): URLSearchParams {
  const standing = items.filter(({ cancelledAtUtc }) => (cancelledAtUtc ?? null) === null);
  const rooms = (standing.length > 0 ? standing : items).map(
    ({ numberOfAdults, numberOfChildren, numberOfInfants, ages }) => ({
      numberOfAdults,
      numberOfChildren,
      numberOfInfants,
      ...(ages === undefined ? {} : { ages }),
    }),
  );
  const dates = dateFrom >= today ? { fromDate: dateFrom, toDate: dateTo } : {};
  return formatSearchQuery({ ...emptySearch, ...dates, rooms: roomRequestsOf(rooms) });
}

/** The way to the hotel, in the map that the guest's device opens such addresses with. Opened by a press: nothing of others is on the page. */
export function routeAddress(
  { propertyName, propertyAddress }: Pick<Confirmation['property'], 'propertyName' | 'propertyAddress'>,
  { latitude, longitude }: Pick<Property['address'], 'latitude' | 'longitude'>,
): string {
  const destination =
    latitude === null || longitude === null
      ? `${propertyName}, ${propertyAddress}`
      : `${String(latitude)},${String(longitude)}`;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination }).toString()}`;
}
