import type { ReactElement } from 'react';
import { Notice, reflect, useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { $isLinkedOfferGone } from '../linked/model.ts';
import { $lostItems } from '../items/lost-model.ts';
import { $allRooms } from './model.ts';

interface RoomNoticesProps {
  readonly lost: readonly { readonly roomNumber: number; readonly roomType: { readonly name: string } }[];
  readonly hasOffers: boolean;
  /** The link named a room and rate that cannot be had. */
  readonly isLinkedOfferGone: boolean;
}

/** What the guest has to do something about before this room can be chosen: another was taken meanwhile, or none suits any more. */
export function RoomNoticesView({ lost, hasOffers, isLinkedOfferGone }: RoomNoticesProps): ReactElement {
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
      {isLinkedOfferGone && <Notice tone="info">{text('rooms.linked-gone')}</Notice>}
      {!hasOffers && (
        <Notice tone="warning" title={text('error.title-warning')}>
          <p>{text('error.not-enough-rooms')}</p>
          <p>{text('rooms.none-left')}</p>
        </Notice>
      )}
    </>
  );
}

export const RoomNotices = reflect({
  view: RoomNoticesView,
  bind: {
    lost: $lostItems,
    hasOffers: $allRooms.map(({ offers }) => offers.length > 0),
    isLinkedOfferGone: $isLinkedOfferGone,
  },
});
