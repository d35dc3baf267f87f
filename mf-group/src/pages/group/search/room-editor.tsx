import { useUnit } from 'effector-react';
import { partyRange, type PartyKey, type RoomRequest } from 'shared/domain';
import { IconButton, NumberStepper, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { groupRooms } from './criteria.ts';
import { partyChanged, roomRemoved } from './model.ts';

interface RoomEditorProps {
  readonly room: RoomRequest;
  readonly isOnly: boolean;
}

const kinds = [
  ['numberOfAdults', 'group.adults'],
  ['numberOfChildren', 'group.children'],
  ['numberOfInfants', 'group.infants'],
] as const satisfies readonly (readonly [PartyKey, string])[];

/** The people of one room. */
export function RoomEditor({ room, isOnly }: RoomEditorProps) {
  const text = useMessages(messages);
  const { change, remove } = useUnit({ change: partyChanged, remove: roomRemoved });
  const number = String(room.roomNumber);
  return (
    <div className="gr-room" role="group" aria-labelledby={`gr-${room.roomId}`}>
      <div className="gr-room__head">
        <span id={`gr-${room.roomId}`}>{text('group.room', { number })}</span>
        {!isOnly && (
          <IconButton
            icon="trash"
            label={text('group.room.remove', { number })}
            onClick={() => remove(room.roomId)}
          />
        )}
      </div>
      {kinds.map(([key, label]) => {
        const { min, max } = partyRange(room, key, groupRooms);
        return (
          <NumberStepper
            key={key}
            label={text(label)}
            value={room[key]}
            min={min}
            max={max}
            maxReason={text('group.party.max')}
            onChange={(value) => change({ roomId: room.roomId, key, value })}
          />
        );
      })}
    </div>
  );
}
