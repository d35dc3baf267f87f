import { formatWholeMoney, toDecimal, type Minor } from 'shared/domain';
import type { Hotel } from '../hotels.ts';
import { clusters, type Cluster } from './clusters.ts';
import { project, toPixels, type Point, type Size, type View } from 'shared/ui/map';

/** A hotel with its place on the flat map. */
export interface MappedHotel {
  readonly hotel: Hotel;
  readonly point: Point;
}

/** The hotels whose place is known, in the order of the list. */
export const mapped = (hotels: readonly Hotel[]): MappedHotel[] =>
  hotels.flatMap((hotel) =>
    hotel.latitude === null || hotel.longitude === null
      ? []
      : [{ hotel, point: project(hotel.latitude, hotel.longitude) }],
  );

export interface Pin extends Cluster {
  /** There is room to write the hotel's name beside it. */
  readonly isRoomy: boolean;
}

/** Pins nearer than this would lie over each other. */
const reach = 64;
const nameRoom = { x: 195, y: 52 } as const;
/** Pins a little outside of the map are kept, so that they do not appear out of nothing while it is dragged. */
const margin = 60;

/** What to draw of the hotels in a view. */
export function pinsOf(hotels: readonly MappedHotel[], view: View, size: Size): Pin[] {
  const seen = hotels
    .map(({ hotel, point }) => ({ id: hotel.propertyId, at: toPixels(point, view, size) }))
    .filter(
      ({ at }) =>
        at.x > -margin && at.y > -margin && at.x < size.width + margin && at.y < size.height + margin,
    );
  const all = clusters(seen, reach);
  return all.map((cluster) => ({
    ...cluster,
    isRoomy:
      cluster.ids.length === 1 &&
      all.every(
        (other) =>
          other === cluster ||
          Math.abs(other.at.x - cluster.at.x) > nameRoom.x ||
          Math.abs(other.at.y - cluster.at.y) > nameRoom.y,
      ),
  }));
}

/** Hotels at the same place stay together, however near the map is. */
export const isOnePlace = (points: readonly Point[]): boolean => {
  const [first] = points;
  return points.every(
    ({ x, y }) => first !== undefined && Math.abs(x - first.x) < 1e-7 && Math.abs(y - first.y) < 1e-7,
  );
};

/** A price without its minor digits, for a pin; rounded up, so that it never promises too little. */
export const compactMoney = (amount: Minor, currency: string, locale: string): string =>
  formatWholeMoney(Math.ceil(toDecimal(amount, currency)), currency, locale);
