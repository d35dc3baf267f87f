import './search-panel.css';
import { IconButton, NumberStepper } from 'shared/ui';
import type { ReactElement, ReactNode } from 'react';
import type { PartyKey, RoomRequest, RoomRules } from '../domain/index.ts';
import { roomRange, type RoomLimits } from './room-limits.ts';
import type { RoomText } from './text.ts';

interface RoomEditorProps {
  readonly room: RoomRequest;
  readonly rules: RoomRules;
  readonly limits: RoomLimits;
  readonly isOnly: boolean;
  readonly text: RoomText;
  readonly kinds: readonly (readonly [PartyKey, string])[];
  /** Instead of a number for each kind. */
  readonly party?: ReactNode;
  /** Below its people. */
  readonly advice?: ReactNode;
  readonly onRemove: (roomId: string) => void;
  readonly onChange: (key: PartyKey, value: number) => void;
}

/** The people of one room. */
export function RoomEditor({
  room,
  rules,
  limits,
  isOnly,
  text,
  kinds,
  party,
  advice,
  onRemove,
  onChange,
}: RoomEditorProps): ReactElement {
  const number = String(room.roomNumber);
  const headingId = `search-${room.roomId}`;
  const ranges = kinds.map(([key, label]) => ({ key, label, ...roomRange(room, key, rules, limits) }));
  // Advice says it once.
  const isFull = advice !== undefined && ranges.every(({ key, max }) => room[key] >= max);
  return (
    <div className="search-room" role="group" aria-labelledby={headingId}>
      <div className="search-room__head">
        <span id={headingId} tabIndex={-1}>
          {text('search.room', { number })}
        </span>
        {!isOnly && (
          <IconButton
            icon="trash"
            label={text('search.room.remove', { number })}
            onClick={() => onRemove(room.roomId)}
          />
        )}
      </div>
      {party ??
        ranges.map(({ key, label, min, max }) => (
          <NumberStepper
            key={key}
            label={label}
            value={room[key]}
            min={min}
            max={max}
            maxReason={isFull ? null : text('search.party.max')}
            onChange={(value) => onChange(key, value)}
          />
        ))}
      {advice}
    </div>
  );
}
