import { useUnit } from 'effector-react';
import { useEffect, type ReactElement, type RefObject } from 'react';
import type { Property } from 'shared/contracts';
import type { PartyKey, RoomRequest } from 'shared/domain';
import { $basket, createMessages } from 'shared/runtime';
import { GuestsDialog, RoomAges } from 'shared/search-panel';
import { useMessages } from 'shared/ui';
import { agesEnGb, partyEnGb } from '../../../messages/party.en-GB.ts';
import { messages } from '../../../messages/index.ts';
import {
  $draft,
  $maximumRooms,
  $missingTries,
  $roomLimits,
  partyChanged,
  partyClosed,
  partySearched,
  roomAdded,
  roomChanged,
  roomRemoved,
} from './party-model.ts';

const partyMessages = createMessages(partyEnGb);
const agesMessages = createMessages(agesEnGb);
const className = 'rr-party';

interface PartyOverPageProps {
  readonly property: Property;
  readonly anchorRef: RefObject<HTMLElement | null>;
}

/** Rooms and who sleeps in them, over the list; nothing changes there until the guest searches. */
export function PartyOverPage({ property, anchorRef }: PartyOverPageProps): ReactElement {
  const { draft, basket, maximum, limits, tries, add, remove, change, changeRoom, search, close } = useUnit({
    draft: $draft,
    basket: $basket,
    maximum: $maximumRooms,
    limits: $roomLimits,
    tries: $missingTries,
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
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>(`.${className} [aria-invalid='true']`)?.focus();
  }, [tries]);
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
  const askAges = (room: RoomRequest) => (
    <RoomAges
      room={room}
      rules={property}
      limits={limits}
      bands={bands}
      text={partyText}
      ageText={ageText}
      isMissingShown={tries > 0}
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
