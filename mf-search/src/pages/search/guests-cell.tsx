import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { Property } from 'shared/contracts';
import type { PartyKey, RoomRequest } from 'shared/domain';
import { $search } from 'shared/runtime';
import { GuestsCell as Cell } from 'shared/search-panel';
import { useIdle, useMessages } from 'shared/ui';
import { messages } from '../../messages/index.ts';
import { loadAges, RoomAges } from './load-ages.ts';
import { RoomSplit } from './load-dates.ts';
import { $maximumRooms, $roomLimits, partyChanged, roomAdded, roomRemoved } from './model.ts';

interface GuestsCellProps {
  readonly id: string;
  readonly property: Property;
}

/** Rooms and guests; the labels are the property's own where it has some (product.md 3). */
export function GuestsCell({ id, property }: GuestsCellProps) {
  const text = useMessages(messages);
  const { search, maximum, limits, add, remove, change } = useUnit({
    search: $search,
    maximum: $maximumRooms,
    limits: $roomLimits,
    add: roomAdded,
    remove: roomRemoved,
    change: partyChanged,
  });
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
  const { childBands: bands = [] } = property;
  useIdle(() => {
    // When it does not come, the cell tries again.
    if (bands.length > 0) loadAges().catch(() => undefined);
  });
  const adviseOn = (room: RoomRequest) => (
    <Suspense fallback={null}>
      <RoomSplit room={room} property={property} kinds={asked} />
    </Suspense>
  );
  const askAges = (room: RoomRequest, isMissingShown: boolean) => (
    <Suspense fallback={null}>
      <RoomAges room={room} property={property} bands={bands} isMissingShown={isMissingShown} />
    </Suspense>
  );
  const asked = kinds.filter(([, , isAsked]) => isAsked).map(([key, label]) => [key, label] as const);
  return (
    <Cell
      id={id}
      rooms={search.rooms}
      rules={property}
      limits={limits}
      maximumRooms={maximum}
      text={text}
      kinds={asked}
      fullText={text('search.rooms.max.text', {
        max: maximum,
        telephone: property.telephone,
        email: property.email,
      })}
      className="se-rooms-popover"
      party={bands.length > 0 ? askAges : undefined}
      advice={limits.length > 0 ? adviseOn : undefined}
      onAdd={add}
      onRemove={remove}
      onChange={change}
    />
  );
}
