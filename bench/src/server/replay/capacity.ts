import { nightsOf } from 'shared/domain';
import { addDays } from 'shared/domain';
import type { PastBooking } from './csv.ts';

/** Hotel → room type → rooms. */
export type Capacity = ReadonlyMap<string, ReadonlyMap<string, number>>;

const keyOf = ({ hotel, roomType }: PastBooking, night = ''): string => [hotel, roomType, night].join(' ');
const nightsOfBooking = ({ arrival, nights }: PastBooking): readonly string[] =>
  nightsOf({ from: arrival, to: addDays(arrival, nights) });

/** How many of the bookings a hotel of that capacity rejects when they come one after the other. */
export function countRejected(
  bookings: readonly PastBooking[],
  isBookable: (booking: PastBooking) => boolean,
  roomsOf: (booking: PastBooking) => number,
): number {
  const sold = new Map<string, number>();
  let rejected = 0;
  for (const booking of bookings) {
    const keys = nightsOfBooking(booking).map((night) => keyOf(booking, night));
    const rooms = roomsOf(booking);
    if (!isBookable(booking) || keys.some((key) => (sold.get(key) ?? 0) >= rooms)) rejected += 1;
    else for (const key of keys) sold.set(key, (sold.get(key) ?? 0) + 1);
  }
  return rejected;
}

/** The most rooms of each type that are requested for one night. */
function peaks(bookings: readonly PastBooking[], isBookable: (booking: PastBooking) => boolean) {
  const requested = new Map<string, number>();
  const peak = new Map<string, number>();
  for (const booking of bookings.filter(isBookable)) {
    for (const night of nightsOfBooking(booking)) {
      const rooms = (requested.get(keyOf(booking, night)) ?? 0) + 1;
      requested.set(keyOf(booking, night), rooms);
      peak.set(keyOf(booking), Math.max(rooms, peak.get(keyOf(booking)) ?? 0));
    }
  }
  return peak;
}

export interface DryRun {
  readonly capacity: Capacity;
  /** How many are rejected when the bookings come one after the other. */
  readonly rejected: number;
}

/**
 * The capacity that rejects `share` of the bookings: of every room type the same part of what its fullest night would need, found by
 * bisection. A booking that breaks the hotel's rules counts as rejected.
 */
export function findCapacity(
  bookings: readonly PastBooking[],
  isBookable: (booking: PastBooking) => boolean,
  share: number,
): DryRun {
  const peak = peaks(bookings, isBookable);
  const roomsAt = (part: number) => (booking: PastBooking) =>
    Math.max(1, Math.round((peak.get(keyOf(booking)) ?? 0) * part));
  const rejectedAt = (part: number): number => countRejected(bookings, isBookable, roomsAt(part));
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (rejectedAt(middle) > share * bookings.length) low = middle;
    else high = middle;
  }
  const capacity = new Map<string, Map<string, number>>();
  for (const booking of bookings) {
    const ofHotel = capacity.get(booking.hotel) ?? new Map<string, number>();
    capacity.set(booking.hotel, ofHotel.set(booking.roomType, roomsAt(high)(booking)));
  }
  return { capacity, rejected: rejectedAt(high) };
}
