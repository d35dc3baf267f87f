import { useUnit } from 'effector-react';
import type { ReactElement, RefObject } from 'react';
import type { Property } from 'shared/contracts';
import type { PartyKey } from 'shared/domain';
import { $basket, createMessages } from 'shared/runtime';
import { RoomEditor } from 'shared/search-panel';
import { Button, Notice, Popover, useMessages } from 'shared/ui';
import { partyEnGb } from '../../../messages/party.en-GB.ts';
import { messages } from '../../../messages/index.ts';
import {
  $draft,
  $maximumRooms,
  $roomLimits,
  partyChanged,
  partyClosed,
  partySearched,
  roomAdded,
  roomRemoved,
} from './party-model.ts';

const partyMessages = createMessages(partyEnGb);

interface PartyOverPageProps {
  readonly property: Property;
  readonly anchorRef: RefObject<HTMLElement | null>;
}

/** Rooms and who sleeps in them, over the list; nothing changes there until the guest searches. */
export function PartyOverPage({ property, anchorRef }: PartyOverPageProps): ReactElement {
  const { draft, basket, maximum, limits, add, remove, change, search, close } = useUnit({
    draft: $draft,
    basket: $basket,
    maximum: $maximumRooms,
    limits: $roomLimits,
    add: roomAdded,
    remove: roomRemoved,
    change: partyChanged,
    search: partySearched,
    close: partyClosed,
  });
  const text = useMessages(messages);
  const partyText = useMessages(partyMessages);
  const { rooms } = draft;
  const isFull = rooms.length >= maximum;
  const kinds: readonly (readonly [PartyKey, string, boolean])[] = [
    ['numberOfAdults', property.occupancyAdultLabelText ?? partyText('search.adults'), true],
    [
      'numberOfChildren',
      property.occupancyChildrenLabelText ?? partyText('search.children'),
      property.enableChildrenSearch,
    ],
    [
      'numberOfInfants',
      property.occupancyInfantLabelText ?? partyText('search.infants'),
      property.enableInfantSearch,
    ],
  ];
  const asked = kinds.filter(([, , isAsked]) => isAsked).map(([key, label]) => [key, label] as const);
  return (
    <Popover
      open
      onClose={() => {
        close();
      }}
      anchorRef={anchorRef}
      label={partyText('search.party')}
      className="rr-party"
      footer={
        <div className="rr-party__actions">
          <Button
            icon="plus"
            disabled={isFull}
            onClick={() => {
              add();
            }}
          >
            {partyText('search.room.add')}
          </Button>
          <Button
            kind="primary"
            onClick={() => {
              search();
            }}
          >
            {text('dates.search')}
          </Button>
        </div>
      }
    >
      <div className="search-rooms__list">
        {rooms.map((room) => (
          <RoomEditor
            key={room.roomId}
            room={room}
            rules={property}
            limits={limits}
            isOnly={rooms.length === 1}
            text={partyText}
            kinds={asked}
            onRemove={remove}
            onChange={(key, value) => {
              change({ roomId: room.roomId, key, value });
            }}
          />
        ))}
        {isFull && (
          <Notice tone="info" title={text('error.title-maximum-rooms')}>
            {partyText('search.rooms.max', {
              max: maximum,
              telephone: property.telephone,
              email: property.email,
            })}
          </Notice>
        )}
        {basket.items.length > 0 && <p className="small muted">{text('dates.rooms-stay')}</p>}
      </div>
    </Popover>
  );
}
