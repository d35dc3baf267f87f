import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { guestCount } from 'shared/domain';
import { Button, Notice, Popover, SearchCellButton, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { groupRooms } from './criteria.ts';
import { $search, roomAdded } from './model.ts';
import { RoomEditor } from './room-editor.tsx';

/** Rooms and who sleeps in them. */
export function GuestsCell({ id }: { readonly id: string }) {
  const text = useMessages(messages);
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { search, add } = useUnit({ search: $search, add: roomAdded });
  const guests = search.rooms.reduce((total, room) => total + guestCount(room), 0);
  const max = groupRooms.maxNumberOfRoomsOnBooking;
  const isFull = search.rooms.length >= max;
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="guests"
        label={text('group.guests')}
        value={`${text('count.rooms', { count: search.rooms.length })}${text('count.comma')}${text('count.guests', { count: guests })}`}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
      />
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorRef={anchorRef}
        label={text('group.rooms')}
        className="gr-rooms-popover"
      >
        <div className="stack">
          <div className="gr-rooms">
            {search.rooms.map((room) => (
              <RoomEditor key={room.roomId} room={room} isOnly={search.rooms.length === 1} />
            ))}
          </div>
          {isFull && (
            <Notice tone="info" title={text('error.title-maximum-rooms')}>
              {text('group.rooms.max', { max })}
            </Notice>
          )}
          <div className="cluster cluster--between">
            <Button icon="plus" disabled={isFull} onClick={() => add()}>
              {text('group.room.add')}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {text('group.done')}
            </Button>
          </div>
        </div>
      </Popover>
    </div>
  );
}
