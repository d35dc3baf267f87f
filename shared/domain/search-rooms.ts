import type { Party } from '../contracts/index.ts';
import { defaultParty, type RoomRules } from './links/index.ts';
import { isParty } from './party.ts';
import type { RoomRequest } from './search-criteria.ts';

export type PartyKey = Exclude<keyof Party, 'ages'>;

const numbered = (rooms: readonly RoomRequest[]): readonly RoomRequest[] =>
  rooms.map((room, index) => ({ ...room, roomNumber: index + 1 }));

/** A further room with the property's default occupancy; the same rooms when the maximum is reached (product.md 9). */
export function addRoom(
  rooms: readonly RoomRequest[],
  rules: RoomRules,
  maximum: number,
): readonly RoomRequest[] {
  if (rooms.length >= maximum) return rooms;
  const number = 1 + Math.max(0, ...rooms.map((room) => Number(room.roomId.replace(/\D/g, ''))));
  return numbered([
    ...rooms,
    { ...defaultParty(rules), roomId: `room-${number}`, roomNumber: rooms.length + 1 },
  ]);
}

/** Without that room, the others numbered anew; a search keeps at least one room. */
export const removeRoom = (rooms: readonly RoomRequest[], roomId: string): readonly RoomRequest[] =>
  rooms.length <= 1 ? rooms : numbered(rooms.filter((room) => room.roomId !== roomId));

export const changeParty = (
  rooms: readonly RoomRequest[],
  roomId: string,
  key: PartyKey,
  value: number,
): readonly RoomRequest[] => rooms.map((room) => (room.roomId === roomId ? { ...room, [key]: value } : room));

const roomGuests = 12;

/**
 * How many of one kind a room of the search may have: the limits of property or group (product.md 3). A room is never searched
 * without guests, nor for infants alone; children may stay alone where a hotel prices them so (product.md 9).
 */
export function partyRange(room: Party, key: PartyKey, rules: RoomRules): { min: number; max: number } {
  const isLast = key !== 'numberOfInfants' && !isParty({ ...room, [key]: 0 });
  const limit = key === 'numberOfAdults' ? rules.adultMaximumOccupancy : rules.childMaximumOccupancy;
  const sharing = key === 'numberOfAdults' ? 0 : room.numberOfChildren + room.numberOfInfants - room[key];
  return { min: isLast ? 1 : 0, max: Math.max(room[key], (limit ?? roomGuests) - sharing) };
}
