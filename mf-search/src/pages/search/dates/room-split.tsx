import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { guestCount, type PartyKey, type RoomRequest } from 'shared/domain';
import { $search } from 'shared/runtime';
import { isTaken, roomRange, splitRoom } from 'shared/search-panel';
import { Button, Notice, useAnnounce, useMessages } from 'shared/ui';
import { datesMessages } from '../../../messages/dates.en-GB.ts';
import { $maximumRooms, $roomLimits, roomsChanged } from '../model.ts';

interface RoomSplitProps {
  readonly room: RoomRequest;
  readonly property: Property;
  /** Who is asked about, and what they are called. */
  readonly kinds: readonly (readonly [PartyKey, string])[];
}

/** Where no room takes these guests, or none takes one more: as many rooms as do, at one press. */
export function RoomSplit({ room, property, kinds }: RoomSplitProps) {
  const text = useMessages(datesMessages);
  const announce = useAnnounce();
  const { search, maximumRooms, limits, change } = useUnit({
    search: $search,
    maximumRooms: $maximumRooms,
    limits: $roomLimits,
    change: roomsChanged,
  });
  const { childBands: bands = [] } = property;
  const isSuited = isTaken(room, limits);
  const isFull = kinds.every(([key]) => roomRange(room, key, property, limits).max <= room[key]);
  if (isSuited && !isFull) return null;
  const rooms = splitRoom(search.rooms, room, { limits, maximumRooms, bands });
  if (isSuited && rooms === null) return null;
  const take = (): void => {
    if (rooms === null) return;
    change(rooms);
    const guests = rooms.reduce((sum, each) => sum + guestCount(each), 0);
    announce(
      text('search.split.taken', {
        rooms: text('count.rooms', { count: rooms.length }),
        guests: text('count.guests', { count: guests }),
      }),
    );
    // The button that was pressed goes.
    document.getElementById(`search-${room.roomId}`)?.focus();
  };
  const button = rooms !== null && (
    <Button size="small" onClick={() => take()}>
      {text('search.split.take', {
        rooms: text('count.rooms', { count: rooms.length - search.rooms.length + 1 }),
      })}
    </Button>
  );
  if (isSuited)
    return (
      <div className="se-split">
        <p className="se-split__text">{text('search.split.full')}</p>
        {button}
      </div>
    );
  return (
    <Notice tone="warning" title={text('search.split.not-taken')} action={button}>
      {rooms === null ? text('search.split.contact') : null}
    </Notice>
  );
}
