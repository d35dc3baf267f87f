import type { Party, SearchResponse } from '../contracts/index.ts';
import type { Minor } from './money.ts';
import { fromPrice } from './pricing.ts';

/** What of a search response tells whether a party can be housed, and for how much. */
export type FoundRooms = Pick<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

/**
 * The lowest total of the whole stay for all rooms of a search together, minor units: each party in a room type that suits it (product.md 5), and no more
 * rooms of a type than are free. Null when they cannot be had together.
 */
export function lowestTotal(found: FoundRooms, parties: readonly Party[], currency: string): Minor | null {
  const offers = parties.map((party) =>
    found.roomTypes
      .flatMap((roomType) => {
        const price = fromPrice(roomType, party, currency);
        return price === null ? [] : [{ id: roomType.roomTypeId, price }];
      })
      .sort((a, b) => a.price - b.price),
  );
  const left = new Map(Object.entries(found.numberOfRoomsPerRoomTypeId));
  const cheapest = (room: number): Minor | null => {
    const ofRoom = offers[room];
    if (ofRoom === undefined) return 0;
    let best: Minor | null = null;
    for (const { id, price } of ofRoom) {
      const free = left.get(id) ?? 0;
      if (free < 1 || (best !== null && price >= best)) continue;
      left.set(id, free - 1);
      const others = cheapest(room + 1);
      left.set(id, free);
      if (others !== null && (best === null || price + others < best)) best = price + others;
    }
    return best;
  };
  return cheapest(0);
}
