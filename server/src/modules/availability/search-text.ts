import { searchResponseSchema, type SearchResponse } from 'shared/contracts';
import * as z from 'zod/mini';

/** One search's answer as text of the wire, in the pieces that change apart from each other. */
export interface SearchText {
  /** Room type id → its text; in the hotelier's order. */
  readonly roomTypes: readonly (readonly [roomTypeId: string, text: string])[];
  /** The ids whose counts the answer tells, in their order. */
  readonly countedIds: readonly string[];
  readonly head: string;
  readonly tail: string;
}

const mark = '"RoomTypes":[],';

/** What an answer says beside its room types. */
export type SearchFrame = Omit<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

/** Which of the room types are free, and how many rooms, is filled in later by `writeSearch`. */
export function encodeSearch(
  frame: SearchFrame,
  roomTypes: SearchText['roomTypes'],
  countedIds: readonly string[],
): SearchText {
  const encoded = z.encode(searchResponseSchema, { ...frame, roomTypes: [], numberOfRoomsPerRoomTypeId: {} });
  const rest = JSON.stringify({ ...encoded, NumberOfRoomsPerRoomTypeId: 0 });
  const [head = '', tail = ''] = rest.replace(mark, '').split('"NumberOfRoomsPerRoomTypeId":0');
  return { roomTypes, countedIds, head, tail };
}

/** The whole answer. `free` tells the rooms that are free of each type; a type without any is not listed, and none is when the stay is closed. */
export function writeSearch(text: SearchText, free: ReadonlyMap<string, number>, isClosed: boolean): string {
  const listed = isClosed ? [] : text.roomTypes.filter(([id]) => (free.get(id) ?? 0) > 0);
  const counts = text.countedIds.map((id) => `${JSON.stringify(id)}:${String(free.get(id) ?? 0)}`);
  const types = listed.map(([, roomType]) => roomType).join(',');
  const { head, tail } = text;
  return `{"RoomTypes":[${types}],${head.slice(1)}"NumberOfRoomsPerRoomTypeId":{${counts.join(',')}}${tail}`;
}
