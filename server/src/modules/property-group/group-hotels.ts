import { readStayHotels, type ServingDeps, type StayHotel } from '../availability/index.ts';
import type { GroupStay } from './offer.ts';

export type HotelsById = ReadonlyMap<string, StayHotel>;

/** The hotels of groups, as a search of one stay needs them. */
export interface GroupHotels {
  /** In their order, some at a time, while the next ones are being read; those that do not exist are missing. */
  readonly read: (
    propertyIds: readonly string[],
    wanted: GroupStay,
  ) => AsyncGenerator<{ readonly propertyIds: readonly string[]; readonly hotels: HotelsById }, void>;
}

interface Search {
  readonly wanted: GroupStay;
  /** Those that were not in memory. */
  readonly others: string[];
  readonly over: Promise<unknown>;
}

/** So many hotels are read in one statement and looked at before others get their turn. */
const hotelsAtOnce = 50;

/**
 * Those in memory come from there. All others are read together, the nights of the stay alone, one reading at a time however many guests search:
 * bookings keep the connections. Once the search is over they are read whole behind the guest's back, for the next one.
 */
export function createGroupHotels({ db, snapshots, readBehind }: ServingDeps): GroupHotels {
  let lastReading: Promise<unknown> = Promise.resolve();

  async function find(propertyIds: readonly string[], search: Search): Promise<HotelsById> {
    const hotels = new Map<string, StayHotel>(await snapshots.findCached(propertyIds));
    const others = propertyIds.filter((propertyId) => !hotels.has(propertyId));
    if (others.length === 0) return hotels;
    if (search.others.length === 0) readBehind?.giveWayTo(search.over);
    search.others.push(...others);
    const reading = lastReading.then(() => readStayHotels(db, others, search.wanted));
    lastReading = reading.catch(() => null);
    for (const [propertyId, hotel] of await reading) hotels.set(propertyId, hotel);
    return hotels;
  }

  return {
    async *read(propertyIds, wanted) {
      const parts = Array.from({ length: Math.ceil(propertyIds.length / hotelsAtOnce) }, (_, part) =>
        propertyIds.slice(part * hotelsAtOnce, (part + 1) * hotelsAtOnce),
      );
      const { promise: over, resolve: end } = Promise.withResolvers<unknown>();
      const search: Search = { wanted, others: [], over };
      const begin = (part: readonly string[] | undefined) => {
        const found = part && find(part, search);
        // A search that ends early does not await it.
        found?.catch(() => null);
        return found;
      };
      try {
        let next = begin(parts[0]);
        for (const [index, part] of parts.entries()) {
          const hotels = await next;
          next = begin(parts[index + 1]);
          if (hotels) yield { propertyIds: part, hotels };
        }
      } finally {
        end(null);
      }
      if (search.others.length > 0) readBehind?.want(search.others);
    },
  };
}
