import { bandOf, guestCount, type ChildBands, type RoomRequest } from '../domain/index.ts';
import { isTaken, type RoomLimits } from './room-limits.ts';

interface Counts {
  readonly numberOfAdults: number;
  readonly numberOfChildren: number;
  readonly numberOfInfants: number;
}

/** The numbers from `from` to `to`, those near `share` first, of two that are as near the greater. */
const nearest = (share: number, from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index).sort(
    (a, b) => Math.abs(a - share) - Math.abs(b - share) || b - a,
  );

const without = (guests: Counts, room: Counts): Counts => ({
  numberOfAdults: guests.numberOfAdults - room.numberOfAdults,
  numberOfChildren: guests.numberOfChildren - room.numberOfChildren,
  numberOfInfants: guests.numberOfInfants - room.numberOfInfants,
});

/** What the first of so many rooms may take of these guests, the most equal shares first. */
function* firstRooms(guests: Counts, rooms: number): Generator<Counts, undefined> {
  const { numberOfAdults: adults, numberOfChildren: children, numberOfInfants: infants } = guests;
  // An adult is left for each of the others.
  for (const numberOfAdults of nearest(adults / rooms, 1, adults - rooms + 1))
    for (const numberOfChildren of nearest(children / rooms, 0, children))
      for (const numberOfInfants of nearest(infants / rooms, 0, infants))
        yield { numberOfAdults, numberOfChildren, numberOfInfants };
}

/** Guests over so many rooms, as evenly as rooms take them, with an adult in each; null when that cannot be. */
function shareOut(guests: Counts, rooms: number, limits: RoomLimits): readonly Counts[] | null {
  const hopeless = new Set<string>();
  const find = (left: Counts, count: number): readonly Counts[] | null => {
    if (count === 1) return isTaken(left, limits) ? [left] : null;
    const name = [count, ...Object.values(left)].join();
    if (hopeless.has(name)) return null;
    for (const room of firstRooms(left, count)) {
      const others = isTaken(room, limits) ? find(without(left, room), count - 1) : null;
      if (others !== null) return [room, ...others];
    }
    hopeless.add(name);
    return null;
  };
  return find(guests, rooms);
}

type Age = number | null;

/** The ages that go with each of these rooms, as far as they are known. */
function withAges(
  parts: readonly Counts[],
  { ages, agesGiven }: RoomRequest,
  bands: ChildBands,
): readonly (Counts & Pick<RoomRequest, 'ages' | 'agesGiven'>)[] {
  const known: readonly Age[] = ages ?? agesGiven ?? [];
  if (known.length === 0) return parts;
  const kindOf = (age: Age) => (age === null ? 'Child' : (bandOf(age, bands)?.countsAs ?? 'Child'));
  const left = {
    Adult: known.filter((age) => kindOf(age) === 'Adult'),
    Child: known.filter((age) => kindOf(age) === 'Child'),
    Infant: known.filter((age) => kindOf(age) === 'Infant'),
  };
  // Each room gets an adult without an age, where there are enough of them.
  const firstPlaces = parts.map(({ numberOfAdults }) => left.Adult.splice(0, numberOfAdults - 1));
  const lastPlaces = parts.map(() => left.Adult.splice(0, 1));
  return parts.map((part, index) => {
    const theirs = [
      ...(firstPlaces[index] ?? []),
      ...(lastPlaces[index] ?? []),
      ...left.Child.splice(0, part.numberOfChildren),
      ...left.Infant.splice(0, part.numberOfInfants),
    ];
    const given = theirs.filter((age) => age !== null);
    if (given.length === 0) return part;
    return given.length === theirs.length ? { ...part, ages: given } : { ...part, agesGiven: theirs };
  });
}

/**
 * The rooms of a search with the guests of one of them over as few rooms as take them; null when the rooms of one booking do not suffice, or
 * there are fewer adults than rooms.
 */
export function splitRoom(
  rooms: readonly RoomRequest[],
  room: RoomRequest,
  { limits, maximumRooms, bands }: SplitRules,
): readonly RoomRequest[] | null {
  const { numberOfAdults, numberOfChildren, numberOfInfants } = room;
  const guests = { numberOfAdults, numberOfChildren, numberOfInfants };
  const most = Math.max(...limits.map(({ maximumOccupancy }) => maximumOccupancy ?? Infinity));
  const least = Math.max(2, Math.ceil(guestCount(guests) / most));
  for (let count = least; count <= Math.min(numberOfAdults, maximumRooms - rooms.length + 1); count += 1) {
    const parts = shareOut(guests, count, limits);
    if (parts === null) continue;
    const highest = Math.max(...rooms.map(({ roomId }) => Number(roomId.replace(/\D/g, ''))));
    const made = withAges(parts, room, bands).map((part, index) => ({
      ...part,
      roomId: index === 0 ? room.roomId : `room-${String(highest + index)}`,
      roomNumber: 0,
    }));
    return rooms
      .flatMap((each) => (each.roomId === room.roomId ? made : [each]))
      .map((each, index) => ({ ...each, roomNumber: index + 1 }));
  }
  return null;
}

export interface SplitRules {
  readonly limits: RoomLimits;
  readonly maximumRooms: number;
  readonly bands?: ChildBands;
}
