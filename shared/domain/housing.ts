import type { Party, SearchResponse } from '../contracts/index.ts';
import { ratesForParty } from './pricing.ts';

export type HousingProblem =
  | { readonly kind: 'no-rooms' }
  | { readonly kind: 'party-not-suited'; readonly roomIndexes: readonly number[] }
  | { readonly kind: 'combination' };

type Found = Pick<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

const stockOf = (found: Found, roomTypeId: string): number =>
  found.numberOfRoomsPerRoomTypeId[roomTypeId] ?? 0;

const suitableTypes = (found: Found, party: Party): string[] =>
  found.roomTypes
    .filter(
      (roomType) => stockOf(found, roomType.roomTypeId) > 0 && ratesForParty(roomType, party).length > 0,
    )
    .map(({ roomTypeId }) => roomTypeId);

/** Gives every party a room of its own by moving others where needed (augmenting paths); true when all have one. */
function canHouseAll(
  choices: readonly (readonly string[])[],
  stock: (roomTypeId: string) => number,
): boolean {
  const housed = new Map<string, number[]>();
  const place = (party: number, tried: Set<string>): boolean =>
    (choices[party] ?? []).some((roomTypeId) => {
      if (tried.has(roomTypeId)) return false;
      tried.add(roomTypeId);
      const inside = housed.get(roomTypeId) ?? [];
      if (inside.length < stock(roomTypeId)) {
        housed.set(roomTypeId, [...inside, party]);
        return true;
      }
      const moved = inside.find((other) => place(other, tried));
      if (moved === undefined) return false;
      housed.set(roomTypeId, [...inside.filter((other) => other !== moved), party]);
      return true;
    });
  return choices.every((_, party) => place(party, new Set()));
}

/**
 * Whether all the rooms of a search can be had together (product.md 8): nothing free at all, a party that no room
 * suits, or rooms that suit each party alone but are too few for all. Null when they can.
 */
export function housingProblem(found: Found, parties: readonly Party[]): HousingProblem | null {
  const isFree = found.roomTypes.some(
    ({ roomTypeId, rates }) => rates.length > 0 && stockOf(found, roomTypeId) > 0,
  );
  if (!isFree) return { kind: 'no-rooms' };
  const choices = parties.map((party) => suitableTypes(found, party));
  const roomIndexes = choices.flatMap((types, index) => (types.length === 0 ? [index] : []));
  if (roomIndexes.length > 0) return { kind: 'party-not-suited', roomIndexes };
  return canHouseAll(choices, (roomTypeId) => stockOf(found, roomTypeId)) ? null : { kind: 'combination' };
}
