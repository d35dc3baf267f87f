import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import { partyRange, type PartyKey, type RoomRequest } from 'shared/domain';
import { IconButton, NumberStepper, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { partyChanged, roomRemoved } from './model.ts';

interface RoomEditorProps {
  readonly room: RoomRequest;
  readonly property: Property;
  readonly isOnly: boolean;
}

/** The people of one room; the labels are the property's own where it has some (product.md 3). */
export function RoomEditor({ room, property, isOnly }: RoomEditorProps) {
  const text = useMessages(messages);
  const { change, remove } = useUnit({ change: partyChanged, remove: roomRemoved });
  const kinds: readonly (readonly [PartyKey, string, boolean])[] = [
    ['numberOfAdults', property.occupancyAdultLabelText ?? text('search.adults'), true],
    [
      'numberOfChildren',
      property.occupancyChildrenLabelText ?? text('search.children'),
      property.enableChildrenSearch,
    ],
    [
      'numberOfInfants',
      property.occupancyInfantLabelText ?? text('search.infants'),
      property.enableInfantSearch,
    ],
  ];
  const number = String(room.roomNumber);
  return (
    <div className="se-room" role="group" aria-labelledby={`se-${room.roomId}`}>
      <div className="se-room__head">
        <span id={`se-${room.roomId}`}>{text('search.room', { number })}</span>
        {!isOnly && (
          <IconButton
            icon="trash"
            label={text('search.room.remove', { number })}
            onClick={() => remove(room.roomId)}
          />
        )}
      </div>
      {kinds
        .filter(([, , isAsked]) => isAsked)
        .map(([key, label]) => {
          const { min, max } = partyRange(room, key, property);
          return (
            <NumberStepper
              key={key}
              label={label}
              value={room[key]}
              min={min}
              max={max}
              maxReason={text('search.party.max')}
              onChange={(value) => change({ roomId: room.roomId, key, value })}
            />
          );
        })}
    </div>
  );
}
