import { searchResponseSchema, type SearchResponse } from 'shared/contracts';
import * as z from 'zod/mini';
import { ownBytes } from '../../http/own-bytes.ts';

/** The room types of a response one behind the other, in the hotelier's order. */
export interface LaidOutTypes {
  /** Where the bytes of each lie in those of all. */
  readonly places: readonly (readonly [roomTypeId: string, from: number, to: number])[];
  /** All of them listed. */
  readonly all: ListedTypes;
}

/** One search's response on the wire, in pieces that change independently. */
export interface SearchText {
  readonly roomTypes: LaidOutTypes;
  /** The ids whose counts the response has, in their order. */
  readonly countedIds: readonly string[];
  readonly head: string;
  readonly tail: string;
}

const mark = '"RoomTypes":[],';
const opening = '{"RoomTypes":[';
const openingBytes = Buffer.from(opening);
const comma = Buffer.from(',');

/** A response without its room types. */
export type SearchFrame = Omit<SearchResponse, 'roomTypes' | 'numberOfRoomsPerRoomTypeId'>;

const idsOf = (places: LaidOutTypes['places']): string => JSON.stringify(places.map(([id]) => id));

/** Room type id → its text. */
export function layOutTypes(roomTypes: readonly (readonly [string, string])[]): LaidOutTypes {
  let end = opening.length - 1;
  const places = roomTypes.map(([id, text]) => {
    const from = end + 1;
    end = from + Buffer.byteLength(text);
    return [id, from, end] as const;
  });
  const bytes = ownBytes(opening + roomTypes.map(([, text]) => text).join(','));
  return { places, all: { ids: idsOf(places), bytes } };
}

/** Which of the room types are free, and how many rooms, is filled in later by `writeSearch`. */
export function encodeSearch(
  frame: SearchFrame,
  roomTypes: LaidOutTypes,
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

function listTypes({ all }: LaidOutTypes, listed: LaidOutTypes['places'], ids: string): ListedTypes {
  const types = listed.map(([, from, to]) => all.bytes.subarray(from, to));
  const pieces = types.flatMap((bytes, index) => (index === 0 ? [bytes] : [comma, bytes]));
  return { ids, bytes: ownBytes(Buffer.concat([openingBytes, ...pieces])) };
}

/**
 * The whole response: a booking changes the counts of many searches, and seldom the text `before` them. `counts` has the number of free
 * rooms of each type; a type without any is not listed, and no type is when the stay is closed.
 */
export function writeSearch(
  text: SearchText,
  counts: ReadonlyMap<string, number>,
  isClosed: boolean,
  before: ListedTypes | null,
): WrittenSearch {
  const { roomTypes } = text;
  const free = isClosed ? [] : roomTypes.places.filter(([id]) => (counts.get(id) ?? 0) > 0);
  const ids = idsOf(free);
  const same = [before, roomTypes.all].find((each) => each?.ids === ids);
  const listed = same ?? listTypes(roomTypes, free, ids);
  const counted = text.countedIds.map((id) => `${JSON.stringify(id)}:${String(counts.get(id) ?? 0)}`);
  const { head, tail } = text;
  const rest = `],${head.slice(1)}"NumberOfRoomsPerRoomTypeId":{${counted.join(',')}}${tail}`;
  return { listed, pieces: [listed.bytes, ownBytes(rest)] };
}
