import type { Party, SearchResponse } from '../contracts/index.ts';
import { allocateRooms } from './allocate-rooms.ts';
import type { Minor } from './money.ts';
import { fromPrice } from './pricing.ts';
import type { HotelPricing } from './taxes.ts';

/** What of a search response tells whether a party can be housed, and for how much. */
export type FoundRooms = Pick<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

/**
 * The lowest total of the whole stay for all rooms of a search together, minor units: each party in a room type that suits it (product.md 5), and no more
 * rooms of a type than are free. Null when they cannot be had together.
 */
export function lowestTotal(found: FoundRooms, parties: readonly Party[], hotel: HotelPricing): Minor | null {
  const options = parties.map((party, index) =>
    found.roomTypes.flatMap((roomType) => {
      const price = fromPrice(roomType, party, hotel, index === 0);
      return price === null ? [] : [{ roomTypeId: roomType.roomTypeId, price }];
    }),
  );
  return allocateRooms(options, new Map(Object.entries(found.numberOfRoomsPerRoomTypeId)));
}
