import { createEvent, sample, type EventCallable, type Store } from 'effector';
import type { StayDate } from '../contracts/index.ts';
import {
  addRoom,
  changeParty,
  removeRoom,
  type PartyKey,
  type RoomRequest,
  type RoomRules,
  type SearchCriteria,
} from '../domain/index.ts';

/** What a search may ask for: the rules of a room, and how many rooms at most. */
export interface SearchLimits {
  readonly rules: RoomRules;
  readonly maximumRooms: number;
}

export interface SearchEditingOptions {
  readonly $search: Store<SearchCriteria>;
  /** Null while it is not known what is searched. */
  readonly $limits: Store<SearchLimits | null>;
  /** Takes what the guest changed of the search. */
  readonly edited: EventCallable<Partial<SearchCriteria>>;
}

/** What a guest does in a search panel, as changes of the search. */
export function createSearchEditing({ $search, $limits, edited }: SearchEditingOptions) {
  const datesChanged = createEvent<{ readonly from: StayDate | null; readonly to: StayDate | null }>();
  const roomAdded = createEvent();
  /** By the room's id. */
  const roomRemoved = createEvent<string>();
  const partyChanged = createEvent<{
    readonly roomId: string;
    readonly key: PartyKey;
    readonly value: number;
  }>();
  /** Who stays in a room, with what is known of their ages. */
  const roomChanged = createEvent<RoomRequest>();
  const roomsChanged = createEvent<readonly RoomRequest[]>();
  const promoCodeChanged = createEvent<string>();

  sample({
    clock: [
      datesChanged.map(({ from, to }) => ({ fromDate: from, toDate: to })),
      roomsChanged.map((rooms) => ({ rooms })),
      promoCodeChanged.map((code) => ({ promoCode: code.trim() === '' ? null : code.trim() })),
    ],
    target: edited,
  });
  sample({
    clock: roomAdded,
    source: { search: $search, limits: $limits },
    fn: ({ search: { rooms }, limits }) => ({
      rooms: limits === null ? rooms : addRoom(rooms, limits.rules, limits.maximumRooms),
    }),
    target: edited,
  });
  sample({
    clock: roomRemoved,
    source: $search,
    fn: ({ rooms }, roomId) => ({ rooms: removeRoom(rooms, roomId) }),
    target: edited,
  });
  sample({
    clock: partyChanged,
    source: $search,
    fn: ({ rooms }, { roomId, key, value }) => ({ rooms: changeParty(rooms, roomId, key, value) }),
    target: edited,
  });

  sample({
    clock: roomChanged,
    source: $search,
    fn: ({ rooms }, changed) => ({
      rooms: rooms.map((room) => (room.roomId === changed.roomId ? changed : room)),
    }),
    target: edited,
  });

  return { datesChanged, roomAdded, roomRemoved, partyChanged, roomChanged, roomsChanged, promoCodeChanged };
}
