import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import type { Property } from 'shared/contracts';
import { guestCount } from 'shared/domain';
import { $search } from 'shared/runtime';
import { Button, Notice, Popover, SearchCellButton, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { $maximumRooms, roomAdded } from './model.ts';
import { RoomEditor } from './room-editor.tsx';

interface GuestsCellProps {
  readonly id: string;
  readonly property: Property;
}

/** Rooms and who sleeps in them, within the property's limits (product.md 3). */
export function GuestsCell({ id, property }: GuestsCellProps) {
  const text = useMessages(messages);
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { search, maximum, add } = useUnit({ search: $search, maximum: $maximumRooms, add: roomAdded });
  const guests = search.rooms.reduce((total, room) => total + guestCount(room), 0);
  const isFull = search.rooms.length >= maximum;
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="guests"
        label={text('search.guests')}
        value={`${text('count.rooms', { count: search.rooms.length })}${text('count.comma')}${text('count.guests', { count: guests })}`}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
      />
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorRef={anchorRef}
        label={text('search.rooms')}
        className="se-rooms-popover"
      >
        <div className="se-rooms">
          <div className="se-rooms__list">
            {search.rooms.map((room) => (
              <RoomEditor
                key={room.roomId}
                room={room}
                property={property}
                isOnly={search.rooms.length === 1}
              />
            ))}
          </div>
          {isFull && (
            <Notice tone="info" title={text('error.title-maximum-rooms')}>
              {text('search.rooms.max.text', {
                max: maximum,
                telephone: property.telephone,
                email: property.email,
              })}
            </Notice>
          )}
          <div className="se-rooms__actions">
            <Button icon="plus" disabled={isFull} onClick={() => add()}>
              {text('search.room.add')}
            </Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              {text('search.guests.done')}
            </Button>
          </div>
        </div>
      </Popover>
    </div>
  );
}
