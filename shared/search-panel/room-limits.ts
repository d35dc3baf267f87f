import type { Party } from '../contracts/index.ts';
import {
  guestCount,
  partyRange,
  type OccupancyLimits,
  type PartyKey,
  type RoomRules,
} from '../domain/index.ts';

/** The limits of a hotel's rooms (product.md 5); empty where they are not known, and every party is taken. */
export type RoomLimits = readonly OccupancyLimits[];

/**
 * Whether some room takes these guests. It is `fitsOccupancy` (product.md 5) in short: the first page needs no reason, which would bring the
 * whole rule with its names; a test compares them.
 */
export function isTaken(party: Party, limits: RoomLimits): boolean {
  const { numberOfAdults, numberOfChildren, numberOfInfants } = party;
  const guests = guestCount(party);
  const isWithin = (count: number, most: number | null): boolean => most === null || count <= most;
  return (
    limits.length === 0 ||
    limits.some(
      (each) =>
        isWithin(guests, each.maximumOccupancy) &&
        guests >= (each.minimumOccupancy ?? 0) &&
        isWithin(numberOfAdults, each.adultMaximumOccupancy) &&
        isWithin(numberOfChildren + numberOfInfants, each.childMaximumOccupancy),
    )
  );
}

/** The same of guests who may become more: how few a room takes does not count yet. */
const mayBecome = (party: Party, limits: RoomLimits): boolean =>
  isTaken(
    party,
    limits.map((each) => ({ ...each, minimumOccupancy: null })),
  );

/** How many of one kind a room of the search may have: by the rules of the hotel, and no more than one of its rooms takes. */
export function roomRange(
  room: Party,
  key: PartyKey,
  rules: RoomRules,
  limits: RoomLimits,
): { readonly min: number; readonly max: number } {
  const { min, max } = partyRange(room, key, rules);
  let most = room[key];
  while (most < max && mayBecome({ ...room, [key]: most + 1 }, limits)) most += 1;
  return { min, max: most };
}
