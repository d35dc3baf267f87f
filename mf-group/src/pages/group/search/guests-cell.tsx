import { useUnit } from 'effector-react';
import { GuestsCell as Cell } from 'shared/search-panel';
import { useMessages } from 'shared/ui';
import { messages } from '../../../messages/index.ts';
import { groupRooms } from './criteria.ts';
import { $search, partyChanged, roomAdded, roomRemoved } from './model.ts';

/** Rooms and who sleeps in them. */
export function GuestsCell({ id }: { readonly id: string }) {
  const text = useMessages(messages);
  const { search, add, remove, change } = useUnit({
    search: $search,
    add: roomAdded,
    remove: roomRemoved,
    change: partyChanged,
  });
  const max = groupRooms.maxNumberOfRoomsOnBooking;
  return (
    <Cell
      id={id}
      rooms={search.rooms}
      rules={groupRooms}
      maximumRooms={max}
      text={text}
      kinds={[
        ['numberOfAdults', text('group.adults')],
        ['numberOfChildren', text('group.children')],
        ['numberOfInfants', text('group.infants')],
      ]}
      fullText={text('group.rooms.max', { max })}
      className="gr-rooms-popover"
      onAdd={add}
      onRemove={remove}
      onChange={change}
    />
  );
}
