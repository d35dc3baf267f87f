import { IconButton, NumberStepper } from 'shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { partyRange, type PartyKey, type RoomRequest, type RoomRules } from '../domain/index.ts';
import type { CellText } from './text.ts';

interface RoomEditorProps {
  readonly room: RoomRequest;
  readonly rules: RoomRules;
  readonly isOnly: boolean;
  readonly text: CellText;
  readonly kinds: readonly (readonly [PartyKey, string])[];
  /** Instead of a number for each kind. */
  readonly party?: ReactNode;
  readonly onRemove: (roomId: string) => void;
  readonly onChange: (key: PartyKey, value: number) => void;
}

/** The people of one room. */
export function RoomEditor({
  room,
  rules,
  isOnly,
  text,
  kinds,
  party,
  onRemove,
  onChange,
}: RoomEditorProps): ReactElement {
  const number = String(room.roomNumber);
  const headingId = `search-${room.roomId}`;
  return (
    <div className="search-room" role="group" aria-labelledby={headingId}>
      <div className="search-room__head">
        <span id={headingId}>{text('search.room', { number })}</span>
        {!isOnly && (
          <IconButton
            icon="trash"
            label={text('search.room.remove', { number })}
            onClick={() => onRemove(room.roomId)}
          />
        )}
      </div>
      {party ??
        kinds.map(([key, label]) => {
          const { min, max } = partyRange(room, key, rules);
          return (
            <NumberStepper
              key={key}
              label={label}
              value={room[key]}
              min={min}
              max={max}
              maxReason={text('search.party.max')}
              onChange={(value) => onChange(key, value)}
            />
          );
        })}
    </div>
  );
}
