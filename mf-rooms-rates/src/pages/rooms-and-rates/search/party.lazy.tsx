import { useUnit } from 'effector-react';
import type { ReactElement, RefObject } from 'react';
import type { Property } from 'shared/contracts';
import type { PartyKey, RoomRequest } from 'shared/domain';
import { $basket, createMessages, searchMade } from 'shared/runtime';
import { GuestsDialog, RoomAges } from 'shared/search-panel';
import { Button, useMessages } from 'shared/ui';
import { agesEnGb, partyEnGb } from '../../../messages/party.en-GB.ts';
import { messages } from '../../../messages/index.ts';
import { changeDatesId } from './places.ts';
import {
  $draft,
  $maximumRooms,
  $roomLimits,
  partyChanged,
  partyClosed,
  partySearched,
  roomAdded,
  roomChanged,
  roomRemoved,
} from './party-model.ts';
import { $split } from './split-model.ts';

const partyMessages = createMessages(partyEnGb);
const agesMessages = createMessages(agesEnGb);
const className = 'rr-party';

interface PartyOverPageProps {
  readonly property: Property;
  readonly anchorRef: RefObject<HTMLElement | null>;
}

/** Rooms and who sleeps in them, over the list; nothing changes there until the guest searches. */
export function PartyOverPage({ property, anchorRef }: PartyOverPageProps): ReactElement {
  const { draft, basket, maximum, limits, add, remove, change, changeRoom, search, close } = useUnit({
    draft: $draft,
    basket: $basket,
    maximum: $maximumRooms,
    limits: $roomLimits,
    add: roomAdded,
    remove: roomRemoved,
    change: partyChanged,
    changeRoom: roomChanged,
    search: partySearched,
    close: partyClosed,
  });
  const text = useMessages(messages);
  const partyText = useMessages(partyMessages);
  const ageText = useMessages(agesMessages);
  const { childBands: bands = [] } = property;
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
  const askAges = (room: RoomRequest, isMissingShown: boolean) => (
    <RoomAges
      room={room}
      rules={property}
      limits={limits}
      bands={bands}
      text={partyText}
      ageText={ageText}
      isMissingShown={isMissingShown}
      onChange={changeRoom}
    />
  );
  return (
    <GuestsDialog
      anchorRef={anchorRef}
      onClose={close}
      rooms={draft.rooms}
      rules={property}
      limits={limits}
      maximumRooms={maximum}
      text={partyText}
      kinds={asked}
      fullText={partyText('search.rooms.max', {
        max: maximum,
        telephone: property.telephone,
        email: property.email,
      })}
      className={className}
      party={bands.length > 0 ? askAges : undefined}
      note={basket.items.length > 0 && <p className="small muted">{text('dates.rooms-stay')}</p>}
      onDone={search}
      onAdd={add}
      onRemove={remove}
      onChange={change}
    />
  );
}

/** Where no room takes the guests together: as many rooms as do, at one press. */
export function PartySplit(): ReactElement | null {
  const { rooms, make } = useUnit({ rooms: $split, make: searchMade });
  const text = useMessages(messages);
  const partyText = useMessages(partyMessages);
  if (rooms === null) return null;
  return (
    <Button
      icon="bed"
      onClick={() => {
        make({ rooms });
        // The button that was pressed goes.
        document.getElementById(changeDatesId)?.focus({ preventScroll: true });
      }}
    >
      {partyText('search.split.take', { rooms: text('count.rooms', { count: rooms.length }) })}
    </Button>
  );
}
