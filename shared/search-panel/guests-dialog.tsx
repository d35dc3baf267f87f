import './search-panel.css';
import { Button, Notice, Popover } from 'shared/ui';
import { useEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import { areAgesMissing, type PartyKey, type RoomRequest, type RoomRules } from '../domain/index.ts';
import type { RoomLimits } from './room-limits.ts';
import { RoomEditor } from './room-editor.tsx';
import type { GuestsText } from './text.ts';

export interface GuestsDialogProps {
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly rooms: readonly RoomRequest[];
  readonly rules: RoomRules;
  /** What the rooms take, where it is known. */
  readonly limits?: RoomLimits | undefined;
  readonly maximumRooms: number;
  readonly text: GuestsText;
  /** Who is asked about, and what they are called. */
  readonly kinds: readonly (readonly [PartyKey, string])[];
  /** What is said where there are as many rooms as there may be. */
  readonly fullText: ReactNode;
  readonly className: string;
  /** The people of a room, where they are not asked for by numbers alone; with what is missing marked once the guest wanted to be done. */
  readonly party?: ((room: RoomRequest, isMissingShown: boolean) => ReactNode) | undefined;
  /** What else there is to say of a room, below its people. */
  readonly advice?: ((room: RoomRequest) => ReactNode) | undefined;
  /** What is said below all rooms. */
  readonly note?: ReactNode;
  /** The primary button; without it, it closes the dialog. */
  readonly onDone?: (() => void) | undefined;
  readonly onAdd: () => void;
  readonly onRemove: (roomId: string) => void;
  readonly onChange: (change: {
    readonly roomId: string;
    readonly key: PartyKey;
    readonly value: number;
  }) => void;
}

/** Rooms and who sleeps in them, within the limits of what is searched (product.md 3) and of its rooms. */
export function GuestsDialog({
  anchorRef,
  onClose,
  rooms,
  rules,
  limits = [],
  maximumRooms,
  text,
  kinds,
  fullText,
  className,
  party,
  advice,
  note,
  onDone = onClose,
  onAdd,
  onRemove,
  onChange,
}: GuestsDialogProps): ReactElement {
  const isFull = rooms.length >= maximumRooms;
  const [missingTries, setMissingTries] = useState(0);
  useEffect(() => {
    if (missingTries > 0) document.querySelector<HTMLElement>(`.${className} [aria-invalid='true']`)?.focus();
  }, [missingTries, className]);
  useEffect(() => {
    document.querySelector(`.popover.${className}`)?.scrollIntoView({ block: 'nearest' });
  }, [rooms.length, className]);
  const finish = (): void => {
    if (party !== undefined && rooms.some((room) => areAgesMissing(room, rules.childBands)))
      setMissingTries(missingTries + 1);
    else onDone();
  };
  return (
    <Popover
      open
      onClose={onClose}
      anchorRef={anchorRef}
      label={text('search.rooms')}
      className={className}
      footer={
        <div className="search-rooms__actions">
          <Button icon="plus" disabled={isFull} onClick={() => onAdd()}>
            {text('search.room.add')}
          </Button>
          <Button kind="primary" onClick={() => finish()}>
            {text('search.guests.done')}
          </Button>
        </div>
      }
    >
      <div className="search-rooms__list">
        {rooms.map((room) => (
          <RoomEditor
            key={room.roomId}
            room={room}
            rules={rules}
            limits={limits}
            isOnly={rooms.length === 1}
            text={text}
            kinds={kinds}
            party={party?.(room, missingTries > 0)}
            advice={advice?.(room)}
            onRemove={onRemove}
            onChange={(key, value) => onChange({ roomId: room.roomId, key, value })}
          />
        ))}
        {isFull && (
          <Notice tone="info" title={text('error.title-maximum-rooms')}>
            {fullText}
          </Notice>
        )}
        {note}
      </div>
    </Popover>
  );
}
