import { useUnit } from 'effector-react';
import type { Property } from 'shared/contracts';
import type { OccupancyLimits, PartyKey } from 'shared/domain';
import { createMessages } from 'shared/runtime';
import { RoomAges, roomRange } from 'shared/search-panel';
import { NumberStepper, useMessages } from 'shared/ui';
import { agesEnGB } from '../../../messages/ages.en-GB.ts';
import { messages } from '../../../messages/index.ts';
import { roomEdited } from './model.ts';
import { askedRoom, withParty } from './party.ts';
import type { DraftRoom } from './rules.ts';

const agesMessages = createMessages(agesEnGB);

interface PartyProps {
  readonly room: DraftRoom;
  readonly number: number;
  readonly property: Property;
  /** Of the rooms that it may become. */
  readonly limits: readonly OccupancyLimits[];
  readonly isMissingShown: boolean;
}

const kinds: readonly PartyKey[] = ['numberOfAdults', 'numberOfChildren', 'numberOfInfants'];

function Counts({ room, property, limits }: PartyProps) {
  const text = useMessages(messages);
  const edit = useUnit(roomEdited);
  const isAsked = (key: PartyKey): boolean =>
    key === 'numberOfAdults' ||
    room[key] > 0 ||
    (key === 'numberOfChildren' ? property.enableChildrenSearch : property.enableInfantSearch);
  const labels: Readonly<Record<PartyKey, string>> = {
    numberOfAdults: property.occupancyAdultLabelText ?? text('change.adults'),
    numberOfChildren: property.occupancyChildrenLabelText ?? text('change.children'),
    numberOfInfants: property.occupancyInfantLabelText ?? text('change.infants'),
  };
  return kinds
    .filter(isAsked)
    .map((key) => (
      <NumberStepper
        key={key}
        label={labels[key]}
        value={room[key]}
        {...roomRange(room, key, property, limits)}
        maxReason={text('change.party.max')}
        onChange={(value) => edit({ ...room, [key]: value })}
      />
    ));
}

/** Who stays in a room: by numbers, and by the ages of the children where the hotel has bands of them. */
export function PartyFields(props: PartyProps) {
  const { room, number, property, limits, isMissingShown } = props;
  const ageText = useMessages(agesMessages);
  const edit = useUnit(roomEdited);
  const bands = property.childBands ?? [];
  if (bands.length === 0) return <Counts {...props} />;
  return (
    <RoomAges
      room={askedRoom(room, number)}
      rules={property}
      limits={limits}
      bands={bands}
      text={ageText}
      ageText={ageText}
      isMissingShown={isMissingShown}
      onChange={(answered) => edit(withParty(room, answered))}
    />
  );
}
