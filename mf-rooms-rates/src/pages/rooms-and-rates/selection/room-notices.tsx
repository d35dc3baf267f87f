import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { Notice, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $lostItems } from '../items/lost-model.ts';
import { $roomList } from './model.ts';

/** What the guest has to do something about before this room can be chosen: another was taken meanwhile, or none suits any more. */
export function RoomNotices(): ReactElement {
  const { lost, list } = useUnit({ lost: $lostItems, list: $roomList });
  const text = useMessages(messages);
  return (
    <>
      {lost.length > 0 && (
        <Notice tone="warning">
          {lost.map(({ roomNumber, roomType }) => (
            <p key={roomNumber}>{text('rooms.lost', { number: roomNumber, room: roomType.name })}</p>
          ))}
        </Notice>
      )}
      {list.offers.length === 0 && (
        <Notice tone="warning" title={text('error.title-warning')}>
          <p>{text('error.not-enough-rooms')}</p>
          <p>{text('rooms.none-left')}</p>
        </Notice>
      )}
    </>
  );
}
