import './search-panel.css';
import { Button, Notice, Popover, SearchCellButton } from 'shared/ui';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { guestCount, type PartyKey, type RoomRequest, type RoomRules } from '../domain/index.ts';
import { RoomEditor } from './room-editor.tsx';
import type { CellText } from './text.ts';

interface GuestsCellProps {
  readonly id: string;
  readonly rooms: readonly RoomRequest[];
  readonly rules: RoomRules;
  readonly maximumRooms: number;
  readonly text: CellText;
  /** Who is asked about, and what they are called. */
  readonly kinds: readonly (readonly [PartyKey, string])[];
  /** What is said where there are as many rooms as there may be. */
  readonly fullText: ReactNode;
  readonly className: string;
  /** The people of a room, where they are not asked for by numbers alone. */
  readonly party?: ((room: RoomRequest) => ReactNode) | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (roomId: string) => void;
  readonly onChange: (change: {
    readonly roomId: string;
    readonly key: PartyKey;
    readonly value: number;
  }) => void;
}

/** Rooms and who sleeps in them, within the limits of what is searched (product.md 3). */
export function GuestsCell({
  id,
  rooms,
  rules,
  maximumRooms,
  text,
  kinds,
  fullText,
  className,
  party,
  onAdd,
  onRemove,
  onChange,
}: GuestsCellProps): ReactElement {
  const anchorRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const guests = rooms.reduce((total, room) => total + guestCount(room), 0);
  const isFull = rooms.length >= maximumRooms;
  return (
    <div className="popover-anchor">
      <SearchCellButton
        id={id}
        anchorRef={anchorRef}
        icon="guests"
        label={text('search.guests')}
        value={`${text('count.rooms', { count: rooms.length })}${text('count.comma')}${text('count.guests', { count: guests })}`}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
      />
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorRef={anchorRef}
        label={text('search.rooms')}
        className={className}
      >
        <div className="search-rooms">
          <div className="search-rooms__list">
            {rooms.map((room) => (
              <RoomEditor
                key={room.roomId}
                room={room}
                rules={rules}
                isOnly={rooms.length === 1}
                text={text}
                kinds={kinds}
                party={party?.(room)}
                onRemove={onRemove}
                onChange={(key, value) => onChange({ roomId: room.roomId, key, value })}
              />
            ))}
          </div>
          {isFull && (
            <Notice tone="info" title={text('error.title-maximum-rooms')}>
              {fullText}
            </Notice>
          )}
          <div className="search-rooms__actions">
            <Button icon="plus" disabled={isFull} onClick={() => onAdd()}>
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
