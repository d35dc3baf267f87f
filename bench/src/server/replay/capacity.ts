import { nightsOf } from 'shared/domain';
import { addDays } from 'shared/domain';
import type { PastBooking } from './csv.ts';

/** Hotel → room type → rooms. */
export type Capacity = ReadonlyMap<string, ReadonlyMap<string, number>>;

const keyOf = ({ hotel, roomType }: PastBooking, night = ''): string => [hotel, roomType, night].join(' ');
const nightsOfBooking = ({ arrival, nights }: PastBooking): readonly string[] =>
  nightsOf({ from: arrival, to: addDays(arrival, nights) });

/** How many of the bookings a hotel of that capacity turns away when they come one after the other. */
export function countRejected(
  bookings: readonly PastBooking[],
  isBookable: (booking: PastBooking) => boolean,
  roomsOf: (booking: PastBooking) => number,
): number {
  const sold = new Map<string, number>();
  let refused = 0;
  for (const booking of bookings) {
    const keys = nightsOfBooking(booking).map((night) => keyOf(booking, night));
    const rooms = roomsOf(booking);
    if (!isBookable(booking) || keys.some((key) => (sold.get(key) ?? 0) >= rooms)) refused += 1;
    else for (const key of keys) sold.set(key, (sold.get(key) ?? 0) + 1);
  }
  return refused;
}

/** Most rooms of the booking's type that anybody wants on one night. */
function peaks(bookings: readonly PastBooking[], isBookable: (booking: PastBooking) => boolean) {
  const wanted = new Map<string, number>();
  const peak = new Map<string, number>();
  for (const booking of bookings.filter(isBookable)) {
    for (const night of nightsOfBooking(booking)) {
      const rooms = (wanted.get(keyOf(booking, night)) ?? 0) + 1;
      wanted.set(keyOf(booking, night), rooms);
      peak.set(keyOf(booking), Math.max(rooms, peak.get(keyOf(booking)) ?? 0));
    }
  }
  return peak;
}

export interface DryRun {
  readonly capacity: Capacity;
  /** How many are turned away when the bookings come one after the other. */
  readonly refused: number;
}

/**
 * The capacity that turns away the wanted share of the bookings: of every room type the same part of what its fullest night would need,
 * found by halving. What cannot be booked at all counts as turned away.
 */
export function findCapacity(
  bookings: readonly PastBooking[],
  isBookable: (booking: PastBooking) => boolean,
  share: number,
): DryRun {
  const peak = peaks(bookings, isBookable);
  const roomsAt = (part: number) => (booking: PastBooking) =>
    Math.max(1, Math.round((peak.get(keyOf(booking)) ?? 0) * part));
  const refusedAt = (part: number): number => countRejected(bookings, isBookable, roomsAt(part));
  let [low, high] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    if (refusedAt(middle) > share * bookings.length) low = middle;
    else high = middle;
  }
  const capacity = new Map<string, Map<string, number>>();
  for (const booking of bookings) {
    const ofHotel = capacity.get(booking.hotel) ?? new Map<string, number>();
    capacity.set(booking.hotel, ofHotel.set(booking.roomType, roomsAt(high)(booking)));
  }
  return { capacity, refused: refusedAt(high) };
}
