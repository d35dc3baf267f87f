import { searchResponseSchema, type SearchResponse } from 'shared/contracts';
import * as z from 'zod/mini';

/** One search's response on the wire, in pieces that change independently. */
export interface SearchText {
  /** Room type id → its bytes; in the hotelier's order. */
  readonly roomTypes: readonly (readonly [roomTypeId: string, bytes: Buffer])[];
  /** The ids whose counts the response has, in their order. */
  readonly countedIds: readonly string[];
  readonly head: string;
  readonly tail: string;
}

const mark = '"RoomTypes":[],';
const opening = Buffer.from('{"RoomTypes":[');
const comma = Buffer.from(',');

/** A response without its room types. */
export type SearchFrame = Omit<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

/** Which of the room types are free, and how many rooms, is filled in later by `writeSearch`. */
export function encodeSearch(
  frame: SearchFrame,
  roomTypes: SearchText['roomTypes'],
  countedIds: readonly string[],
  /** Fields that the whole answer has beside these, as text that ends with a comma. */
  more = '',
): SearchText {
  const encoded = z.encode(searchResponseSchema, { ...frame, roomTypes: [], numberOfRoomsPerRoomTypeId: {} });
  const rest = JSON.stringify({ ...encoded, NumberOfRoomsPerRoomTypeId: 0 });
  const [head = '', tail = ''] = rest.replace(mark, '').split('"NumberOfRoomsPerRoomTypeId":0');
  return { roomTypes, countedIds, head: `{${more}${head.slice(1)}`, tail };
}

/** The bytes of the room types that are listed, and which these are. */
export interface ListedTypes {
  readonly ids: string;
  readonly bytes: Buffer;
}

export interface WrittenSearch {
  readonly listed: ListedTypes;
  /** The whole answer. */
  readonly pieces: readonly Buffer[];
}

function listTypes(roomTypes: SearchText['roomTypes'], ids: string): ListedTypes {
  const types = roomTypes.flatMap(([, bytes], index) => (index === 0 ? [bytes] : [comma, bytes]));
  return { ids, bytes: Buffer.concat([opening, ...types]) };
}

/**
 * The whole response: a booking changes the counts of many searches, and seldom the text `before` them. `free` has the number of free rooms
 * of each type; a type without any is not listed, and no type is when the stay is closed.
 */
export function writeSearch(
  text: SearchText,
  free: ReadonlyMap<string, number>,
  isClosed: boolean,
  before: ListedTypes | null,
): WrittenSearch {
  const roomTypes = isClosed ? [] : text.roomTypes.filter(([id]) => (free.get(id) ?? 0) > 0);
  const ids = JSON.stringify(roomTypes.map(([id]) => id));
  const listed = before?.ids === ids ? before : listTypes(roomTypes, ids);
  const counts = text.countedIds.map((id) => `${JSON.stringify(id)}:${String(free.get(id) ?? 0)}`);
  const { head, tail } = text;
  const rest = `],${head.slice(1)}"NumberOfRoomsPerRoomTypeId":{${counts.join(',')}}${tail}`;
  return { listed, pieces: [listed.bytes, Buffer.from(rest)] };
}
