import { readStayHotels, type ServingDeps, type StayHotel } from '../availability/index.ts';
import type { GroupStay } from './offer.ts';

/** The hotels of groups, as a search of one stay needs them. */
export interface GroupHotels {
  /** By their ids; those that do not exist are missing. */
  readonly find: (propertyIds: readonly string[], wanted: GroupStay) => Promise<Map<string, StayHotel>>;
}

/**
 * Those in memory come from there. All others are read together, the nights of the stay alone, one reading at a time however many guests search:
 * bookings keep the connections. Then they are read whole behind the guest's back, for the next search.
 */
export function createGroupHotels({ db, snapshots, readBehind }: ServingDeps): GroupHotels {
  let lastReading: Promise<unknown> = Promise.resolve();
  return {
    async find(propertyIds, wanted) {
      const hotels = new Map<string, StayHotel>(await snapshots.findCached(propertyIds));
      const others = propertyIds.filter((propertyId) => !hotels.has(propertyId));
      if (others.length === 0) return hotels;
      const reading = lastReading.then(() => readStayHotels(db, others, wanted));
      lastReading = reading.catch(() => null);
      readBehind?.giveWayTo(lastReading);
      for (const [propertyId, hotel] of await reading) hotels.set(propertyId, hotel);
      readBehind?.want(others);
      return hotels;
    },
  };
}
