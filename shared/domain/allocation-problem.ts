import type { Party, SearchResponse } from '../contracts/index.ts';
import { allocateRooms } from './allocate-rooms.ts';
import { ratesForParty } from './pricing.ts';

export type AllocationProblem =
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

/**
 * Whether all the rooms of a search can be had together (product.md 8): nothing free at all, a party that no room
 * suits, or rooms that suit each party alone but are too few for all. Null when they can.
 */
export function allocationProblem(found: Found, parties: readonly Party[]): AllocationProblem | null {
  const isFree = found.roomTypes.some(
    ({ roomTypeId, rates }) => rates.length > 0 && stockOf(found, roomTypeId) > 0,
  );
  if (!isFree) return { kind: 'no-rooms' };
  const choices = parties.map((party) => suitableTypes(found, party));
  const roomIndexes = choices.flatMap((types, index) => (types.length === 0 ? [index] : []));
  if (roomIndexes.length > 0) return { kind: 'party-not-suited', roomIndexes };
  // Only whether they can be had together: each costs the same.
  const options = choices.map((types) => types.map((roomTypeId) => ({ roomTypeId, price: 0 })));
  const free = new Map(Object.entries(found.numberOfRoomsPerRoomTypeId));
  return allocateRooms(options, free) === null ? { kind: 'combination' } : null;
}
