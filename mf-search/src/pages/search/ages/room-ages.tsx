import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { ChildBand, Property } from 'shared/contracts';
import type { RoomRequest } from 'shared/domain';
import { RoomAges as Ages } from 'shared/search-panel';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $roomLimits, roomChanged, searchForm } from '../model.ts';
import { agesMessages } from './messages.ts';

interface RoomAgesProps {
  readonly room: RoomRequest;
  readonly property: Property;
  readonly bands: readonly ChildBand[];
  /** The guest wanted to be done while an age was missing. */
  readonly isMissingShown: boolean;
}

/** The people of one room of the search, with the ages of the children. */
export function RoomAges({ room, property, bands, isMissingShown }: RoomAgesProps): ReactElement {
  const { change, problems, limits } = useUnit({
    change: roomChanged,
    problems: searchForm.$shown,
    limits: $roomLimits,
  });
  const text = useMessages(messages);
  const ageText = useMessages(agesMessages);
  return (
    <Ages
      room={room}
      rules={property}
      limits={limits}
      bands={bands}
      text={text}
      ageText={ageText}
      isMissingShown={isMissingShown || problems.some(({ kind }) => kind === 'ages')}
      onChange={change}
    />
  );
}
