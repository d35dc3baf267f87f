import type { ChildBand } from '../contracts/index.ts';
import { bandOf, countedParty, isParty, type RoomRequest, type RoomRules } from '../domain/index.ts';
import { roomRange, type RoomLimits } from './room-limits.ts';

/** A room as a hotel with bands of ages asks for it: adults, and the age of each child; null is one that is missing. */
export interface AskedParty {
  readonly adults: number;
  readonly ages: readonly (number | null)[];
}

/** The highest age that is asked for: who is older is an adult. */
export const oldestAsked = (bands: readonly ChildBand[]): number => bands.at(-1)?.maxAge ?? 0;

const grownUp = (ages: AskedParty['ages'], bands: readonly ChildBand[]): number =>
  ages.filter((age) => age !== null && bandOf(age, [...bands])?.countsAs === 'Adult').length;

export function askedParty(room: RoomRequest, bands: readonly ChildBand[]): AskedParty {
  const unknown = Array.from({ length: room.numberOfChildren + room.numberOfInfants }, () => null);
  const ages = room.ages ?? room.agesGiven ?? unknown;
  return { adults: room.numberOfAdults - grownUp(ages, bands), ages };
}

/** The room with what was answered, its numbers counted anew. An infant does not stay alone: an adult comes with it. */
export function answeredRoom(
  { ages: _ages, agesGiven: _given, ...room }: RoomRequest,
  { adults, ages }: AskedParty,
  bands: readonly ChildBand[],
): RoomRequest {
  const counted = countedParty(adults, ages, [...bands]);
  const party = isParty(counted) ? counted : { ...counted, numberOfAdults: 1 };
  const known = ages.filter((age) => age !== null);
  const given = known.length === ages.length ? { ages: known } : { agesGiven: ages };
  return { ...room, ...party, ...(known.length === 0 ? {} : given) };
}

/** As many children as are wanted; the ages of those who stay are kept. */
export const withChildren = ({ adults, ages }: AskedParty, count: number): AskedParty => ({
  adults,
  ages: Array.from({ length: count }, (_, index) => ages[index] ?? null),
});

export const withAge = ({ adults, ages }: AskedParty, child: number, age: number | null): AskedParty => ({
  adults,
  ages: ages.map((given, index) => (index === child ? age : given)),
});

interface Range {
  readonly min: number;
  readonly max: number;
}

/** How many adults and children may be chosen: the limits of the counts (product.md 3), of which children may be adults. */
export function askedRanges(
  room: RoomRequest,
  rules: RoomRules,
  bands: readonly ChildBand[],
  limits: RoomLimits = [],
): { readonly adults: Range; readonly children: Range } {
  const { adults, ages } = askedParty(room, bands);
  const teenagers = grownUp(ages, bands);
  const counted = roomRange(room, 'numberOfAdults', rules, limits);
  // Infants count among the children here.
  const together = { ...room, numberOfChildren: ages.length - teenagers, numberOfInfants: 0 };
  const children = roomRange(together, 'numberOfChildren', rules, limits);
  return {
    adults: { min: Math.max(0, counted.min - teenagers), max: Math.max(adults, counted.max - teenagers) },
    children: { min: adults === 0 ? 1 : 0, max: children.max + teenagers },
  };
}
